import { RATE, type Stereo } from './stereo.js'

/** A filter: takes one sample, returns the filtered one. */
export type Filter = (sample: number) => number

type Shape = 'lowpass' | 'highpass' | 'bandpass'

/** A filter of second order (RBJ’s audio cookbook). `frequency` in Hz; a higher `q` is narrower. */
export function biquad(shape: Shape, frequency: number, q = 0.7): Filter {
  const angle = (2 * Math.PI * Math.min(frequency, RATE * 0.45)) / RATE
  const cos = Math.cos(angle)
  const alpha = Math.sin(angle) / (2 * q)
  const [b0, b1, b2] = {
    lowpass: [(1 - cos) / 2, 1 - cos, (1 - cos) / 2],
    highpass: [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2],
    bandpass: [alpha, 0, -alpha],
  }[shape]
  const scale = 1 + alpha
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x) => {
    const y = (b0 * x + b1 * x1 + b2 * x2 + 2 * cos * y1 - (1 - alpha) * y2) / scale
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  }
}

const DELAYS = [1_617, 1_793, 1_976, 2_163]
const DIFFUSERS = [605, 480]
/** Samples by which the delays of the right channel are longer. */
const SPREAD = 23
const DAMPING = 0.3

function comb(length: number, feedback: number): Filter {
  const line = new Float32Array(length)
  let [at, dull] = [0, 0]
  return (x) => {
    const y = line[at]
    dull = y * (1 - DAMPING) + dull * DAMPING
    line[at] = x + dull * feedback
    at = (at + 1) % length
    return y
  }
}

function diffuser(length: number): Filter {
  const line = new Float32Array(length)
  let at = 0
  return (x) => {
    const late = line[at]
    line[at] = x + late * 0.5
    at = (at + 1) % length
    return late - x
  }
}

/** Hz below which a room has no reverb: resonances of low tones would make one side louder. */
const DEEP = 200

/** Adds reverb; `wet` is its share, `length` (0 to 1) its duration. */
export function addRoom(sound: Stereo, wet: number, length: number): void {
  const feedback = 0.7 + 0.24 * length
  const combs = (spread: number) => DELAYS.map((delay) => comb(delay + spread, feedback))
  const diffusers = (spread: number) => DIFFUSERS.map((delay) => diffuser(delay + spread))
  for (const [samples, spread] of [[sound.left, 0] as const, [sound.right, SPREAD] as const]) {
    const [echoes, blurs, high] = [combs(spread), diffusers(spread), biquad('highpass', DEEP)]
    for (let at = 0; at < samples.length; at++) {
      const dry = samples[at]
      const sent = high(dry)
      const echo = echoes.reduce((sum, each) => sum + each(sent), 0) / echoes.length
      samples[at] = dry + wet * blurs.reduce((value, blur) => blur(value), echo)
    }
  }
}
