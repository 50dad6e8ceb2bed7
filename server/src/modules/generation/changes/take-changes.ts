import type { EntityManager } from '@mikro-orm/postgresql'
import {
  TOOL_LIMITS,
  TOOL_MODELS,
  type TakeChange,
  type Tool,
  modelNameOf,
  pricedChange,
  toolModelOf,
} from '#schema/limits'
import { frameRateOf } from '#schema/cut-item'
import {
  FACTOR_TOO_LARGE,
  NO_TOOL_KEY,
  NOT_A_VOICE,
  changeRefusal,
  fitsFactor,
  upscaleRule,
} from '#schema/rules/take-change'
import { check, isId } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import type { Viewer } from '#platform/auth/viewer'
import type { Jobs } from '#platform/queue/jobs'
import type { Estimate, Prices } from '../../billing/prices.js'
import type { VideoModels } from '../../model/model.service.js'
import type { Projects } from '../../project/project.service.js'
import { Sound } from '../../sound/sound.entity.js'
import { EngineName, Clip, VideoStatus } from '../../video/clip.entity.js'
import { Film } from '../../video/film.entity.js'
import type { Video } from '../../video/video.entity.js'
import type { Videos } from '../../video/video.service.js'
import type { StartedVideo } from '../video-generation.service.js'

/** A change that a tool can make to a take. */
export interface OfferedChange {
  tool: Tool
  /** Display name of the model. */
  name: string
  /** Scale factor; null for a tool that keeps the size. */
  factor: number | null
  /** Size of the result in pixels. */
  width: number
  height: number
  estimate: Estimate
  /** Why it cannot be ordered; null if it can. */
  refusal: string | null
}

type Choice = Pick<TakeChange, 'tool' | 'soundId' | 'factor'>

const refused = (field: string, message: string) => badInput([{ path: [field], message }])

/** The shorter side of a take’s file in pixels; `width` and `height` are those of its rendition for films. */
const linesOf = (video: Video) =>
  (video instanceof Clip ? video.lines : null) ?? Math.min(video.width ?? 0, video.height ?? 0)

