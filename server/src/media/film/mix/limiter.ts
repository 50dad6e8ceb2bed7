/**
 * A true-peak limiter for stereo: it finds the peaks between samples, lowers the gain before each of them,
 * and raises it again slowly. Sound below the ceiling passes unchanged.
 */

/** Samples in which the gain is lowered: 5 ms. */
const ATTACK = 240
/** The share of the missing gain that comes back with each sample: most of it in 80 ms. */
const RELEASE = 1 - Math.exp(-1 / 3_840)
/** Samples that an interpolated point depends on. */
const TAPS = 16
const HALF = TAPS / 2

/** Weights of the surrounding samples for three points between two samples: a windowed sinc. */
const BETWEEN = [0.25, 0.5, 0.75].map((point) =>
  Float64Array.from({ length: TAPS }, (_, tap) => {
    const distance = tap - (HALF - 1) - point
    const angle = Math.PI * distance
    return (Math.sin(angle) / angle) * Math.cos(angle / TAPS) ** 2
  }),
)
/** Upper bound of a point between samples, as a multiple of the largest sample. */
const OVERSHOOT = Math.max(...BETWEEN.map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)))

export class Limiter {
  /** Samples by which the output lags behind the input. */
  static readonly delay = ATTACK + HALF

  private readonly size: number
  private readonly channels: [Float32Array, Float32Array]
  /** A monotonic queue of the smallest gains in the window, oldest first. */
  private readonly least: { at: number; gain: number }[] = []
  private readonly gains = new Float64Array(ATTACK + 1).fill(1)
  private sum = ATTACK + 1
  private gain = 1
  private before = 0
  private at = 0

  /** `ceiling` is a factor of full scale; `longest` is the largest block, in samples. */
  constructor(
    private readonly ceiling: number,
    private readonly longest: number,
  ) {
    this.size = Limiter.delay + TAPS
    this.channels = [new Float32Array(this.size + longest), new Float32Array(this.size + longest)]
  }

  /** Replaces a block of interleaved stereo with the limited samples that are due. */
  process(samples: Float32Array): void {
    const { size, channels } = this
    const [left, right] = channels
    const count = samples.length / 2
    if (count > this.longest) throw new RangeError('The block is too long')
    for (let frame = 0; frame < count; frame++) {
      left[size + frame] = samples[frame * 2]
      right[size + frame] = samples[frame * 2 + 1]
    }
    for (let frame = 0; frame < count; frame++) {
      const factor = this.next(size + frame)
      const due = size + frame - Limiter.delay
      samples[frame * 2] = left[due] * factor
      samples[frame * 2 + 1] = right[due] * factor
    }
    for (const channel of channels) channel.copyWithin(0, count, count + size)
  }

  /** The gain of the sample that is due when the newest one is at `newest`. */
  private next(newest: number): number {
    const required = this.required(newest)
    const { least, gains } = this
    while (least.length > 0 && least[least.length - 1].gain >= required) least.pop()
    least.push({ at: this.at, gain: required })
    if (least[0].at < this.at - ATTACK) least.shift()
    this.gain = Math.min(least[0].gain, this.gain + (1 - this.gain) * RELEASE)
    const slot = this.at % gains.length
    this.sum += this.gain - gains[slot]
    gains[slot] = this.gain
    this.at++
    return this.sum / gains.length
  }

  /** The maximum gain of the sample `HALF` before the newest. */
  private required(newest: number): number {
    const [left, right] = this.channels
    const at = newest - HALF
    const sample = Math.max(Math.abs(left[at]), Math.abs(right[at]))
    const after = this.peakAfter(newest)
    const peak = Math.max(sample, this.before, after)
    this.before = after
    return peak > this.ceiling ? this.ceiling / peak : 1
  }

  /** The largest interpolated point between that sample and the next. */
  private peakAfter(newest: number): number {
    const from = newest - TAPS + 1
    let largest = 0
    for (const channel of this.channels) {
      for (let at = from; at <= newest; at++) largest = Math.max(largest, Math.abs(channel[at]))
    }
    if (largest * OVERSHOOT <= this.ceiling) return 0
    let peak = 0
    for (const channel of this.channels) {
      for (const taps of BETWEEN) {
        let point = 0
        for (let tap = 0; tap < TAPS; tap++) point += taps[tap] * channel[from + tap]
        peak = Math.max(peak, Math.abs(point))
      }
    }
    return peak
  }
}

/**
 * The same sound, limited, with as many samples. Blocks have at most `longest` samples, and are overwritten.
 */
export async function* limited(
  blocks: AsyncIterable<Float32Array>,
  { ceiling, longest }: { ceiling: number; longest: number },
): AsyncGenerator<Float32Array> {
  const limiter = new Limiter(ceiling, Math.max(longest, Limiter.delay))
  let early = Limiter.delay
  const due = (block: Float32Array) => {
    limiter.process(block)
    const skipped = Math.min(early, block.length / 2)
    early -= skipped
    return block.subarray(skipped * 2)
  }
  for await (const block of blocks) yield due(block)
  yield due(new Float32Array(Limiter.delay * 2))
}
