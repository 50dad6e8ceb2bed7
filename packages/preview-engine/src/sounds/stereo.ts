/** Samples a second. */
export const RATE = 48_000

export interface SoundOrder {
  /** Description of the sound. */
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

/** Adds a sample; `pan` is -1 for left, 1 for right. Samples outside of the sound are dropped. */
export function add({ left, right }: Stereo, at: number, value: number, pan = 0): void {
  if (at < 0 || at >= left.length) return
  left[at] += value * Math.min(1, 1 - pan)
  right[at] += value * Math.min(1, 1 + pan)
}

/** Peak level of normalised sound. */
export const PEAK = 0.7
/** Seconds of the fades at both ends, which prevent clicks. */
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

/** Target level of a tenth of a second, and the maximum gain by which peaks are rounded off for it. */
const LOUD = 0.2
const LIFT_MAX = 4

/** Makes a sound of short peaks louder, such as the ticks of a clock, by rounding its peaks off. */
export function roundPeaks(sound: Stereo): Stereo {
  const factor = PEAK / (peakOf(sound) || 1)
  const lift = Math.min(LIFT_MAX, LOUD / (factor * loudestOf(sound) || LOUD))
  if (lift <= 1) return sound
  for (const samples of [sound.left, sound.right])
    for (let at = 0; at < samples.length; at++) samples[at] = Math.tanh((samples[at] * factor * lift) / PEAK)
  return sound
}

/** RMS of the loudest tenth of a second. */
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

/** Fades both ends in and out. */
export function fadeEdges(sound: Stereo): Stereo {
  const length = Math.min(Math.round(EDGE * RATE), sound.left.length >> 1)
  for (const samples of [sound.left, sound.right])
    for (let at = 0; at < length; at++) {
      samples[at] *= at / length
      samples[samples.length - 1 - at] *= at / length
    }
  return sound
}

/** Makes a sound loop seamlessly: `overlap` samples of its end are cross-faded with its start. */
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
