import type { EntityManager } from '@mikro-orm/postgresql'
import { isId } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import type { Viewer } from '#platform/auth/viewer'
import { Asset } from '../library/asset.entity.js'
import { mayReferTo } from '../library/asset.policy.js'
import type { KeptReference } from '../video/video.entity.js'

/**
 * The assets of these ids as references of a prompt, in their order. Throws BAD_USER_INPUT, with the path
 * that `pathOf` gives, for one that is unknown, deleted, or not usable by the viewer.
 */
export async function keepReferences(
  em: EntityManager,
  viewer: Viewer,
  ids: string[],
  pathOf: (at: number) => (string | number)[] = (at) => ['referenceIds', at],
): Promise<KeptReference[]> {
  const found = ids.length ? await em.find(Asset, { id: { $in: ids.filter(isId) }, deletedAt: null }) : []
  return ids.map((id, at) => {
    const asset = found.find((candidate) => candidate.id === id)
    if (!asset || !mayReferTo(viewer, asset))
      throw badInput([{ path: pathOf(at), message: 'This reference image cannot be used' }])
    return { assetId: id, name: asset.name }
  })
}

/** The pictures that a video begins and ends with. */
export interface KeptFrames {
  keptFirstFrame: KeptReference | null
  keptLastFrame: KeptReference | null
}

/** The assets of these ids as the frames of a prompt. Throws BAD_USER_INPUT as for references. */
export async function keepFrames(
  em: EntityManager,
  viewer: Viewer,
  { firstFrameId, lastFrameId }: { firstFrameId?: string | null; lastFrameId?: string | null },
): Promise<KeptFrames> {
  const keep = async (id: string | null | undefined, field: string) =>
    id ? (await keepReferences(em, viewer, [id], () => [field]))[0] : null
  return {
    keptFirstFrame: await keep(firstFrameId, 'firstFrameId'),
    keptLastFrame: await keep(lastFrameId, 'lastFrameId'),
  }
}
