//! A length divided among neighbours, to the last point.

/// Returns the widths of this many neighbours with this gap between two, which fill `length`
/// exactly. They are whole points and differ by one at most.
#[expect(clippy::cast_precision_loss, reason = "a few dozen columns")]
pub fn shares(length: f32, count: usize, gap: f32) -> impl Iterator<Item = f32> {
    let each = (length + gap) / count.max(1) as f32;
    let edge = move |at: usize| (each * at as f32).round();
    (0..count).map(move |at| edge(at + 1) - edge(at) - gap)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_fill_the_length_to_the_last_point() {
        for (length, count, gap) in [(802.0, 5, 6.0), (802.0, 7, 6.0), (1442.0, 11, 3.0)] {
            let widths: Vec<f32> = shares(length, count, gap).collect();
            let gaps = f32::from(u8::try_from(widths.len() - 1).unwrap());
            let whole: f32 = widths.iter().sum::<f32>() + gap * gaps;
            assert!((whole - length).abs() < 0.01, "{count} in {length}: {widths:?}");
            let least = widths.iter().copied().fold(f32::MAX, f32::min);
            assert!(widths.iter().all(|width| width - least <= 1.01), "{widths:?}");
        }
    }
}
