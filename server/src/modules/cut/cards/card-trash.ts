import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Viewer } from '#platform/auth/viewer'
import { asVisible, type OpenOptions } from '#platform/auth/visible'
import { isId } from '#platform/errors/check'
import { notFound } from '#platform/errors/failure'
import type { HookPoints } from '#platform/events/hooks'
import { mappedPage } from '#platform/queries/page'
import { matching, searchOf } from '#platform/queries/search'
import type { Project } from '../../project/project.entity.js'
import { inSeenProject } from '../../project/project-filter.js'
import {
  DeletedVideos,
  type DeletedVideosDependencies,
  type VideoTrashRequest,
} from '../../video/deleted-videos.js'
import type { VideoTrashOperations } from '../../video/video-trash.js'
import { returnCard } from '../accepted-videos.js'
import { Card, CardVideo } from './card.entity.js'

/** The Trash of cards. Deleted cards are removed from the cut, restored ones added at its end. */
export class CardTrash extends DeletedVideos<Card> {
  constructor(protected readonly deps: DeletedVideosDependencies) {
    super(deps.db, [Card], { one: 'Video', many: 'cards' })
  }

  /** The same operations, for cards as videos. */
  readonly asVideos: VideoTrashOperations = {
    remove: (viewer, id) => this.remove(viewer, id),
    restore: async (viewer, id) => asVisible(new CardVideo(await this.restore(viewer, id))),
    deleteForever: (viewer, id) => this.deleteForever(viewer, id),
  }

  /** Adds cards to the list of deleted videos. */
  async addTo({ viewer, request, pages }: HookPoints['video-trash-listed']): Promise<void> {
    if (request.isMerged) return
    const page = await this.list(viewer, request)
    pages.push(mappedPage(page, (card) => Object.assign(new CardVideo(card), { cursorAt: card.cursorAt })))
  }

  protected listOf(viewer: Viewer, { search }: VideoTrashRequest) {
    return { conditions: [inSeenProject(viewer), ...matching(searchOf('folded(r.name)', search))] }
  }

  protected async present(viewer: Viewer, id: string, { em = this.db.fork(), lock }: OpenOptions) {
    const options = lock ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {}
    const card = isId(id) ? await em.findOne(Card, { id, deletedAt: null }, options) : null
    if (!card || !(await this.maySee(em, viewer, card))) throw notFound('Video')
    return card
  }

  protected titleOf({ name }: Card): string {
    return name
  }

  protected override returned(em: EntityManager, project: Project, card: Card): Promise<void> {
    return returnCard(em, project, card)
  }
}
