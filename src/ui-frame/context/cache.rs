//! A cache of computed views, kept until their input changes.

use std::{any::Any, cell::RefCell, collections::BTreeMap, panic::Location, rc::Rc};

use bottone_i18n::Language;

/// The time a view stays valid while nothing happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Validity {
    /// Until the event changes; the time does not matter.
    Change,
    /// For ten seconds, or until the balance of the tables changes.
    TenSeconds,
    /// Until the next second of the clock.
    Second,
}

/// A state of the event, as precisely as a view distinguishes instants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp {
    pub(super) revision: u64,
    pub(super) language: Language,
    /// The time in the view's own steps, and the number of changes of the balance.
    pub(super) time: (i64, u32),
}

/// The last view made for each language at each calling place in the source. The windows have one
/// language, and a wall may have another.
#[derive(Default)]
pub(super) struct Cache(RefCell<BTreeMap<(&'static Location<'static>, Language), CachedView>>);

struct CachedView {
    stamp: Stamp,
    input: Box<dyn Any>,
    view: Rc<dyn Any>,
}

impl Cache {
    /// Returns this caller's last view if its input is the same, and makes it again otherwise.
    #[track_caller]
    pub(super) fn get<V: 'static, A: PartialEq + 'static>(
        &self,
        stamp: Stamp,
        asked: A,
        make: impl FnOnce(&A) -> V,
    ) -> Rc<V> {
        let place = (Location::caller(), stamp.language);
        let held = self.0.borrow().get(&place).and_then(|made| {
            let same = made.stamp == stamp && made.input.downcast_ref() == Some(&asked);
            same.then(|| Rc::clone(&made.view))
        });
        if let Some(view) = held.and_then(|view| view.downcast().ok()) {
            return view;
        }
        // Making a view may ask for another view.
        let view = Rc::new(make(&asked));
        let kept: Rc<dyn Any> = view.clone();
        self.0.borrow_mut().insert(place, CachedView { stamp, input: Box::new(asked), view: kept });
        view
    }

    /// Drops every view after a change of the event.
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
                // Another language must not take the place of the first.
                assert_eq!(
                    made(first, 7),
                    (other != first || asked != 7) && other.language == first.language
                );
            }
        }
    }
}
