import type { EnvelopePoint, PlannedCue } from '#schema/mix'

/** Volume factor of an envelope at a second of the film. */
export function factorAt(envelope: readonly EnvelopePoint[], seconds: number): number {
  const next = envelope.findIndex(({ at }) => at > seconds)
  if (next === 0) return envelope[0]!.factor
  if (next < 0) return envelope.at(-1)?.factor ?? 1
  const [before, after] = [envelope[next - 1]!, envelope[next]!]
  return before.factor + ((after.factor - before.factor) * (seconds - before.at)) / (after.at - before.at)
}

/** Second of the sound at a second of the film. */
export function soundSecondAt({ from, offset, loop }: PlannedCue, seconds: number): number {
  const second = offset + Math.max(0, seconds - from)
  return loop ? loop.from + ((second - loop.from) % (loop.to - loop.from)) : second
}
