import { createHash } from 'node:crypto'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { frameRateOf } from '#schema/cut-item'
import type { VideoRatio } from '#schema/limits'
import type { PendingFiles } from '../file/pending-files.js'
import { type Claims, makeOnce } from '#platform/queue/shared/claims'
import { conflict } from '#platform/errors/failure'
import type { ClipFiles, Film, FrameRate, PreparedClip, TaskOptions } from '../../media/film.js'
import { FileMissing, type Storage } from '#platform/storage/storage'
import { Clip } from './clip.entity.js'

/** `claims` allows one process at a time per video, `inTurn` limits concurrency on this machine. */
interface MezzanineOptions extends TaskOptions {
  claims?: Claims
  inTurn?<Result>(work: () => Promise<Result>): Promise<Result>
}

/** The dimensions and frame count of a video’s mezzanine. */
export const shapeOf = ({
  width,
  height,
  frames,
  frameRate,
}: Pick<Clip, 'width' | 'height' | 'frames' | 'frameRate'>): Pick<
  ClipFiles,
  'width' | 'height' | 'frames' | 'frameRate'
> => ({
  width: width!,
  height: height!,
  frames: frames!,
  frameRate: frameRateOf({ frameRate }) as FrameRate,
})

const missingFile = ({ title }: Clip): Error => conflict(`The file of the video “${title}” is missing`)

/**
 * Normalised videos, as merging needs them. Created when a video arrives, and again if the file was lost or the
 * setting changed.
 */
export class Mezzanines {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      film: Film
      storage: Pick<Storage, 'fetchTo'>
      files: PendingFiles
      log: Logger
    },
  ) {
    this.db = deps.db
  }

  /** The columns of a clip about its mezzanine, besides the keys. */
  factsOf({ width, height, frames, frameRate, duration, motion }: PreparedClip): Partial<Clip> {
    return {
      mezzanineSetting: this.deps.film.mezzanineSetting,
      width,
      height,
      frames,
      frameRate,
      duration,
      motion: motion ?? { startFrame: 0, endFrame: frames },
    }
  }

  /** Whether a video’s mezzanine was made with the current setting. */
  isCurrent({ mezzanineVideoKey, mezzanineSoundKey, mezzanineSetting }: Clip): boolean {
    return !!mezzanineVideoKey && !!mezzanineSoundKey && mezzanineSetting === this.deps.film.mezzanineSetting
  }

  /** Downloads the mezzanine to `folder` as `name`. Throws CONFLICT if the file of the video is missing. */
  async clip(video: Clip, folder: string, name: string, work: MezzanineOptions = {}): Promise<ClipFiles> {
    const kept = this.isCurrent(video) && (await this.fetch(video, folder, name))
    if (kept) return kept
    const made = await this.fetch(await this.renewed(video, `${folder}/${name}`, work), folder, name)
    if (!made) throw missingFile(video)
    return made
  }

  /**
   * Like `clip`, but without downloading: `contentId` identifies the mezzanine. Normalises the video first if needed.
   */
  async clipElsewhere(video: Clip, folder: string, work: MezzanineOptions = {}): Promise<ClipFiles> {
    const current = this.isCurrent(video) ? video : await this.renewed(video, folder, work)
    const contentId = current.mezzanineVideoKey!
    return { mezzanineVideo: '', mezzanineSound: '', ...shapeOf(current), contentId }
  }

  /** Key of the task that normalises a video in its current state. */
  taskKey({ id, mezzanineVideoKey }: Clip): string {
    const state = [id, mezzanineVideoKey, this.deps.film.mezzanineSetting]
    return `mezzanine-${createHash('sha256').update(JSON.stringify(state)).digest('hex')}`
  }

  /**
   * Normalises the video again, or waits for the process that does, and returns the current clip. Throws CONFLICT if
   * the file of the video is missing.
   */
  async renewed(video: Clip, folder: string, { claims, inTurn, ...work }: MezzanineOptions): Promise<Clip> {
    if (!claims) return this.regenerate(video, folder, work)
    return makeOnce({
      key: this.taskKey(video),
      claims,
      find: () => this.renewedByOthers(video),
      make: () => this.regenerate(video, folder, work),
      inTurn,
      signal: work.signal,
    })
  }

  /** Runs the task with this key, unless it is done already. */
  async makeReady(
    { key, videoId }: { key: string; videoId: string },
    folder: string,
    work: TaskOptions,
  ): Promise<void> {
    const video = await this.db.fork().findOne(Clip, videoId)
    if (video && this.taskKey(video) === key) await this.regenerate(video, `${folder}/clip`, work)
  }

  private async renewedByOthers(video: Clip): Promise<Clip | undefined> {
    const fresh = await this.db.fork().findOne(Clip, video.id)
    if (!fresh) throw missingFile(video)
    return fresh.mezzanineVideoKey === video.mezzanineVideoKey ? undefined : fresh
  }

  private async fetch(video: Clip, folder: string, name: string): Promise<ClipFiles | undefined> {
    const [picture, sound] = [video.mezzanineVideoKey!, video.mezzanineSoundKey!]
    try {
      const [mezzanineVideo, mezzanineSound] = await Promise.all([
        this.deps.storage.fetchTo(picture, `${folder}/${name}.mp4`),
        this.deps.storage.fetchTo(sound, `${folder}/${name}.wav`),
      ])
      return { mezzanineVideo, mezzanineSound, ...shapeOf(video), contentId: picture }
    } catch (error) {
      if (error instanceof FileMissing) return undefined
      throw error
    }
  }

  /** Normalises the video again, unless another process was faster. Returns the current video. */
  private async regenerate(video: Clip, folder: string, work: TaskOptions): Promise<Clip> {
    this.deps.log.info({ videoId: video.id }, 'normalising a video again')
    const source = await this.deps.storage
      .fetchTo(video.videoKey!, `${folder}.source.mp4`)
      .catch((error: unknown) => {
        throw error instanceof FileMissing ? missingFile(video) : error
      })
    const prepared = await this.deps.film.prepare(source, folder, {
      ...work,
      ratio: video.ratio as VideoRatio,
    })
    const keys = await this.deps.files.store('videos', {
      mezzanineVideoKey: prepared.mezzanineVideo,
      mezzanineSoundKey: prepared.mezzanineSound,
    })
    const stored = Object.values(keys)
    try {
      const { fresh, gone } = await this.db.fork().transactional(async (em) => {
        const fresh = await em.findOne(Clip, video.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
        if (!fresh) throw missingFile(video)
        if (fresh.mezzanineVideoKey !== video.mezzanineVideoKey) return { fresh, gone: stored }
        const gone = [fresh.mezzanineVideoKey, fresh.mezzanineSoundKey].filter((key) => !!key) as string[]
        await this.deps.files.markUsed(em, stored, fresh.projectId)
        await this.deps.files.markPending(em, gone)
        return { fresh: em.assign(fresh, { ...keys, ...this.factsOf(prepared) }), gone }
      })
      await this.deps.files.discard(gone).catch(() => undefined) // maintenance deletes them later
      return fresh
    } catch (error) {
      await this.deps.files.discard(stored).catch(() => undefined)
      throw error
    }
  }
}
