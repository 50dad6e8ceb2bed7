import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS, SPEECH_MODEL } from '#schema/limits'
import type { PricedOrder } from '#schema/prices'
import type { Viewer } from '#platform/auth/viewer'
import { FairLimiter } from '#platform/concurrency/fair-limiter'
import { exemptFromLimits } from '#platform/database/operation'
import { badInput, unavailable } from '#platform/errors/failure'
import type { Storage } from '#platform/storage/storage'
import { type Engine, EngineFailure } from '../../engines/engine.js'
import type { DirectRequests } from '../billing/direct-requests.js'
import type { SoundEstimates, SoundsEstimate } from '../generation/sounds/sound-estimates.js'
import type { Projects } from '../project/project.service.js'
import { cutItems } from '../cut/elements/cut-item.entity.js'
import { EngineName, Clip } from '../video/clip.entity.js'
import { Transcript } from './transcript.entity.js'
import { voicedItems } from './voiced-items.js'

/** Time limit of a request; finished transcripts are kept. */
const WITHIN_MS = 120_000
const RUNNING = { atOnce: 4, ofOne: 1, waitingEach: 2, waitingAll: 20, patienceMs: 30_000 }
const RETRY_SECONDS = 30
const NO_KEY = 'Transcribing clips requires a key of the provider'

/** A video without a transcript. */
type Unheard = Pick<Clip, 'id' | 'projectId' | 'duration' | 'videoKey' | 'mezzanineSoundKey'>

const priced = ({ duration }: Unheard): PricedOrder => ({ model: SPEECH_MODEL, duration })

/** Transcribes the speech in clips of a cut; each clip is charged once. */
export class Transcripts {
  private readonly limiter = new FairLimiter(RUNNING)

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Pick<Projects, 'open' | 'openTo'>
      engine: Pick<Engine, 'transcribe'>
      directRequests: DirectRequests
      soundEstimates: Pick<SoundEstimates, 'price'>
      storage: Pick<Storage, 'fetchTo'>
      scratch: string
    },
  ) {}

  /** The cost of transcribing the clips of a cut that have no transcript. Throws NOT_FOUND. */
  async estimate(viewer: Viewer, projectId: string): Promise<SoundsEstimate> {
    const project = await this.deps.projects.open(viewer, projectId)
    const videos = this.deps.engine.transcribe ? await this.unheard(project.id) : []
    return this.deps.soundEstimates.price(viewer, project.id, videos.map(priced))
  }

  /**
   * Transcribes the audible clips of a cut that have neither a voice nor a transcript. Throws NOT_FOUND, BAD_USER_INPUT
   * without a provider, BUDGET_REACHED, and UNAVAILABLE if it fails; finished transcripts are kept and not charged again.
   */
  async listen(viewer: Viewer, projectId: string): Promise<void> {
    const project = await this.deps.projects.openTo('cut', viewer, projectId)
    if (!this.deps.engine.transcribe) throw badInput([{ path: ['listen'], message: NO_KEY }])
    if (!(await this.unheard(project.id)).length) return
    // one request per project at a time, so that the next one finds these transcripts
    await exemptFromLimits(() =>
      this.limiter.run(project.id, async () => {
        const videos = await this.unheard(project.id)
        const signal = AbortSignal.timeout(WITHIN_MS)
        for (const video of videos) await this.transcribe(viewer, video, signal)
      }),
    )
  }

  private async transcribe({ id: personId }: Viewer, video: Unheard, signal: AbortSignal): Promise<void> {
    const { db, directRequests, engine, scratch, storage } = this.deps
    const folder = await mkdtemp(join(scratch, 'speech-'))
    try {
      const file = await storage.fetchTo((video.mezzanineSoundKey ?? video.videoKey)!, join(folder, 'clip'))
      const order = { projectId: video.projectId, personId, priced: priced(video) }
      const { words } = await directRequests
        .run(order, () => engine.transcribe!(file, signal))
        .catch((error: unknown) => {
          throw error instanceof EngineFailure ? unavailable(error.message, RETRY_SECONDS) : error
        })
      await db.fork().upsert(Transcript, { videoId: video.id, words })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  private async unheard(projectId: string): Promise<Unheard[]> {
    const em = this.deps.db.fork()
    const voiced = new Set(await voicedItems(em, projectId))
    const items = (await cutItems(em, projectId)).filter(({ id, isMuted }) => !isMuted && !voiced.has(id))
    const ids = [...new Set(items.map(({ videoId }) => videoId))]
    const transcribed = await em.find(Transcript, { videoId: { $in: ids } }, { fields: ['videoId'] })
    const wanted = ids.filter((id) => !transcribed.some(({ videoId }) => videoId === id))
    const fields = ['id', 'projectId', 'duration', 'videoKey', 'mezzanineSoundKey'] as const
    // clips of the preview engine have no speech
    const where = { id: { $in: wanted }, engine: EngineName.FAL, hasSound: true, videoKey: { $ne: null } }
    return em.find(Clip, where, { fields, orderBy: { id: 'asc' }, limit: LIMITS.caption.listenedMax })
  }
}
