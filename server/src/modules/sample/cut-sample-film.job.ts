import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { firstItemId } from '#schema/cut-item'
import { codeOf } from '#platform/errors/failure'
import type { Attempt, JobHandler } from '#platform/queue/attempt'
import type { JobOf } from '#platform/queue/job.entity'
import type { Viewer } from '#platform/auth/viewer'
import { User } from '../account/user.entity.js'
import type { Merges } from '../film/merge.service.js'
import type { BoardCut } from '../storyboard/takes/board-cut.js'
import { orderOf } from '#schema/cut/order'
import type { CutEditor } from '../cut/edit-cut.service.js'
import { CutCue } from '../cut/elements/cut-cue.entity.js'
import { cutItems } from '../cut/elements/cut-item.entity.js'
import { placesInFilm, shownVideosById } from '../cut/shown.js'
import { Sound } from '../sound/sound.entity.js'
import type { SpeechCaptions } from '../speech/speech-captions.js'
import { SAMPLE_FILM } from './sample-film.js'
import { SampleFilm } from './sample-film.service.js'

/** Errors if the project or all of its takes were deleted meanwhile. */
const CHANGED = new Set(['NOT_FOUND', 'BAD_USER_INPUT'])

/** The transition from the title to the first shot. */
const OPENING = { transition: 'fadeblack', seconds: 1 }

/** Builds the cut of a sample film from its storyboard, with title, music, voices and captions, and starts the merge. */
export class CutSampleFilm implements JobHandler<'sample'> {
  constructor(
    private readonly deps: {
      db: EntityManager
      boardCut: BoardCut
      cutEditor: CutEditor
      speechCaptions: SpeechCaptions
      merges: Merges
    },
  ) {}

  async run({ projectId, authorId }: JobOf<'sample'>, attempt: Attempt): Promise<void> {
    const owner = await this.deps.db.fork().findOne(User, { id: authorId, revokedAt: null })
    const isCut = owner !== null && (await this.cut(viewerOf(owner), projectId))
    await attempt.finish(async (em) => {
      if (isCut) await em.nativeUpdate(SampleFilm, { projectId }, { isCut })
    })
  }

  /** The film has the id of the project, so that a second attempt or job starts no second film. */
  private async cut(owner: Viewer, projectId: string): Promise<boolean> {
    try {
      await this.deps.boardCut.make(owner, projectId)
      await this.dress(owner, projectId)
      await this.deps.speechCaptions.make(owner, { projectId, language: 'en' })
      const items = await cutItems(this.deps.db.fork(), projectId)
      const { itemIds: videoIds, gaps } = orderOf({ items })
      await this.deps.merges.start(owner, { projectId, videoIds, gaps, filmId: projectId })
      return true
    } catch (error) {
      if (!CHANGED.has(codeOf(error) ?? '')) throw error
      return false
    }
  }

  /** Adds the title, unless an earlier attempt did, and ends the music with the film. */
  private async dress(owner: Viewer, projectId: string): Promise<void> {
    const em = this.deps.db.fork()
    const items = await cutItems(em, projectId)
    if (items.some(({ cardId }) => cardId)) return
    const id = randomUUID()
    const { itemIds, gaps } = orderOf({ items })
    const film = { itemIds: [firstItemId(id), ...itemIds], gaps: [OPENING, ...gaps] }
    const clips = await shownVideosById(
      em,
      items.map(({ videoId }) => videoId),
    )
    const { seconds } = placesInFilm(items, clips)
    const music = await em.find(CutCue, { projectId, itemId: null })
    const sounds = await em.find(Sound, { id: { $in: music.map(({ soundId }) => soundId) } })
    const end = SAMPLE_FILM.title.seconds - OPENING.seconds + seconds
    await this.deps.cutEditor.edit(owner, {
      projectId,
      operations: [
        { addCard: { id, afterId: null, kind: 'TITLE', ...SAMPLE_FILM.title } },
        { arrangeCut: film },
        ...music.map(({ id: cueId, revision, soundId }) => {
          const { duration } = sounds.find((sound) => sound.id === soundId)!
          return { editCue: { id: cueId, revision, outSeconds: Math.min(end, duration) } }
        }),
      ],
    })
  }

  /** Nothing to do: the next take, or opening the sample again, requests the cut again. */
  async onFailed(): Promise<void> {}
}

const viewerOf = ({ id, username, isAdmin }: User): Viewer => ({
  id,
  username,
  isAdmin,
  sessionId: id,
  scope: 'write',
  isToken: false,
})
