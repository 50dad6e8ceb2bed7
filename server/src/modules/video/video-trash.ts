import type { Viewer } from '#platform/auth/viewer'
import type { OpenOptions, Visible } from '#platform/auth/visible'
import { isId } from '#platform/errors/check'
import { mergedPage, span } from '#platform/queries/page'
import { matching, searchOf } from '#platform/queries/search'
import { inSeenProject } from '../project/project-filter.js'
import { DeletedVideos, type DeletedVideosDependencies, type VideoTrashRequest } from './deleted-videos.js'
import { Film } from './film.entity.js'
import { Clip } from './clip.entity.js'
import { kindsOf } from './video-lists.js'
import type { Video } from './video.entity.js'
import { soughtElsewhere, type Videos } from './video.service.js'

/** Trash operations of videos in the table of another module. */
export interface VideoTrashOperations {
  remove(viewer: Viewer, id: string): Promise<string>
  restore(viewer: Viewer, id: string): Promise<Visible<Video>>
  deleteForever(viewer: Viewer, id: string): Promise<string>
}

/** The Trash of videos and films, and of videos of other modules, such as cards. */
export class VideoTrash extends DeletedVideos<Video> implements VideoTrashOperations {
  constructor(protected readonly deps: DeletedVideosDependencies & { videos: Videos }) {
    super(deps.db, [Clip, Film], { one: 'Video', many: 'videos and films' })
  }

  protected listOf(viewer: Viewer, { isMerged, search }: VideoTrashRequest) {
    return {
      entities: kindsOf({ isMerged }),
      conditions: [inSeenProject(viewer), ...matching(searchOf('folded(r.title)', search))],
    }
  }

  override async list(viewer: Viewer, request: VideoTrashRequest) {
    const listed = { viewer, request, pages: [await super.list(viewer, request)] }
    await this.deps.hooks.run('video-trash-listed', this.db.fork(), listed)
    return mergedPage(listed.pages, span(request))
  }

  protected present(viewer: Viewer, id: string, options: OpenOptions): Promise<Video> {
    return this.deps.videos.open(viewer, id, options)
  }

  protected titleOf({ title }: Video): string {
    return title
  }

  override async remove(viewer: Viewer, id: string): Promise<string> {
    return (await this.elsewhere(id))?.remove(viewer, id) ?? super.remove(viewer, id)
  }

  override async restore(viewer: Viewer, id: string): Promise<Visible<Video>> {
    return (await this.elsewhere(id))?.restore(viewer, id) ?? super.restore(viewer, id)
  }

  override async deleteForever(viewer: Viewer, id: string): Promise<string> {
    return (await this.elsewhere(id))?.deleteForever(viewer, id) ?? super.deleteForever(viewer, id)
  }

  private async elsewhere(id: string): Promise<VideoTrashOperations | undefined> {
    if (!isId(id)) return undefined
    return (await soughtElsewhere(this.deps.hooks, this.db.fork(), id))?.trash
  }
}
