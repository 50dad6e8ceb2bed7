import { createReadStream } from 'node:fs'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { LIMITS } from '../../../../schema/limits.js'
import { type Attempt, Cancelled, type JobHandler } from '../../core/attempt.js'
import { announce } from '../../core/events.js'
import { Job } from '../../core/job.entity.js'
import { type Arrival, type Engine, EngineFailure } from '../../engines/engine.js'
import type { Storage } from '../../storage/storage.js'
import { Asset } from '../asset/asset.entity.js'
import type { Assets } from '../asset/asset.service.js'
import type { Projects } from '../project/project.service.js'
import { engineRun, magicPromptOf } from '../video/engine-run.js'
import { Message, type PictureRequest } from './message.entity.js'

/** How much of the bar the engine takes; the rest is for judging and storing the picture. */
const ENGINE_SHARE = 0.9
const { nameMin, nameMax, descriptionMax } = LIMITS.asset

const cut = (words: string, most: number): string => (words.length <= most ? words : `${words.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`)

/** What the library calls a picture: the first line of its prompt, within the limits of a name; the whole prompt describes it. */
export function labelOf(prompt: string): { name: string; description: string } {
  const [first] = prompt.trim().split('\n')
  const line = first.replace(/\p{Cc}+/gu, ' ').trim()
  return {
    name: cut(line.length < nameMin ? `Picture: ${line}` : line, nameMax),
    description: cut(prompt.replace(/[^\P{Cc}\t\n\r]+/gu, ' ').trim(), descriptionMax),
  }
}

/** Makes one picture, or changes the one referred to, and keeps it as an asset of whoever asked and of the project. */
export class GenerateImage implements JobHandler {
  constructor(
    private readonly db: EntityManager,
    private readonly engine: Engine,
    private readonly rewriteHere: (prompt: string) => string,
    private readonly storage: Storage,
    private readonly assets: Assets,
    private readonly projects: Projects,
    private readonly webhookFor: (jobId: string) => string | undefined,
    private readonly log: Logger,
  ) {}

  async run(job: Job, attempt: Attempt): Promise<void> {
    const em = this.db.fork()
    const answer = await em.findOne(Message, { jobId: job.id })
    const asked = answer?.answersId ? await em.findOne(Message, answer.answersId) : null
    if (!answer?.picture || !asked) return
    if (answer.assetId) return attempt.finish(async () => {}) // an earlier attempt ended between the two transactions
    const prompt = await this.prompt(asked.content, answer, answer.picture, attempt)
    const reference = job.requestId ? undefined : await this.reference(asked, attempt) // once sent and paid for it is not needed
    const { ratio, seed, model } = answer.picture
    const arrival = await this.engine.picture(
      { prompt, ratio, seed, reference },
      engineRun(job, attempt, { model, share: ENGINE_SHARE, webhook: this.webhookFor(job.id) }),
    )
    await this.keep(job, asked, answer, arrival)
    await attempt.finish(async () => {})
  }

  /** What the engine is given. A rewritten prompt is kept, so that a second attempt asks for the same. */
  private async prompt(words: string, answer: Message, picture: PictureRequest, attempt: Attempt): Promise<string> {
    if (!picture.wantsMagic) return words
    if (picture.magicPrompt) return picture.magicPrompt
    picture.magicPrompt = await magicPromptOf(words, attempt, this.engine, this.rewriteHere, this.log)
    const em = this.db.fork()
    await em.nativeUpdate(Message, { id: answer.id }, { picture })
    await announce(em, { topic: 'message', id: answer.id, projectId: answer.projectId })
    return picture.magicPrompt
  }

  /** The picture to modify, on this machine. */
  private async reference(asked: Message, attempt: Attempt): Promise<string | undefined> {
    const [kept] = asked.keptReferences
    if (!kept) return undefined
    const asset = await this.db.fork().findOne(Asset, { id: kept.assetId, deletedAt: null })
    if (!asset) throw new EngineFailure('The reference image was deleted', false)
    return this.storage.fetchTo(asset.mediumKey, `${attempt.folder}/reference.webp`)
  }

  /** Into the library, the project and the conversation at once; nowhere when the job was cancelled meanwhile. */
  private async keep(job: Job, asked: Message, { id, projectId }: Message, { file, model, seed, cost }: Arrival): Promise<void> {
    const together = async (em: EntityManager, asset: Asset) => {
      const current = await em.findOne(Job, job.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
      const answer = await em.findOne(Message, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
      if (!current?.isOpen() || !answer?.picture) throw new Cancelled('This job was cancelled')
      answer.assetId = asset.id
      answer.picture = { ...answer.picture, model, seed: seed ?? answer.picture.seed, cost }
      await em.flush()
      await em.execute('insert into project_asset (project_id, asset_id) values (?, ?)', [projectId, asset.id])
      await announce(em, { topic: 'message', id, projectId })
      await this.projects.touch(em, projectId)
    }
    await this.assets.upload({ id: job.authorId, isAdmin: false }, labelOf(asked.content), createReadStream(file), { isGenerated: true, together })
  }

  async gaveUp(em: EntityManager, job: Job): Promise<void> {
    const answer = await em.findOne(Message, { jobId: job.id })
    if (answer) await announce(em, { topic: 'message', id: answer.id, projectId: answer.projectId })
  }
}
