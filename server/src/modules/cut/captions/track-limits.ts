import type { EntityManager } from '@mikro-orm/postgresql'
import type { PlacedCaption } from '#schema/captions/placed'
import { type CaptionEdits, captionTrackError } from '#schema/rules/caption'
import { badInput, type Issue } from '#platform/errors/failure'
import type { CutCaption } from '../elements/caption.entity.js'

type Placed = Pick<PlacedCaption, 'itemId' | 'from' | 'to'>

const charactersOf = (captions: readonly { text: string }[]): number =>
  captions.reduce((sum, { text }) => sum + text.length, 0)

/**
 * Edits captions of a track, which `found` has by id. Throws BAD_USER_INPUT where the edits exceed the limits of the
 * track; one that was stored with more stays editable.
 */
export async function editWithinLimits(
  em: EntityManager,
  { trackId, edits, found }: { trackId: string; edits: CaptionEdits; found: ReadonlyMap<string, CutCaption> },
  edit: () => Promise<void>,
): Promise<void> {
  const placeOf = ({ itemId, from, to }: Placed) => `${itemId} ${from} ${to}`
  const before = { characters: charactersOf([...found.values()]), places: new Map<string, string>() }
  for (const [id, caption] of found) before.places.set(id, placeOf(caption))
  await edit()
  await em.flush()
  const changed = edits.change.flatMap(({ id }, at) => ({
    ...placed(found.get(id)!),
    id,
    path: ['change', at, 'from'],
  }))
  const moved = changed.filter((caption) => placeOf(caption) !== before.places.get(caption.id))
  const added = edits.add.map((caption, at) => ({ ...placed(caption), path: ['add', at, 'from'] }))
  const stored = await em.execute<(Placed & { characters: number })[]>(
    'select item_id "itemId", from_ms "from", to_ms "to", length(text) characters from caption where track_id = ?',
    [trackId],
  )
  const after = charactersOf([...edits.add, ...edits.change.map(({ id }) => found.get(id)!)])
  const wrong = captionTrackError<Placed & Pick<Issue, 'path'>>([...added, ...moved], {
    captions: stored,
    characters: stored.reduce((sum, { characters }) => sum + characters, 0),
    isLonger: after > before.characters,
  })
  if (wrong) throw badInput([{ path: wrong.caption?.path ?? ['add'], message: wrong.message }])
}

const placed = ({
  itemId = null,
  from,
  to,
}: {
  itemId?: string | null
  from: number
  to: number
}): Placed => ({
  itemId,
  from,
  to,
})
