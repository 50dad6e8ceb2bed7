import type { EntityManager } from '@mikro-orm/postgresql'
import type { ImageUse } from '#schema/element-images'
import { LOOK_WITHOUT_SHOT, SET_ASSET_UNUSABLE, USE_WITHOUT_IMAGE } from '#schema/rules/storyboard'
import { isId } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import { ApprovalStatus } from '../../library/asset.entity.js'
import type { ChangingOrder } from '../storyboard-order.js'
import type { StoredLook, StoryboardElement } from './element.entity.js'

/** Throws BAD_USER_INPUT for shots that are not on the storyboard, and unusable images. */
export async function setLooks(
  { em, order }: Pick<ChangingOrder, 'em' | 'order'>,
  element: StoryboardElement,
  looks: StoredLook[],
): Promise<void> {
  for (const [at, { fromShotId, assetIds }] of looks.entries()) {
    if (!order.some(({ id }) => id === fromShotId))
      throw badInput([{ path: ['looks', at, 'fromShotId'], message: LOOK_WITHOUT_SHOT }])
    await requireUsable(em, element.projectId, assetIds, ['looks', at])
  }
  element.looks = looks
}

/** Throws BAD_USER_INPUT for assets that are no images of the element. */
export function setUses(
  element: StoryboardElement,
  uses: readonly { assetId: string; use: ImageUse }[],
): void {
  const images = element.allAssetIds
  const at = uses.findIndex(({ assetId }) => !images.includes(assetId))
  if (at >= 0) throw badInput([{ path: ['imageUses', at, 'assetId'], message: USE_WITHOUT_IMAGE }])
  element.imageUses = Object.fromEntries(uses.map(({ assetId, use }) => [assetId, use]))
}

/** Throws BAD_USER_INPUT unless all are approved assets of the project. */
export async function requireUsable(
  em: EntityManager,
  projectId: string,
  assetIds: string[],
  path: (string | number)[] = [],
): Promise<void> {
  const usable = await em.execute<{ id: string }[]>(
    `select a.id from project_asset p join asset a on a.id = p.asset_id
     where p.project_id = ? and a.id = any(?::uuid[]) and a.deleted_at is null and a.approval_status = ?`,
    [projectId, `{${assetIds.filter(isId).join(',')}}`, ApprovalStatus.APPROVED],
  )
  const ids = new Set(usable.map(({ id }) => id))
  for (const [at, id] of assetIds.entries())
    if (!ids.has(id)) throw badInput([{ path: [...path, 'assetIds', at], message: SET_ASSET_UNUSABLE }])
}
