import type { EnvelopePoint, PlannedCue } from '#schema/mix'

/** Volume factor of an envelope at a second of the film. */
export function factorAt(envelope: readonly EnvelopePoint[], seconds: number): number {
  const next = envelope.findIndex(({ atSeconds }) => atSeconds > seconds)
  if (next === 0) return envelope[0]!.factor
  if (next < 0) return envelope.at(-1)?.factor ?? 1
  const [before, after] = [envelope[next - 1]!, envelope[next]!]
  return (
    before.factor +
    ((after.factor - before.factor) * (seconds - before.atSeconds)) / (after.atSeconds - before.atSeconds)
  )
}

/** Second of the sound at a second of the film. */
export function soundSecondAt({ startSeconds, offsetSeconds, loop }: PlannedCue, seconds: number): number {
  const second = offsetSeconds + Math.max(0, seconds - startSeconds)
  return loop ? loop.from + ((second - loop.from) % (loop.to - loop.from)) : second
}
