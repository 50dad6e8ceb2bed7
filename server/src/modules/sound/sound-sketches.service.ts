import { randomInt } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LIMITS, SKETCH_VOICES } from '#schema/limits'
import { sketchRule, voiceSampleRule } from '#schema/rules/sound'
import type { Visible } from '#platform/auth/visible'
import type { Viewer } from '#platform/auth/viewer'
import { FairLimiter } from '#platform/concurrency/fair-limiter'
import { exemptFromLimits } from '#platform/database/operation'
import { check } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import { EngineFailure } from '../../engines/engine.js'
import type { SoundSketch, SoundSketches } from '../../engines/sound-sketches.js'
import type { Projects } from '../project/project.service.js'
import type { SoundUploads } from './sound-uploads.js'
import type { Sound } from './sound.entity.js'

/** Concurrency per process. */
const AT_ONCE = { atOnce: 1, waitingEach: 5, waitingAll: 20, patienceMs: 120_000 }
/** Samples are made while somebody waits, so requests wait less than a call’s timeout. */
const SAMPLES = { atOnce: 1, waitingEach: 2, waitingAll: 16, patienceMs: 4_000 }
const SEEDS = 2 ** 31

/** Unchecked input. */
export interface SketchInput {
  projectId: string
  kind: string
  words: string
  seconds?: number | null
  seed?: number | null
  voice?: string | null
  title?: string | null
}

/** Generates sounds on this server at no cost. */
export class SketchedSounds {
  private readonly limiter = new FairLimiter(AT_ONCE)
  private readonly samples = new FairLimiter(SAMPLES)

  constructor(
    private readonly deps: {
      projects: Pick<Projects, 'open'>
      sketches: Pick<SoundSketches, 'sketch'>
      uploads: Pick<SoundUploads, 'openWithRoom' | 'keep'>
      scratch: string
    },
  ) {}

  /**
   * Generates a sound from words and adds it to a project. Throws NOT_FOUND if the project is not visible, BAD_USER_INPUT
   * naming the field, CONFLICT if the project is full, STORAGE_FULL.
   */
  async sketch(viewer: Viewer, input: SketchInput): Promise<Visible<Sound>> {
    const { kind, words, seconds, seed, voice, title } = check(sketchRule, input)
    const project = await this.deps.uploads.openWithRoom(viewer, input.projectId, { isCounted: false })
    const order: SoundSketch =
      kind === 'VOICE'
        ? { kind, lines: [{ words, voice: voice ?? SKETCH_VOICES[0] }] }
        : { kind, words, seconds: seconds!, seed: seed ?? randomInt(SEEDS) }
    const folder = await mkdtemp(join(this.deps.scratch, 'sketch-'))
    try {
      return await exemptFromLimits(async () => {
        const { file, note } = await this.limiter.run(viewer.id, () => this.make(order, folder))
        const fields = {
          kind,
          title: title ?? words.slice(0, LIMITS.video.titleMax),
          source: `Sketch by Cutroom: ${note}`,
          licence: 'Free to use',
          model: `sketch/${kind.toLowerCase()}`,
          words,
          voice: order.kind === 'VOICE' ? order.lines[0].voice : null,
          seed: order.kind === 'VOICE' ? null : order.seed,
        }
        return this.deps.uploads.keep(viewer, project.id, { fields, source: file, folder, isCounted: false })
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /**
   * Reads a short text with a free voice; returns a WAV, and keeps nothing. Throws NOT_FOUND unless the project is visible,
   * BAD_USER_INPUT naming the field, RATE_LIMITED and UNAVAILABLE if too many wait.
   */
  async sample(
    viewer: Viewer,
    { projectId, ...input }: { projectId: string; words?: string; voice?: string; speed?: number | null },
  ): Promise<Buffer> {
    await this.deps.projects.open(viewer, projectId)
    const { words, voice, speed } = check(voiceSampleRule, input)
    const folder = await mkdtemp(join(this.deps.scratch, 'sample-'))
    try {
      const line = { words, voice, speed: speed ?? undefined }
      const { file } = await this.samples.run(viewer.id, () =>
        this.make({ kind: 'VOICE', lines: [line] }, folder),
      )
      return await readFile(file)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  private async make(order: SoundSketch, folder: string) {
    const signal = AbortSignal.timeout(LIMITS.sound.processingSeconds * 1_000)
    return this.deps.sketches.sketch(order, { folder, signal }).catch((error: unknown) => {
      if (!(error instanceof EngineFailure) || error.retryable) throw error
      throw badInput([{ path: ['words'], message: error.message }])
    })
  }
}
