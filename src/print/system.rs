//! The system's faces, for letters that the program's own faces lack: Chinese, Indian, Thai.
//!
//! They are listed once. The choice depends only on the list, which is sorted, so a machine always
//! makes the same one.

use std::sync::LazyLock;

use fontdb::{Database, FaceInfo, ID, Source, Stretch, Style};
use skrifa::{FontRef, raw::TableProvider as _};

use super::face::{Face, Weight, has};

/// The system's faces for either weight, in the order of the search.
struct SystemFaces {
    database: Database,
    regular: Vec<ID>,
    bold: Vec<ID>,
}

static FOUND: LazyLock<SystemFaces> = LazyLock::new(|| {
    let mut database = Database::new();
    database.load_system_fonts();
    let order = |weight: u16| {
        let mut faces: Vec<&FaceInfo> = database.faces().collect();
        faces.sort_by_cached_key(|face| rank(face, weight));
        faces.into_iter().map(|face| face.id).collect()
    };
    let (regular, bold) = (order(400), order(700));
    SystemFaces { database, regular, bold }
});

/// Ranks a face: upright before slanted, Noto Sans before others, near weights before far ones.
/// Name and place come last, so that no two have the same rank.
fn rank(face: &FaceInfo, weight: u16) -> impl Ord + use<> {
    let family = face.families.first().map(|(name, _)| name.to_lowercase().replace(' ', ""));
    let family = family.unwrap_or_default();
    let path = match &face.source {
        Source::File(path) | Source::SharedFile(path, _) => path.clone(),
        Source::Binary(_) => std::path::PathBuf::default(),
    };
    (
        (face.style != Style::Normal, face.stretch != Stretch::Normal, face.monospaced),
        (!family.starts_with("notosans"), family.contains("serif")),
        face.weight.0.abs_diff(weight),
        (path, face.index, face.post_script_name.clone()),
    )
}

/// Returns the first system face that has these letters as outlines.
pub(super) fn find(letters: &str, weight: Weight) -> Option<Face> {
    let order = match weight {
        Weight::Regular => &FOUND.regular,
        Weight::Bold => &FOUND.bold,
    };
    order.iter().find_map(|id| {
        let face = FOUND.database.with_face_data(*id, |bytes, index| {
            let reader = FontRef::from_index(bytes, index).ok()?;
            let drawn = reader.glyf().is_ok() || reader.cff().is_ok() || reader.cff2().is_ok();
            if drawn && has(&reader, letters) {
                Face::from_system(bytes.to_vec(), index)
            } else {
                None
            }
        });
        face.flatten()
    })
}
