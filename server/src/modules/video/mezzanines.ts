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

/** `claims`: each is normalised by one process at a time. `inTurn`: and in its turn on this machine. */
interface MezzanineOptions extends TaskOptions {
  claims?: Claims
  inTurn?<Result>(work: () => Promise<Result>): Promise<Result>
}

/** What a row stores about a video’s mezzanine. */
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

const lost = ({ title }: Clip): Error => conflict(`The file of the video “${title}” is missing`)

/**
 * Videos in the form that films need: normalised once, on arrival; again if that file was lost, or was made
 * with another setting.
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

  /** What the row of a video stores about its mezzanine, in addition to the keys. */
  factsOf({ width, height, frames, frameRate, duration, motion }: PreparedClip): Partial<Clip> {
    return {
      mezzanineSetting: this.deps.film.mezzanineSetting,
      width,
      height,
      frames,
      frameRate,
      duration,
      motion: motion ?? { from: 0, to: frames },
    }
  }

  /** Whether a video’s mezzanine was made with the current setting. */
  isCurrent({ mezzanineVideoKey, mezzanineSoundKey, mezzanineSetting }: Clip): boolean {
    return !!mezzanineVideoKey && !!mezzanineSoundKey && mezzanineSetting === this.deps.film.mezzanineSetting
  }

  /**
   * The video on this machine, in `folder` under `name`, ready to be joined. Throws CONFLICT if its file is
   * lost.
   */
  async clip(video: Clip, folder: string, name: string, work: MezzanineOptions = {}): Promise<ClipFiles> {
    const kept = this.isCurrent(video) && (await this.fetch(video, folder, name))
    if (kept) return kept
    const made = await this.fetch(await this.renewed(video, `${folder}/${name}`, work), folder, name)
    if (!made) throw lost(video)
    return made
  }

  /**
   * The video as `clip` returns it, but without files: its picture is to be had under `contentId`. It is made
   * ready first where it was not.
   */
  async clipElsewhere(video: Clip, folder: string, work: MezzanineOptions = {}): Promise<ClipFiles> {
    const current = this.isCurrent(video) ? video : await this.renewed(video, folder, work)
    const contentId = current.mezzanineVideoKey!
    return { mezzanineVideo: '', mezzanineSound: '', ...shapeOf(current), contentId }
  }

  /** Names what is made from the state that a video is in. */
  taskKey({ id, mezzanineVideoKey }: Clip): string {
    const state = [id, mezzanineVideoKey, this.deps.film.mezzanineSetting]
    return `mezzanine-${createHash('sha256').update(JSON.stringify(state)).digest('hex')}`
  }

  /**
   * Normalises the video again, or waits for who does; returns the current one. Throws CONFLICT if its file is
   * lost.
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

  /** Does what a task with this key is for, unless it was done already. */
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
    if (!fresh) throw lost(video)
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

  /** Normalises the video again, unless another job has done so meanwhile. Returns the current video. */
  private async regenerate(video: Clip, folder: string, work: TaskOptions): Promise<Clip> {
    this.deps.log.info({ videoId: video.id }, 'the mezzanine of a video is made anew')
    const source = await this.deps.storage
      .fetchTo(video.videoKey!, `${folder}.source.mp4`)
      .catch((error: unknown) => {
        throw error instanceof FileMissing ? lost(video) : error
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
        if (!fresh) throw lost(video)
        if (fresh.mezzanineVideoKey !== video.mezzanineVideoKey) return { fresh, gone: stored }
        const gone = [fresh.mezzanineVideoKey, fresh.mezzanineSoundKey].filter((key) => !!key) as string[]
        await this.deps.files.markUsed(em, stored, fresh.projectId)
        await this.deps.files.markPending(em, gone)
        return { fresh: em.assign(fresh, { ...keys, ...this.factsOf(prepared) }), gone }
      })
      await this.deps.files.discard(gone).catch(() => undefined) // maintenance does it later
      return fresh
    } catch (error) {
      await this.deps.files.discard(stored).catch(() => undefined)
      throw error
    }
  }
}
