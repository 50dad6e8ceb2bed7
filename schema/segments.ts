/** Characters of a text that are segmented at once: each segment of a segmenter keeps all that it was given. */
const WINDOW = 1_000

/** The segments of a text of any length, in memory that grows with the text alone. */
export function* segmentsOf(segmenter: Intl.Segmenter, text: string): Generator<string> {
  let [from, window] = [0, WINDOW]
  while (from < text.length) {
    const [start, end] = [from, from + window]
    let last = ''
    for (const { segment } of segmenter.segment(text.slice(start, end))) {
      if (last) yield last
      from += last.length
      last = segment
    }
    if (end >= text.length) {
      yield last
      return
    }
    // the last one may continue after the window; where it is the only one, more is needed
    window = from === start ? window * 2 : WINDOW
  }
}
