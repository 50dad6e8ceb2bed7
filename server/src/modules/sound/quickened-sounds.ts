import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS, type ScoreSection, type SpokenWord } from '#schema/limits'
import { quickenRule } from '#schema/rules/sound'
import type { Visible } from '#platform/auth/visible'
import type { Viewer } from '#platform/auth/viewer'
import { FairLimiter } from '#platform/concurrency/fair-limiter'
import { exemptFromLimits } from '#platform/database/operation'
import { check } from '#platform/errors/check'
import { FileMissing, type Storage } from '#platform/storage/storage'
import type { Film } from '../../media/film.js'
import type { SoundUploads } from './sound-uploads.js'
import { type Sound, plansOfSounds, soundFileMissing, timingsOfSounds } from './sound.entity.js'
import type { Sounds } from './sound.service.js'

/** Concurrency per process. */
const AT_ONCE = { atOnce: 1, waitingEach: 5, waitingAll: 20, patienceMs: 120_000 }

const sooner = (timings: SpokenWord[] | undefined, factor: number): SpokenWord[] | null =>
  timings?.map(({ word, startSeconds, endSeconds }) => ({
    word,
    startSeconds: startSeconds / factor,
    endSeconds: endSeconds / factor,
  })) ?? null
const shorter = (plan: ScoreSection[] | undefined, factor: number): ScoreSection[] | null =>
  plan?.map((section) => ({ ...section, seconds: section.seconds / factor })) ?? null

/** `Low tide` as `Low tide (1.1×)`, within the length of a title. */
const titleAt = (title: string, factor: number): string => {
  const speed = ` (${Math.round(factor * 100) / 100}×)`
  return title.slice(0, LIMITS.video.titleMax - speed.length).trimEnd() + speed
}

/** Creates faster versions of sounds, such as of a voice that is longer than its shot. */
export class QuickenedSounds {
  private readonly limiter = new FairLimiter(AT_ONCE)

  constructor(
    private readonly deps: {
      db: EntityManager
      sounds: Pick<Sounds, 'open'>
      uploads: Pick<SoundUploads, 'openWithRoom' | 'keep'>
      film: Pick<Film, 'speedUpSound'>
      storage: Pick<Storage, 'fetchTo'>
      scratch: string
    },
  ) {}

  /**
   * Adds a version of a sound to its project that is faster by `factor` and has the same pitch. Throws NOT_FOUND,
   * BAD_USER_INPUT naming the field, CONFLICT if the project is full or the file is missing, RATE_LIMITED, STORAGE_FULL.
   */
  async quicken(viewer: Viewer, id: string, input: { factor: number }): Promise<Visible<Sound>> {
    const { factor } = check(quickenRule, input)
    const sound = await this.deps.sounds.open(viewer, id)
    const { projectId } = sound
    await this.deps.uploads.openWithRoom(viewer, projectId, { isCounted: true })
    const em = this.deps.db.fork()
    const [timings, plans] = [await timingsOfSounds(em, [id]), await plansOfSounds(em, [id])]
    const { kind, source, licence, model, words, voice, characterVoices, seed } = sound
    const title = titleAt(sound.title, factor)
    const times = { timings: sooner(timings.get(id), factor), plan: shorter(plans.get(id), factor) }
    const made = { model, words, voice, characterVoices, seed, ...times }
    const fields = { kind, title, source, licence, ...made }
    const folder = await mkdtemp(join(this.deps.scratch, 'quicken-'))
    try {
      return await exemptFromLimits(async () => {
        const file = await this.limiter.run(viewer.id, () => this.make(sound, folder, factor))
        return this.deps.uploads.keep(viewer, projectId, { fields, source: file, folder, isCounted: true })
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  private async make(
    { fileKey, title }: Pick<Sound, 'fileKey' | 'title'>,
    folder: string,
    factor: number,
  ): Promise<string> {
    const signal = AbortSignal.timeout(LIMITS.sound.processingSeconds * 1_000)
    const made = join(folder, 'made')
    await mkdir(made)
    const whole = await this.deps.storage
      .fetchTo(fileKey, join(folder, 'whole.flac'))
      .catch((error: unknown) => {
        throw error instanceof FileMissing ? soundFileMissing(title) : error
      })
    return this.deps.film.speedUpSound(whole, made, { factor, signal })
  }
}
