//! A bounded cache of what is known of words.

/// The number of places at the beginning. A short sheet needs few.
const FIRST_PLACES: usize = 1 << 10;

/// Values by word. Each word has one place; a word that comes to the place of another removes it.
/// So no lookup takes longer than another, and a long text that repeats its words in order does not
/// empty the cache again and again.
pub(super) struct WordCache<T> {
    places: Vec<Option<(Box<str>, T)>>,
    filled: usize,
    most: usize,
}

impl<T> WordCache<T> {
    /// Creates an empty cache for at most this many words, a power of two.
    pub(super) fn new(most: usize) -> Self {
        Self { places: Vec::new(), filled: 0, most }
    }

    /// Returns the value of this word, if it is known.
    pub(super) fn get(&self, word: &str) -> Option<&T> {
        let (known, value) = self.places.get(self.place(word))?.as_ref()?;
        (**known == *word).then_some(value)
    }

    /// Keeps the value of this word.
    pub(super) fn put(&mut self, word: &str, value: T) {
        if self.filled * 2 >= self.places.len() && self.places.len() < self.most {
            self.grow();
        }
        let place = self.place(word);
        if let Some(there) = self.places.get_mut(place) {
            self.filled += usize::from(there.is_none());
            *there = Some((word.into(), value));
        }
    }

    fn grow(&mut self) {
        let count = (self.places.len() * 2).clamp(FIRST_PLACES, self.most);
        let fresh = std::iter::repeat_with(|| None).take(count).collect();
        let before = std::mem::replace(&mut self.places, fresh);
        self.filled = 0;
        for (word, value) in before.into_iter().flatten() {
            let place = self.place(&word);
            self.filled += usize::from(self.places[place].is_none());
            self.places[place] = Some((word, value));
        }
    }

    /// Returns the place of a word (FNV-1a).
    fn place(&self, word: &str) -> usize {
        let mixed = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let sum = word.bytes().fold(0xcbf2_9ce4_8422_2325, mixed);
        // Mixed once more, so that the bits taken depend on every byte.
        let mixed = (sum ^ (sum >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        usize::try_from(mixed >> 40).unwrap_or_default() & self.places.len().saturating_sub(1)
    }
}
