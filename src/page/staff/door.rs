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
pub(super) enum StopReason {
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
struct PairedPhone {
    has: PhoneSecret,
    /// The time until which it is known, in milliseconds since 1970.
    until: i64,
    sessions: VecDeque<Session>,
    purse: i64,
    since: i64,
}

enum PhoneSecret {
    /// A code, and the time since which it is shown.
    Code(Secret, i64),
    /// The lasting secret. Until its first use it comes with the answer to the pairing, in case
    /// that was lost.
    Key(Secret, Option<(Secret, KeyExchange)>),
}

/// The exchange of a code for a lasting secret.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct KeyExchange {
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
    known: BTreeMap<String, PairedPhone>,
}

impl Door {
    /// Adds a phone that is yet to scan this code.
    pub(super) fn expect(&mut self, phone: &str, code: Secret, until: i64, now: i64) {
        self.add(phone, PhoneSecret::Code(code, now), until, now);
    }

    /// Adds a phone that has this secret.
    pub(super) fn admit(&mut self, phone: &str, key: Secret, until: i64, now: i64) {
        self.add(phone, PhoneSecret::Key(key, None), until, now);
    }

    fn add(&mut self, phone: &str, has: PhoneSecret, until: i64, now: i64) {
        let known = PairedPhone {
            has,
            until,
            sessions: VecDeque::new(),
            purse: AT_ONCE * 1_000,
            since: now,
        };
        self.known.insert(phone.to_owned(), known);
    }

    /// Removes a phone.
    pub(super) fn forget(&mut self, phone: &str) {
        self.known.remove(phone);
    }

    fn of(&mut self, phone: &str, now: i64) -> Result<&mut PairedPhone, StopReason> {
        let known = self.known.get_mut(phone).ok_or(StopReason::Unknown)?;
        if now >= known.until { Err(StopReason::Unknown) } else { Ok(known) }
    }

    /// Pairs a phone that has scanned its code. The first time, also returns its lasting secret.
    pub(super) fn pair(
        &mut self,
        phone: &str,
        theirs: &str,
        proof: &str,
        now: i64,
    ) -> Result<(KeyExchange, Option<Secret>), StopReason> {
        let known = self.of(phone, now)?;
        let said = format!("pair\n{phone}\n{theirs}");
        // Only proved messages count against the phone's limit, so forgers cannot use it up.
        let (PhoneSecret::Code(code, _) | PhoneSecret::Key(_, Some((code, _)))) = &known.has else {
            return Err(StopReason::Used);
        };
        if !code.proves(&said, proof) {
            let is_code = matches!(known.has, PhoneSecret::Code(..));
            return Err(if is_code { StopReason::Forged } else { StopReason::Used });
        }
        known.spend(now)?;
        match &known.has {
            PhoneSecret::Code(code, since) if is_hex(theirs, 32) => {
                if !(0..CODE_LASTS).contains(&(now - since)) {
                    return Err(StopReason::Used);
                }
                let ours = chance().ok_or(StopReason::TooMuch)?;
                let key = code.next(&format!("key\n{phone}\n{theirs}\n{ours}"));
                let proof = key.proof(&format!("paired\n{phone}\n{theirs}\n{ours}"));
                let taken = KeyExchange { theirs: theirs.to_owned(), ours, proof };
                let code = code.clone();
                known.has = PhoneSecret::Key(key.clone(), Some((code, taken.clone())));
                Ok((taken, Some(key)))
            }
            PhoneSecret::Code(..) => Err(StopReason::Forged),
            PhoneSecret::Key(_, Some((_, taken))) if taken.theirs == theirs => {
                Ok((taken.clone(), None))
            }
            PhoneSecret::Key(..) => Err(StopReason::Used),
        }
    }

    /// Starts a session of a phone: returns its name, and the proof that this desk has the phone's
    /// secret.
    pub(super) fn start_session(
        &mut self,
        phone: &str,
        theirs: &str,
        proof: &str,
        now: i64,
    ) -> Result<(String, String), StopReason> {
        let known = self.of(phone, now)?;
        let PhoneSecret::Key(key, taken) = &mut known.has else { return Err(StopReason::Unknown) };
        if !is_hex(theirs, 32) || !key.proves(&format!("hello\n{phone}\n{theirs}"), proof) {
            return Err(StopReason::Forged);
        }
        *taken = None;
        let key = key.clone();
        known.spend(now)?;
        let name = chance().ok_or(StopReason::TooMuch)?;
        let key = key.next(&format!("session\n{phone}\n{theirs}\n{name}"));
        let proof = key.proof(&format!("welcome\n{phone}\n{theirs}\n{name}"));
        known.sessions.push_back(Session { name: name.clone(), key, count: 0 });
        while known.sessions.len() > MOST_SESSIONS {
            known.sessions.pop_front();
        }
        Ok((name, proof))
    }

    /// Checks a request of a session and returns the secret that proves the answer.
    pub(super) fn check_request(
        &mut self,
        phone: &str,
        (session, count): (&str, u64),
        proof: &str,
        body: &str,
        now: i64,
    ) -> Result<Secret, StopReason> {
        let known = self.of(phone, now)?;
        let at = known.sessions.iter().position(|one| one.name == session);
        let at = at.ok_or(StopReason::Session)?;
        let key = known.sessions[at].key.clone();
        if !key.proves(&format!("ask\n{count}\n{body}"), proof) {
            return Err(StopReason::Forged);
        }
        // Only a proved request counts against the phone's limit, so forgers cannot use it up.
        known.spend(now)?;
        let session = &mut known.sessions[at];
        if count <= session.count {
            return Err(StopReason::Repeated);
        }
        session.count = count;
        Ok(key)
    }
}

impl PairedPhone {
    fn spend(&mut self, now: i64) -> Result<(), StopReason> {
        let passed = now.saturating_sub(self.since).clamp(0, 60_000);
        self.since = now;
        self.purse = (self.purse + passed * A_SECOND).min(AT_ONCE * 1_000);
        if self.purse < 1_000 {
            return Err(StopReason::TooMuch);
        }
        self.purse -= 1_000;
        Ok(())
    }
}
