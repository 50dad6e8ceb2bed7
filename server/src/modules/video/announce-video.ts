import type { EntityManager } from '@mikro-orm/postgresql'
import { announce } from '#platform/events/events'
import type { Video } from './video.entity.js'

/** Tells those who follow the project of a video that is new or changed. */
export const announceVideo = (em: EntityManager, { id, projectId }: Video): Promise<void> =>
  announce(em, { topic: 'video', id, projectId })
