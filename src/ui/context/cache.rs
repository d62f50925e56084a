//! Views that were computed, kept until what they were computed from is another.

use std::{any::Any, cell::RefCell, collections::BTreeMap, panic::Location, rc::Rc};

use crate::i18n::Language;

/// How long a view holds while nothing happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// The time is nothing to it.
    Change,
    /// It is looked at every ten seconds, and when the balance of the tables is another.
    TenSeconds,
    /// It says what the clock says.
    Second,
}

/// The event at an instant, as far as a view can tell one instant from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp {
    pub(super) revision: u64,
    pub(super) language: Language,
    /// The time in the view's own steps, and how often the balance was another.
    pub(super) time: (i64, u32),
}

/// The last view that was made, in each language, at each place of the source that asks for one: the windows have one
/// language, and a wall may have another.
#[derive(Default)]
pub(super) struct Cache(RefCell<BTreeMap<(&'static Location<'static>, Language), Made>>);

struct Made {
    stamp: Stamp,
    asked: Box<dyn Any>,
    view: Rc<dyn Any>,
}

impl Cache {
    /// What this place made of the same at the same moment, or made anew.
    #[track_caller]
    pub(super) fn get<V: 'static, A: PartialEq + 'static>(
        &self,
        stamp: Stamp,
        asked: A,
        make: impl FnOnce(&A) -> V,
    ) -> Rc<V> {
        let place = (Location::caller(), stamp.language);
        let held = self.0.borrow().get(&place).and_then(|made| {
            let same = made.stamp == stamp && made.asked.downcast_ref() == Some(&asked);
            same.then(|| Rc::clone(&made.view))
        });
        if let Some(view) = held.and_then(|view| view.downcast().ok()) {
            return view;
        }
        // A view may ask for another one while it is made.
        let view = Rc::new(make(&asked));
        let kept: Rc<dyn Any> = view.clone();
        self.0.borrow_mut().insert(place, Made { stamp, asked: Box::new(asked), view: kept });
        view
    }

    /// Something happened: what was made is no more.
    pub(super) fn clear(&self) {
        self.0.borrow_mut().clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_is_made_once_for_each_event_language_time_and_question() {
        let cache = Cache::default();
        let first = Stamp { revision: 1, language: Language::English, time: (0, 0) };
        let stamps = [
            first,
            Stamp { revision: 2, ..first },
            Stamp { language: Language::Italian, ..first },
            Stamp { time: (1, 0), ..first },
            Stamp { time: (0, 1), ..first },
        ];
        for other in stamps {
            for asked in [7, 8] {
                let made = |stamp, asked: i32| {
                    let mut made = false;
                    let view = cache.get(stamp, asked, |asked| {
                        made = true;
                        asked.to_string()
                    });
                    assert_eq!(*view, asked.to_string());
                    made
                };
                cache.clear();
                assert!(made(first, 7));
                assert!(!made(first, 7));
                assert_eq!(made(other, asked), other != first || asked != 7);
                // Another language takes nobody's place.
                assert_eq!(
                    made(first, 7),
                    (other != first || asked != 7) && other.language == first.language
                );
            }
        }
    }
}
