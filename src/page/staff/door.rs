//! The known phones, and the proofs required before a request is read.
//!
//! There are four messages. Each is proved by a secret, and only proofs cross the network
//! (`docs/engineering/network.md`). A phone exchanges the secret of its code for a lasting one (`pair`), starts
//! a session (`hello`), asks (`ask`), and is answered (`answer`). The requests of a session are
//! numbered: a number not higher than the last is a repeat.

use std::collections::{BTreeMap, VecDeque};

use super::secret::{Secret, chance, is_hex};

/// The most sessions known of one phone: its open pages, and some earlier ones.
const MOST_SESSIONS: usize = 8;
/// The time after which an unscanned code expires, in milliseconds.
const CODE_LASTS: i64 = 10 * 60_000;
/// The requests of one phone per second on average, and at once before the average applies.
const A_SECOND: i64 = 20;
const AT_ONCE: i64 = 80;

/// The reason for stopping a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stopped {
    /// The phone is unknown, was withdrawn, or has expired.
    Unknown,
    /// The proof is wrong.
    Forged,
    /// The code was used by another phone, or is too old.
    Used,
    /// The session is unknown: the desk was restarted, or newer sessions replaced it.
    Session,
    /// The request is a repeat.
    Repeated,
    /// The phone exceeds its limit of requests.
    TooMuch,
}

/// One phone at the door.
struct Known {
    has: Has,
    /// The time until which it is known, in milliseconds since 1970.
    until: i64,
    sessions: VecDeque<Session>,
    purse: i64,
    since: i64,
}

enum Has {
    /// A code, and the time since which it is shown.
    Code(Secret, i64),
    /// The lasting secret. Until its first use it comes with the answer to the pairing, in case
    /// that was lost.
    Key(Secret, Option<(Secret, Taken)>),
}

/// The exchange of a code for a lasting secret.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Taken {
    theirs: String,
    pub(super) ours: String,
    pub(super) proof: String,
}

struct Session {
    name: String,
    key: Secret,
    count: u64,
}

/// All known phones.
#[derive(Default)]
pub(super) struct Door {
    known: BTreeMap<String, Known>,
}

impl Door {
    /// Adds a phone that is yet to scan this code.
    pub(super) fn expect(&mut self, phone: &str, code: Secret, until: i64, now: i64) {
        self.know(phone, Has::Code(code, now), until, now);
    }

    /// Adds a phone that has this secret.
    pub(super) fn admit(&mut self, phone: &str, key: Secret, until: i64, now: i64) {
        self.know(phone, Has::Key(key, None), until, now);
    }

    fn know(&mut self, phone: &str, has: Has, until: i64, now: i64) {
        let known =
            Known { has, until, sessions: VecDeque::new(), purse: AT_ONCE * 1_000, since: now };
        self.known.insert(phone.to_owned(), known);
    }

    /// Removes a phone.
    pub(super) fn forget(&mut self, phone: &str) {
        self.known.remove(phone);
    }

    fn of(&mut self, phone: &str, now: i64) -> Result<&mut Known, Stopped> {
        let known = self.known.get_mut(phone).ok_or(Stopped::Unknown)?;
        if now >= known.until { Err(Stopped::Unknown) } else { Ok(known) }
    }

    /// Pairs a phone that has scanned its code. The first time, also returns its lasting secret.
    pub(super) fn pair(
        &mut self,
        phone: &str,
        theirs: &str,
        proof: &str,
        now: i64,
    ) -> Result<(Taken, Option<Secret>), Stopped> {
        let known = self.of(phone, now)?;
        known.spend(now)?;
        let said = format!("pair\n{phone}\n{theirs}");
        match &known.has {
            Has::Code(code, since) if is_hex(theirs, 32) && code.proves(&said, proof) => {
                if !(0..CODE_LASTS).contains(&(now - since)) {
                    return Err(Stopped::Used);
                }
                let ours = chance().ok_or(Stopped::TooMuch)?;
                let key = code.next(&format!("key\n{phone}\n{theirs}\n{ours}"));
                let proof = key.proof(&format!("paired\n{phone}\n{theirs}\n{ours}"));
                let taken = Taken { theirs: theirs.to_owned(), ours, proof };
                let code = code.clone();
                known.has = Has::Key(key.clone(), Some((code, taken.clone())));
                Ok((taken, Some(key)))
            }
            Has::Code(..) => Err(Stopped::Forged),
            Has::Key(_, Some((code, taken))) if code.proves(&said, proof) => {
                if taken.theirs == theirs { Ok((taken.clone(), None)) } else { Err(Stopped::Used) }
            }
            Has::Key(..) => Err(Stopped::Used),
        }
    }

    /// Starts a session of a phone: returns its name, and the proof that this desk has the phone's
    /// secret.
    pub(super) fn hello(
        &mut self,
        phone: &str,
        theirs: &str,
        proof: &str,
        now: i64,
    ) -> Result<(String, String), Stopped> {
        let known = self.of(phone, now)?;
        known.spend(now)?;
        let Has::Key(key, taken) = &mut known.has else { return Err(Stopped::Unknown) };
        if !is_hex(theirs, 32) || !key.proves(&format!("hello\n{phone}\n{theirs}"), proof) {
            return Err(Stopped::Forged);
        }
        *taken = None;
        let name = chance().ok_or(Stopped::TooMuch)?;
        let key = key.next(&format!("session\n{phone}\n{theirs}\n{name}"));
        let proof = key.proof(&format!("welcome\n{phone}\n{theirs}\n{name}"));
        known.sessions.push_back(Session { name: name.clone(), key, count: 0 });
        while known.sessions.len() > MOST_SESSIONS {
            known.sessions.pop_front();
        }
        Ok((name, proof))
    }

    /// Checks a request of a session and returns the secret that proves the answer.
    pub(super) fn ask(
        &mut self,
        phone: &str,
        (session, count): (&str, u64),
        proof: &str,
        body: &str,
        now: i64,
    ) -> Result<Secret, Stopped> {
        let known = self.of(phone, now)?;
        let at = known.sessions.iter().position(|one| one.name == session);
        let at = at.ok_or(Stopped::Session)?;
        let key = known.sessions[at].key.clone();
        if !key.proves(&format!("ask\n{count}\n{body}"), proof) {
            return Err(Stopped::Forged);
        }
        // Only a proved request counts against the phone's limit, so forgers cannot use it up.
        known.spend(now)?;
        let session = &mut known.sessions[at];
        if count <= session.count {
            return Err(Stopped::Repeated);
        }
        session.count = count;
        Ok(key)
    }
}

impl Known {
    fn spend(&mut self, now: i64) -> Result<(), Stopped> {
        let passed = now.saturating_sub(self.since).clamp(0, 60_000);
        self.since = now;
        self.purse = (self.purse + passed * A_SECOND).min(AT_ONCE * 1_000);
        if self.purse < 1_000 {
            return Err(Stopped::TooMuch);
        }
        self.purse -= 1_000;
        Ok(())
    }
}
