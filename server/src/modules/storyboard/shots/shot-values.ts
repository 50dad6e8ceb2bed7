import type { EntityManager } from '@mikro-orm/postgresql'
import type { Dialogue } from '#schema/shot-elements'
import type { NewShot } from '#schema/rules/storyboard'
import type { Viewer } from '#platform/auth/viewer'
import { isId } from '#platform/errors/check'
import { Asset } from '../../library/asset.entity.js'
import { mayReferTo } from '../../library/asset.policy.js'
import { keepReferences } from '../../generation/references.js'
import type { KeptReference } from '../../video/clip.entity.js'
import type { ShotValues } from './shot.entity.js'

/** The unchecked input of a shot; `newShotRule` and `shotChangesRule` parse it. */
export interface ShotInput {
  words?: string
  heading?: string
  seconds?: number
  camera?: string | null
  dialogue?: Dialogue[]
  editedPrompt?: string | null
  referenceIds?: string[]
  firstFrameId?: string | null
  lastFrameId?: string | null
  stillId?: string | null
  transition?: string
  transitionSeconds?: number
}

const PICTURES = {
  firstFrameId: 'keptFirstFrame',
  lastFrameId: 'keptLastFrame',
  stillId: 'keptStill',
} as const

/** The pictures of new shots that the viewer may use, read in one query. */
export async function usablePicturesOf(
  em: EntityManager,
  viewer: Viewer,
  shots: readonly NewShot[],
): Promise<KeptReference[]> {
  const ids = shots.flatMap(({ referenceIds, firstFrameId, lastFrameId, stillId }) =>
    [...referenceIds, firstFrameId, lastFrameId, stillId].filter(isId),
  )
  const assets = ids.length ? await em.find(Asset, { id: { $in: [...new Set(ids)] }, deletedAt: null }) : []
  return assets.filter((asset) => mayReferTo(viewer, asset)).map(({ id, name }) => ({ assetId: id, name }))
}

/**
 * Converts parsed input to values of a shot. Throws BAD_USER_INPUT with its field for a picture that the viewer cannot use.
 * `known` pictures, which the shot already has, are accepted even if they were deleted.
 */
export async function valuesOf(
  em: EntityManager,
  viewer: Viewer,
  { referenceIds, firstFrameId, lastFrameId, stillId, ...values }: Partial<NewShot>,
  { known = [], path = [] }: { known?: readonly KeptReference[]; path?: (string | number)[] } = {},
): Promise<Partial<ShotValues>> {
  const keep = async (id: string, at: (string | number)[]): Promise<KeptReference> =>
    known.find(({ assetId }) => assetId === id) ??
    (await keepReferences(em, viewer, [id], () => [...path, ...at]))[0]
  const kept: Partial<ShotValues> = { ...values }
  if (referenceIds) {
    kept.keptReferences = []
    for (const [at, id] of referenceIds.entries())
      kept.keptReferences.push(await keep(id, ['referenceIds', at]))
  }
  for (const [field, id] of Object.entries({ firstFrameId, lastFrameId, stillId }))
    if (id !== undefined)
      kept[PICTURES[field as keyof typeof PICTURES]] = id === null ? null : await keep(id, [field])
  return kept
}

/** All pictures of a shot. */
export const picturesOf = ({
  keptReferences,
  keptFirstFrame,
  keptLastFrame,
  keptStill,
}: ShotValues): KeptReference[] =>
  [...keptReferences, keptFirstFrame, keptLastFrame, keptStill].filter((picture) => picture != null)
