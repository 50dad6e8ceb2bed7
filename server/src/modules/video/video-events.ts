import type { EntityManager } from '@mikro-orm/postgresql'
import { enqueueWebhooks } from '#platform/events/webhook-events'
import { Film } from './film.entity.js'
import type { ClipOrFilm } from './video.loader.js'

/** Enqueues the webhook event of a clip or film, in the transaction of `em`. Films are neither accepted nor rejected. */
export const enqueueVideoEvent = (
  em: EntityManager,
  video: ClipOrFilm,
  what: 'ready' | 'failed' | 'accepted' | 'rejected',
): Promise<void> => {
  const { id, projectId, title, failure } = video
  const event =
    video instanceof Film ? (`film.${what as 'ready' | 'failed'}` as const) : (`video.${what}` as const)
  return enqueueWebhooks(em, event, {
    project_id: projectId,
    video_id: id,
    video_title: title,
    failure: what === 'failed' ? (failure ?? null) : null,
  })
}
