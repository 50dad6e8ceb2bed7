/** Number of peaks per second of a sound. */
export const PEAKS_PER_SECOND = 50
/** Full scale of a peak. */
const FULL = 255
/** Pixels between two points of the line. */
const STEP = 2

/** Decodes the peaks of a sound, 0 to 255, from base64. */
export function decodePeaks(base64: string): Uint8Array {
  const text = atob(base64)
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** The largest peak between two seconds of a sound, 0 to 1. */
function peakBetween(peaks: Uint8Array, from: number, to: number): number {
  const first = Math.max(0, Math.floor(from * PEAKS_PER_SECOND))
  const last = Math.min(peaks.length, Math.max(first + 1, Math.ceil(to * PEAKS_PER_SECOND)))
  let peak = 0
  for (let at = first; at < last; at++) peak = Math.max(peak, peaks[at]!)
  return peak / FULL
}

interface DrawnWaveform {
  /** Pixels. */
  width: number
  height: number
  /** Converts pixels from the left to seconds of the sound. */
  soundAt: (x: number) => number
  /** Volume factor; 1 is the original level. */
  factor: number
}

/** SVG path of a waveform, mirrored at the middle. Clips what exceeds the height. */
export function waveformPath(peaks: Uint8Array, { width, height, soundAt, factor }: DrawnWaveform): string {
  const middle = height / 2
  const above: string[] = []
  const below: string[] = []
  for (let x = 0; x <= width; x += STEP) {
    const [from, to] = [soundAt(x), soundAt(Math.min(width, x + STEP))]
    const peak = peakBetween(peaks, from, Math.max(from, to))
    // silence is still drawn as a line
    const half = Math.max(0.5, Math.min(1, peak * factor) * middle)
    above.push(`${x} ${(middle - half).toFixed(1)}`)
    below.push(`${x} ${(middle + half).toFixed(1)}`)
  }
  return `M${above.join('L')}L${below.reverse().join('L')}Z`
}
