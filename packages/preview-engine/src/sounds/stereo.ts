/** Samples a second. */
export const RATE = 48_000

export interface SoundOrder {
  /** What is to be heard. */
  words: string
  seconds: number
  seed: number
}

/** Sound in two channels, with samples from -1 to 1. */
export interface Stereo {
  left: Float32Array
  right: Float32Array
}

export const silence = (samples: number): Stereo => ({
  left: new Float32Array(samples),
  right: new Float32Array(samples),
})

/** Adds a sample; `pan` is -1 for the left, 1 for the right. What lies outside of the sound is dropped. */
export function add({ left, right }: Stereo, at: number, value: number, pan = 0): void {
  if (at < 0 || at >= left.length) return
  left[at] += value * Math.min(1, 1 - pan)
  right[at] += value * Math.min(1, 1 + pan)
}

/** The loudest sample. */
export const PEAK = 0.7
/** Seconds in which the ends fade, so that neither of them clicks. */
const EDGE = 0.004

export const peakOf = ({ left, right }: Stereo): number =>
  Math.max(
    ...[left, right].map((samples) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)),
  )

/** Scales a sound to the usual peak; silence stays silent. */
export function normalise(sound: Stereo): Stereo {
  const factor = PEAK / (peakOf(sound) || 1)
  for (const samples of [sound.left, sound.right])
    for (let at = 0; at < samples.length; at++) samples[at] *= factor
  return sound
}

/** Loudness that a tenth of a second of a sound should have, and by how much peaks are rounded off for it at most. */
const LOUD = 0.2
const LIFT_MAX = 4

/** Makes a sound louder that consists of short peaks, such as the ticks of a clock: its peaks are rounded off. */
export function roundPeaks(sound: Stereo): Stereo {
  const factor = PEAK / (peakOf(sound) || 1)
  const lift = Math.min(LIFT_MAX, LOUD / (factor * loudestOf(sound) || LOUD))
  if (lift <= 1) return sound
  for (const samples of [sound.left, sound.right])
    for (let at = 0; at < samples.length; at++) samples[at] = Math.tanh((samples[at] * factor * lift) / PEAK)
  return sound
}

/** Root of the mean square of the loudest tenth of a second. */
function loudestOf({ left, right }: Stereo): number {
  const length = RATE / 10
  let [loudest, sum] = [0, 0]
  for (let at = 0; at < left.length; at++) {
    sum += left[at] ** 2 + right[at] ** 2
    if (at >= length) sum -= left[at - length] ** 2 + right[at - length] ** 2
    loudest = Math.max(loudest, sum)
  }
  return Math.sqrt(loudest / length / 2)
}

/** Fades both ends for a moment. */
export function fadeEdges(sound: Stereo): Stereo {
  const length = Math.min(Math.round(EDGE * RATE), sound.left.length >> 1)
  for (const samples of [sound.left, sound.right])
    for (let at = 0; at < length; at++) {
      samples[at] *= at / length
      samples[samples.length - 1 - at] *= at / length
    }
  return sound
}

/** A sound that continues from its end to its beginning: `overlap` samples of its end are cross-faded with the start. */
export function closeLoop({ left, right }: Stereo, overlap: number): Stereo {
  const close = (samples: Float32Array) => {
    const looped = samples.slice(0, samples.length - overlap)
    for (let at = 0; at < overlap; at++) {
      const angle = ((at + 0.5) / overlap) * (Math.PI / 2)
      looped[at] = samples[at] * Math.sin(angle) + samples[looped.length + at] * Math.cos(angle)
    }
    return looped
  }
  return { left: close(left), right: close(right) }
}

const HEADER_BYTES = 44

/** A WAV file of 16-bit samples. */
export function wavOf({ left, right }: Stereo): Buffer {
  const bytes = left.length * 4
  const file = Buffer.alloc(HEADER_BYTES + bytes)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20) // PCM
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 4, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(bytes, 40)
  for (let at = 0; at < left.length; at++) {
    file.writeInt16LE(Math.round(left[at] * 32_767), HEADER_BYTES + at * 4)
    file.writeInt16LE(Math.round(right[at] * 32_767), HEADER_BYTES + at * 4 + 2)
  }
  return file
}
