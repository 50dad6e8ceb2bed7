import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { momentOf } from '#schema/format'
import { parseDrawing, type Stroke } from '#schema/review/drawing'
import { captureRule } from '#schema/rules/capture'
import { check } from '#platform/errors/check'
import { badInput, conflict, unavailable } from '#platform/errors/failure'
import { FairLimiter } from '#platform/concurrency/fair-limiter'
import { exemptFromLimits } from '#platform/database/operation'
import type { Viewer } from '#platform/auth/viewer'
import type { Film, Still } from '../../../media/film.js'
import { FileMissing, type Storage } from '#platform/storage/storage'
import { Asset } from '../../library/asset.entity.js'
import type { Assets } from '../../library/asset.service.js'
import { Project } from '../../project/project.entity.js'
import type { Video } from '../video.entity.js'
import type { Videos } from '../video.service.js'

/** Concurrency per process. A capture takes about half a second of a core. */
const AT_ONCE = { atOnce: 2, ofOne: 1, waitingEach: 10, waitingAll: 50, patienceMs: 30_000 }
/** Time limit of a capture, in milliseconds. */
const TIME_LIMIT_MS = 30_000

/** The name of a captured frame in the library. `title` is omitted for private projects. */
function nameOf(title: string | undefined, seconds: number): string {
  const moment = ` at ${momentOf(seconds)}`
  if (title === undefined) return `Frame${moment}`
  const words = title.replace(/\p{Cc}+/gu, ' ').trim()
  const room = LIMITS.asset.nameMax - moment.length
  return `${words.length > room ? `${words.slice(0, room - 1).trimEnd()}…` : words}${moment}`
}

interface CaptureInput {
  atSeconds?: number | null
  /** JSON. */
  drawing?: string | null
}

/** Saves video frames as assets in the library. */
export class FrameCaptures {
  private readonly limiter = new FairLimiter(AT_ONCE)

  constructor(
    private readonly deps: {
      db: EntityManager
      videos: Pick<Videos, 'show'>
      assets: Pick<Assets, 'upload'>
      film: Pick<Film, 'still'>
      storage: Pick<Storage, 'read'>
      scratch: string
    },
  ) {}

  /**
   * Saves the frame at `atSeconds` (the last one if omitted) as a generated asset of the viewer, pending if the project
   * is private. Returns the existing asset for a frame captured before, unless a drawing is added. Throws NOT_FOUND if
   * the video is not visible, CONFLICT if it has no file, and BAD_USER_INPUT if the time is outside of it.
   */
  async capture(viewer: Viewer, videoId: string, input: CaptureInput): Promise<Asset> {
    const { atSeconds = null, drawing } = check(captureRule, input)
    const strokes = drawing ? parseDrawing(drawing).strokes : undefined
    const video = await this.deps.videos.show(viewer, videoId)
    if (!video.videoKey) throw conflict('This video has no frames yet')
    return exemptFromLimits(() =>
      this.limiter.run(viewer.id, async () => {
        const folder = await mkdtemp(join(this.deps.scratch, 'capture-'))
        try {
          const still = await this.still(video, { atSeconds, strokes }, folder)
          const known = strokes ? null : await this.known(viewer, video, still)
          return known ?? (await this.keep(viewer, video, { ...still, isDrawnOn: !!strokes }))
        } finally {
          await rm(folder, { recursive: true, force: true })
        }
      }),
    )
  }

  private async still(
    video: Video,
    frame: { atSeconds: number | null; strokes?: readonly Stroke[] },
    folder: string,
  ): Promise<Still> {
    const { film, storage } = this.deps
    const key = video.videoKey!
    const read = async (range: { start: number; end: number }) => buffer(await storage.read(key, range))
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    const still = await film.still({ read, ...frame }, folder, { signal }).catch((error: unknown) => {
      if (signal.aborted) throw unavailable('Reading this frame took too long. Try again shortly.', 10)
      throw error instanceof FileMissing
        ? conflict(`The file of the video “${video.title}” is missing`)
        : error
    })
    if (still) return still
    const end = momentOf(video.duration ?? 0)
    throw badInput([{ path: ['atSeconds'], message: `The video ends at ${end}` }])
  }

  private known({ id: ownerId }: Viewer, video: Video, { seconds }: Still): Promise<Asset | null> {
    const origin = { capturedVideoId: video.id, capturedSeconds: seconds }
    return this.deps.db.fork().findOne(Asset, { ...origin, ownerId, deletedAt: null })
  }

  private async keep(viewer: Viewer, video: Video, still: Still & { isDrawnOn: boolean }): Promise<Asset> {
    const { isPrivate } = await this.deps.db.fork().findOneOrFail(Project, video.projectId)
    const words = { name: nameOf(isPrivate ? undefined : video.title, still.seconds) }
    // an asset with a drawing is not reused for this frame
    const capturedFrom = still.isDrawnOn ? undefined : { videoId: video.id, seconds: still.seconds }
    const kept = await this.deps.assets
      .upload(viewer, words, createReadStream(still.file), {
        isGenerated: true,
        needsApproval: isPrivate,
        capturedFrom,
      })
      .catch((error: unknown) => {
        if (error instanceof UniqueConstraintViolationException) return this.known(viewer, video, still)
        throw error
      })
    if (!kept) throw conflict('This frame has just been deleted from your library')
    return kept
  }
}
