//! Which telephones are known, and what they prove before anything that they ask is heard.
//!
//! Four things are said, each proved by a secret of which only proofs cross the network (`docs/network.md`):
//! a telephone takes the secret of its code for a lasting one (`pair`), begins a session (`hello`), asks (`ask`), and is
//! answered (`answer`). What is asked in a session is counted: a number that is not higher than the last is a repeat.

use std::collections::{BTreeMap, VecDeque};

use super::secret::{Secret, chance, is_hex};

/// So many sessions of one telephone are known: the pages that it has open, and some that it had.
const MOST_SESSIONS: usize = 8;
/// A code that nobody scans is none after so long, in milliseconds.
const CODE_LASTS: i64 = 10 * 60_000;
/// Requests of one telephone in a second in the long run, and at once before that counts.
const A_SECOND: i64 = 20;
const AT_ONCE: i64 = 80;

/// Why somebody is not heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stopped {
    /// Nobody knows this telephone, or it was withdrawn, or its time is over.
    Unknown,
    /// What it says is not proved.
    Forged,
    /// The code was used by another telephone, or is too old.
    Used,
    /// The session is none that the desk knows: it began anew, or there were others since.
    Session,
    /// It was said before.
    Repeated,
    /// It asks for more than one telephone may.
    TooMuch,
}

/// One telephone at the door.
struct Known {
    has: Has,
    /// Until when it is known, in milliseconds since 1970.
    until: i64,
    sessions: VecDeque<Session>,
    purse: i64,
    since: i64,
}

enum Has {
    /// A code that is shown since then.
    Code(Secret, i64),
    /// Its lasting secret; and until it was first used, what was said when it was taken, in case that was not heard.
    Key(Secret, Option<(Secret, Taken)>),
}

/// How a code was taken.
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

/// Everybody who is known.
#[derive(Default)]
pub(super) struct Door {
    known: BTreeMap<String, Known>,
}

impl Door {
    /// Knows a telephone that is yet to scan this code.
    pub(super) fn expect(&mut self, phone: &str, code: Secret, until: i64, now: i64) {
        self.know(phone, Has::Code(code, now), until, now);
    }

    /// Knows a telephone that has this secret.
    pub(super) fn admit(&mut self, phone: &str, key: Secret, until: i64, now: i64) {
        self.know(phone, Has::Key(key, None), until, now);
    }

    fn know(&mut self, phone: &str, has: Has, until: i64, now: i64) {
        let known =
            Known { has, until, sessions: VecDeque::new(), purse: AT_ONCE * 1_000, since: now };
        self.known.insert(phone.to_owned(), known);
    }

    /// Knows it no longer.
    pub(super) fn forget(&mut self, phone: &str) {
        self.known.remove(phone);
    }

    fn of(&mut self, phone: &str, now: i64) -> Result<&mut Known, Stopped> {
        let known = self.known.get_mut(phone).ok_or(Stopped::Unknown)?;
        if now >= known.until { Err(Stopped::Unknown) } else { Ok(known) }
    }

    /// A telephone has scanned its code. Gives its lasting secret too, the first time.
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

    /// A telephone begins a session: its name, and the proof that this desk has the telephone's secret.
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

    /// Something is asked in a session; gives what proves the answer.
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
        // Only what is proved costs a telephone anything: whoever forges spends nothing of it.
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
