import type { FileHandle } from 'node:fs/promises'
import { asBytes } from '../sound.js'
import { BYTES_PER_SAMPLE } from '../encoding.js'
import type { SampledCue } from './film-mix.js'

/** A decoded sound: a file with its 16-bit samples `from` to `to`. */
export interface DecodedSound {
  file: FileHandle
  from: number
  to: number
}

/** Samples of the crossfade between repetitions: 5 ms. */
const LOOP_FADE = 240
const FULL_SCALE = 32_768

/** The samples of a sound that a cue plays. */
export const heardOf = ({ from, to, offset, loop }: SampledCue): { from: number; to: number } =>
  loop
    ? { from: Math.min(loop.from, offset), to: loop.to + LOOP_FADE }
    : { from: offset, to: offset + to - from }

/** Reads samples of a sound from sample `at`, 1 for full scale; silence before and after the sound. */
const readSound = async (sound: DecodedSound, at: number, into: Float32Array): Promise<void> => {
  const skipped = Math.min(into.length / 2, Math.max(0, sound.from - at))
  const stored = new Int16Array(into.length - skipped * 2)
  const { bytesRead } = await sound.file.read(
    asBytes(stored),
    0,
    stored.byteLength,
    (at + skipped - sound.from) * BYTES_PER_SAMPLE,
  )
  stored.fill(0, bytesRead >> 1)
  into.fill(0, 0, skipped * 2)
  for (let index = 0; index < stored.length; index++) into[skipped * 2 + index] = stored[index] / FULL_SCALE
}

/** The samples after the end of a loop: the rest of the sound, or its end in reverse if nothing is left. */
const readContinuation = async (sound: DecodedSound, end: number): Promise<Float32Array> => {
  const continuation = new Float32Array(LOOP_FADE * 2)
  const rest = Math.max(0, Math.min(LOOP_FADE, sound.to - end))
  await readSound(sound, end, continuation.subarray(0, rest * 2))
  const last = new Float32Array(LOOP_FADE * 2)
  const before = Math.min(end, sound.to) - LOOP_FADE
  await readSound(sound, before + rest, last)
  for (let frame = rest; frame < LOOP_FADE; frame++) {
    const mirrored = (LOOP_FADE - 1 - (frame - rest)) * 2
    continuation.set(last.subarray(mirrored, mirrored + 2), frame * 2)
  }
  return continuation
}

/** Reads the samples of a cue, without its envelope. */
export class CueReader {
  private continuation?: Promise<Float32Array>

  constructor(
    private readonly cue: SampledCue,
    private readonly sound: DecodedSound,
  ) {}

  /** Fills `into` with the cue's samples from sample `at` of the film. */
  async read(at: number, into: Float32Array): Promise<void> {
    const { from, offset, loop } = this.cue
    if (!loop) return readSound(this.sound, offset + at - from, into)
    for (let done = 0; done < into.length / 2;) {
      const { repetition, begin, next } = this.repetitionAt(at + done)
      const count = Math.min(into.length / 2 - done, next - at - done)
      const part = into.subarray(done * 2, (done + count) * 2)
      const within = at + done - begin
      await readSound(this.sound, loop.from + within, part)
      if (repetition > 0 && within < LOOP_FADE) await this.fadeIn(part, within)
      done += count
    }
  }

  private repetitionAt(at: number) {
    const { start, period } = this.cue.loop!
    const beginOf = (repetition: number) => Math.round(start + repetition * period)
    let repetition = Math.floor((at - start) / period)
    if (beginOf(repetition) > at) repetition--
    else if (beginOf(repetition + 1) <= at) repetition++
    return { repetition, begin: beginOf(repetition), next: beginOf(repetition + 1) }
  }

  /** Crossfades from the end of the loop to its beginning; `within` counts samples from there. */
  private async fadeIn(samples: Float32Array, within: number): Promise<void> {
    const before = await (this.continuation ??= readContinuation(this.sound, this.cue.loop!.to))
    const length = Math.min(LOOP_FADE, Math.floor(this.cue.loop!.period / 2))
    for (let frame = within; frame < length && (frame - within) * 2 < samples.length; frame++) {
      const share = (frame + 0.5) / length
      for (const channel of [0, 1]) {
        const index = (frame - within) * 2 + channel
        samples[index] = samples[index] * share + before[frame * 2 + channel] * (1 - share)
      }
    }
  }
}

/** Multiplies samples from sample `at` of the film by an envelope. */
export const applyEnvelope = (
  envelope: SampledCue['envelope'],
  at: number,
  samples: Float32Array,
): Float32Array => {
  let next = 0
  for (let frame = 0; frame < samples.length / 2; frame++) {
    const now = at + frame
    while (next < envelope.length && envelope[next].at <= now) next++
    const [before, after] = [envelope[next - 1] ?? envelope[next], envelope[next] ?? envelope[next - 1]]
    const factor =
      before === after
        ? before.factor
        : before.factor + ((after.factor - before.factor) * (now - before.at)) / (after.at - before.at)
    samples[frame * 2] *= factor
    samples[frame * 2 + 1] *= factor
  }
  return samples
}
