import { LIMITS } from '../limits.js'
import type { Refused } from './apply.js'
import type { CaptionRow, CutDocument } from './document.js'
import { refuse } from './operation.js'
import type { CutOperation } from './operations.js'
import { captionTrackError, TOO_MANY_CAPTIONS } from './rules/caption.js'

const charactersOf = (captions: readonly CaptionRow[]): number =>
  captions.reduce((sum, { text }) => sum + text.length, 0)

/**
 * The limits of caption tracks that operations exceed. Tracks stored before the limits existed stay editable: only growing
 * tracks and moved captions are refused.
 */
export function captionIssues(
  before: CutDocument,
  after: CutDocument,
  operations: readonly CutOperation[],
): Refused[] {
  if (before.captions === after.captions) return []
  const former = new Map(before.captions.map((caption) => [caption.id, caption]))
  const named = new Map<string, Pick<Refused, 'at'> & { name: 'addCaption' | 'editCaption' }>()
  for (const [at, operation] of operations.entries())
    for (const name of ['addCaption', 'editCaption'] as const)
      if (name in operation)
        named.set((operation as Record<typeof name, { id: string }>)[name].id, { at, name })
  return after.tracks.flatMap(({ language }): Refused[] => {
    const of = ({ captions }: CutDocument) => captions.filter((caption) => caption.language === language)
    const [known, captions] = [of(before), of(after)]
    const moved = captions.filter((caption) => {
      const was = former.get(caption.id)
      return (
        !was ||
        was.itemId !== caption.itemId ||
        was.startMs !== caption.startMs ||
        was.endMs !== caption.endMs
      )
    })
    const blamed = moved.filter(({ id }) => named.has(id))
    const last = blamed.at(-1)
    if (captions.length > LIMITS.caption.perTrack && captions.length > known.length)
      return last ? [{ at: named.get(last.id)!.at, refusal: refuse('id', TOO_MANY_CAPTIONS) }] : []
    const characters = charactersOf(captions)
    const isLonger = characters > charactersOf(known)
    const wrong = captionTrackError(blamed, { captions, characters, isLonger })
    if (!wrong) return []
    const at = named.get(wrong.caption?.id ?? last?.id ?? '')?.at ?? operations.length - 1
    return [{ at, refusal: refuse(wrong.caption ? 'startMs' : 'text', wrong.message) }]
  })
}
