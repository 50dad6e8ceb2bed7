import type { EntityManager } from '@mikro-orm/postgresql'
import { Entity, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import {
  FIRST_CHOICE,
  type ModelChoice,
  type ModelOffer,
  VIDEO_MODELS,
  type VideoModel,
  currentModelId,
  modelOf,
  offerOf,
} from '#schema/limits'
import { modelChoiceRule } from '#schema/rules/model-choice'
import { check } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { type Viewer, requireAdmin } from '#platform/auth/viewer'
import { recordAudit } from '../audit/audit.service.js'

/** The models that a team uses, as an admin chose them; the newest counts. */
@Entity({ tableName: 'model_choice' })
@Index({
  name: 'model_choice_newest',
  expression: 'create index model_choice_newest on model_choice (created_at desc, id desc)',
})
export class KeptModelChoice {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt
  @Property({ type: 'text[]' })
  models!: string[]
  @Property({ type: 'text' })
  defaultForText!: string
  @Property({ type: 'text', nullable: true })
  defaultForReferences?: string | null
  @Property({ type: 'text', nullable: true })
  defaultForFrames?: string | null
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

/** The unchecked input of a choice; `modelChoiceRule` parses it. */
interface ModelChoiceInput {
  models: string[]
  defaultForText: string
  defaultForReferences?: string | null
  defaultForFrames?: string | null
}

/** The models that the team uses. */
export class VideoModels {
  constructor(
    private readonly db: EntityManager,
    private readonly engine: 'local' | 'fal',
  ) {}

  /**
   * What admins chose last, without models that the product does not have any more. A default that was retired since is
   * its successor, which is on then.
   */
  async choice(em = this.db.fork()): Promise<ModelChoice> {
    const [kept] = await em.find(
      KeptModelChoice,
      {},
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
    )
    if (!kept) return FIRST_CHOICE
    const current = (id: string | null | undefined) => (id && modelOf(id) ? currentModelId(id) : null)
    const models = kept.models.filter(modelOf)
    const defaults = {
      text: current(kept.defaultForText) ?? FIRST_CHOICE.defaults.text,
      references: current(kept.defaultForReferences),
      frames: current(kept.defaultForFrames),
    }
    const used = Object.values(defaults).filter((id) => id !== null)
    return { models: [...new Set([...(models.length ? models : FIRST_CHOICE.models), ...used])], defaults }
  }

  /** The models that a prompt may name, as the engine of this installation makes them. */
  async offer(): Promise<ModelOffer> {
    return offerOf(this.engine, await this.choice())
  }

  /** Every model, as the engine of this installation makes it, and whether it is on. */
  async list(): Promise<(VideoModel & { isOn: boolean })[]> {
    const { models, defaults } = await this.choice()
    const all = offerOf(this.engine, { models: VIDEO_MODELS.map(({ id }) => id), defaults })
    return all.models.map((model) => ({ ...model, isOn: models.includes(model.id) }))
  }

  /** Throws FORBIDDEN for everybody who is no admin, and BAD_USER_INPUT for input that the rule rejects. */
  async choose(viewer: Viewer, input: ModelChoiceInput): Promise<ModelChoice> {
    requireAdmin(viewer)
    const chosen = check(modelChoiceRule, input)
    return this.db.fork().transactional(async (em) => {
      const before = await this.choice(em)
      const kept = em.create(KeptModelChoice, { ...chosen, createdAt: new Date() })
      await em.flush()
      const after = await this.choice(em)
      await recordAudit(em, viewer, {
        action: 'models-chosen',
        subjectId: kept.id,
        subjectName: 'Models',
        before: factsOf(before),
        after: factsOf(after),
      })
      await announce(em, { topic: 'models', id: kept.id })
      return after
    })
  }
}

const factsOf = ({ models, defaults: { text, references, frames } }: ModelChoice) => ({
  models: models.join(', '),
  defaultForText: text,
  defaultForReferences: references,
  defaultForFrames: frames,
})
