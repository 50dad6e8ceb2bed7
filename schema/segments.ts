/** Characters segmented at once: each segment keeps the whole input of the segmenter in memory. */
const WINDOW = 1_000

/** The segments of a text of any length, with memory proportional to the text. */
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
    // the last segment may continue after the window; enlarge it if there is no other
    window = from === start ? window * 2 : WINDOW
  }
}