/** Size of a take after a change, in pixels. */
function sizeOf(video: Video, factor: number | null): { width: number; height: number } {
  const { width, height } = video
  if (!width || !height) return { width: 0, height: 0 }
  const scale = (linesOf(video) * (factor ?? 1)) / Math.min(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** A change of a take, with the properties that determine its price. */
function changeOf(video: Video, choice: Choice): TakeChange {
  const frameRate = frameRateOf(video)
  const lines = linesOf(video) * (choice.factor ?? 1)
  return { ...choice, videoId: video.id, seconds: video.duration ?? 0, frameRate, lines }
}

const isFinished = ({ status, videoKey }: Video) =>
  !!videoKey && status !== VideoStatus.IN_PROGRESS && status !== VideoStatus.FAILED

/** Makes new takes from finished ones: with synced lips, or upscaled. */
export class TakeChanges {
  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Pick<Projects, 'openTo' | 'touch'>
      videos: Pick<Videos, 'show' | 'begin'>
      jobs: Pick<Jobs, 'add'>
      models: Pick<VideoModels, 'isRetired'>
      prices: Pick<Prices, 'estimate'>
      engine: EngineName
    },
  ) {}

  /** The changes that the tools can make to a take, with prices. Throws NOT_FOUND unless the video is visible. */
  async offer(viewer: Viewer, videoId: string): Promise<OfferedChange[]> {
    const em = this.deps.db.fork()
    const video = await this.deps.videos.show(viewer, videoId, { em })
    const offered: OfferedChange[] = []
    for (const { tool, name, fields } of TOOL_MODELS) {
      const refusal = await this.refusalOf(tool, video, em)
      for (const factor of fields.factor ? TOOL_LIMITS.factors : [null]) {
        const size = sizeOf(video, factor)
        const change = changeOf(video, { tool, soundId: null, factor })
        const isTooLarge = factor !== null && !fitsFactor(factor, { lines: linesOf(video) })
        offered.push({
          tool,
          name,
          factor,
          ...size,
          estimate: await this.deps.prices.estimate(pricedChange(change), em),
          refusal: refusal ?? (isTooLarge ? FACTOR_TOO_LARGE : null),
        })
      }
    }
    return offered
  }

  /**
   * Starts a take with lips synced to a voice. Throws NOT_FOUND, FORBIDDEN, BAD_USER_INPUT with the field, and BUDGET_REACHED,
   * QUOTA_REACHED and RATE_LIMITED like other jobs.
   */
  syncLips(
    viewer: Viewer,
    { videoId, soundId }: { videoId: string; soundId: string },
  ): Promise<StartedVideo> {
    return this.start(viewer, videoId, { tool: 'LIPS', soundId, factor: null })
  }

  /** Starts an upscaled take. Throws as `syncLips`. */
  upscale(viewer: Viewer, { videoId, factor }: { videoId: string; factor: number }): Promise<StartedVideo> {
    return this.start(viewer, videoId, { tool: 'UPSCALE', soundId: null, factor })
  }

  private start(viewer: Viewer, videoId: string, choice: Choice): Promise<StartedVideo> {
    return this.deps.db.fork().transactional(async (em) => {
      const source = await this.deps.videos.show(viewer, videoId, { em })
      const { projectId } = source
      await this.deps.projects.openTo('generate', viewer, projectId, { em })
      const take = await this.requireTake(em, source, choice)
      const authorId = viewer.id
      const video = await this.deps.videos.begin(em, Clip, {
        ...copied(take),
        authorId,
        engine: EngineName.FAL,
        takeOf: take.firstTakeId,
        changes: [...take.changes, changeOf(take, choice)],
      })
      const job = await this.deps.jobs.add(em, { kind: 'video', projectId, authorId, subjectId: video.id })
      await this.deps.projects.touch(em, projectId)
      return { video, job }
    })
  }

  /** The take, if the change is possible. Throws BAD_USER_INPUT with the field. */
  private async requireTake(
    em: EntityManager,
    source: Video,
    { tool, soundId, factor }: Choice,
  ): Promise<Clip> {
    if (factor !== null) check(upscaleRule, { factor })
    const refusal = await this.refusalOf(tool, source, em)
    if (refusal) throw refused('videoId', refusal)
    if (factor !== null && !fitsFactor(factor, { lines: linesOf(source) }))
      throw refused('factor', FACTOR_TOO_LARGE)
    if (soundId !== null) await requireVoice(em, source.projectId, soundId)
    return source as Clip
  }

  /** Why a tool cannot change a video; null if it can. */
  private async refusalOf(tool: Tool, video: Video, em: EntityManager): Promise<string | null> {
    if (this.deps.engine === EngineName.LOCAL) return NO_TOOL_KEY[tool]
    const { id } = toolModelOf(tool)
    if (await this.deps.models.isRetired(id, em)) return `${modelNameOf(id)} was retired by its provider`
    return changeRefusal(tool, {
      isMerged: video instanceof Film,
      isCard: !(video instanceof Clip || video instanceof Film),
      isFinished: isFinished(video),
      isAccepted: video.status === VideoStatus.ACCEPTED,
      bytes: video.bytes ?? 0,
      lines: linesOf(video),
    })
  }
}

/** The fields that a new take copies from its original. */
const copied = ({ projectId, title, prompt, wantsMagic, magicPrompt, ratio, seed, ...of }: Clip) => ({
  projectId,
  title,
  prompt,
  wantsMagic,
  magicPrompt,
  // the local engine is not a model
  model: of.engine === EngineName.LOCAL ? '' : of.model,
  ratio,
  seed,
  options: of.options,
  keptReferences: of.keptReferences,
  keptFirstFrame: of.keptFirstFrame,
  keptLastFrame: of.keptLastFrame,
  extendsVideoId: of.extendsVideoId,
})

/** Throws BAD_USER_INPUT unless it is a voice of the project. */
async function requireVoice(em: EntityManager, projectId: string, id: string): Promise<void> {
  const voice = isId(id) ? await em.findOne(Sound, { id, projectId, kind: 'VOICE', deletedAt: null }) : null
  if (!voice) throw refused('soundId', NOT_A_VOICE)
}
