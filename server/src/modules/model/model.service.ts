import type { EntityManager } from '@mikro-orm/postgresql'
import { Entity, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import {
  FIRST_CHOICE,
  type ImageOffer,
  type ModelChoice,
  type ModelOffer,
  type LearnedRetirement,
  VIDEO_MODELS,
  type VideoModel,
  currentModel,
  imageOfferOf,
  modelOf,
  offerOf,
  withRetirements,
} from '#schema/limits'
import { ModelState } from './model-state.entity.js'
import { modelChoiceRule } from '#schema/rules/model-choice'
import { check } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import type { Viewer } from '#platform/auth/viewer'
import { recordAudit } from '../audit/audit.service.js'

/** An admin’s choice of the models that the team uses. The newest row applies. */
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
  /** Whether waiting requests of a retired model go to its successor at once. */
  @Property({ type: 'boolean', default: false })
  alwaysSuccessor: boolean & Opt = false
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

/** The unchecked input of a choice; `modelChoiceRule` parses it. */
interface ModelChoiceInput {
  models: string[]
  defaultForText: string
  defaultForReferences?: string | null
  defaultForFrames?: string | null
  alwaysSuccessor?: boolean | null
}

/** A team’s choice, with later retirements applied. */
export interface CurrentChoice extends ModelChoice {
  retired: LearnedRetirement[]
  alwaysSuccessor: boolean
}

/** Manages the models that the team uses. */
export class VideoModels {
  constructor(
    private readonly db: EntityManager,
    private readonly engine: 'local' | 'fal',
  ) {}

  /**
   * The latest choice of admins, without models that the product no longer has. A retired default is replaced by its
   * successor, which is then on.
   */
  async choice(em = this.db.fork()): Promise<CurrentChoice> {
    const [kept] = await em.find(
      KeptModelChoice,
      {},
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
    )
    const retired = await this.retired(em)
    const { alwaysSuccessor = false } = kept ?? {}
    const chosen = kept ?? {
      models: [...FIRST_CHOICE.models],
      defaultForText: FIRST_CHOICE.defaults.text,
      defaultForReferences: FIRST_CHOICE.defaults.references,
      defaultForFrames: FIRST_CHOICE.defaults.frames,
    }
    const current = (id: string | null | undefined) => (id ? this.currentOf(id, retired)?.id : null) ?? null
    const models = chosen.models.filter(modelOf)
    const defaults = {
      text: current(chosen.defaultForText) ?? FIRST_CHOICE.defaults.text,
      references: current(chosen.defaultForReferences),
      frames: current(chosen.defaultForFrames),
    }
    const used = Object.values(defaults).filter((id) => id !== null)
    const on = models.length ? models : FIRST_CHOICE.models
    return { models: [...new Set([...on, ...used])], defaults, retired, alwaysSuccessor }
  }

  /**
   * The model that currently handles requests of this one, and whether it replaces this one after a retirement; null
   * without a successor. Without a provider, models are unchanged.
   */
  async making(
    id: string,
    em = this.db.fork(),
  ): Promise<{ model: VideoModel | null; isReplaced: boolean; alwaysSuccessor: boolean }> {
    const { retired, alwaysSuccessor } = await this.choice(em)
    const model = this.engine === 'local' ? modelOf(id) : this.currentOf(id, retired)
    return { model: model ?? null, isReplaced: model?.id !== id, alwaysSuccessor }
  }

  /** Whether the provider retired a model after the release of this registry. */
  async isRetired(id: string, em = this.db.fork()): Promise<boolean> {
    return (await this.retired(em)).some(({ modelId }) => modelId === id)
  }

  /** Models that the provider retired after the release of this registry. */
  private async retired(em: EntityManager): Promise<LearnedRetirement[]> {
    if (this.engine === 'local') return []
    const states = await em.find(ModelState, { retiredAt: { $ne: null } }, { orderBy: { model: 'asc' } })
    return states.map(({ model, retiredAt }) => ({
      modelId: model,
      date: retiredAt!.toISOString().slice(0, 10),
    }))
  }

  private currentOf(id: string, retired: readonly LearnedRetirement[]): VideoModel | undefined {
    const model = modelOf(id)
    const [now] = model ? withRetirements([model], retired) : []
    return now && currentModel(now)
  }

  /** The models that a prompt can choose, as supported by the engine of this installation. */
  async offer(): Promise<ModelOffer> {
    return offerOf(this.engine, await this.choice())
  }

  /** The models that an image prompt can choose, including retired ones. */
  async imageOffer(em = this.db.fork()): Promise<ImageOffer> {
    return imageOfferOf(this.engine, await this.retired(em))
  }

  /** The models that video and image prompts can choose. */
  async offers(): Promise<{ offer: ModelOffer; imageOffer: ImageOffer }> {
    return { offer: await this.offer(), imageOffer: await this.imageOffer() }
  }

  /** All models, as supported by the engine of this installation, and whether they are on. */
  async list(): Promise<(VideoModel & { isOn: boolean; fault: string | null })[]> {
    const { models, defaults, retired } = await this.choice()
    const all = offerOf(this.engine, { models: VIDEO_MODELS.map(({ id }) => id), defaults, retired })
    const faulty = await this.db.fork().find(ModelState, { fault: { $ne: null } })
    const faults = new Map(faulty.map(({ model, fault }) => [model, fault ?? null]))
    return all.models.map((model) => ({
      ...model,
      isOn: models.includes(model.id),
      fault: faults.get(model.id) ?? null,
    }))
  }

  /** Throws BAD_USER_INPUT. */
  async choose(viewer: Viewer, input: ModelChoiceInput): Promise<CurrentChoice> {
    const { alwaysSuccessor, ...chosen } = check(modelChoiceRule, input)
    return this.db.fork().transactional(async (em) => {
      const before = await this.choice(em)
      const kept = em.create(KeptModelChoice, {
        ...chosen,
        alwaysSuccessor: alwaysSuccessor ?? before.alwaysSuccessor,
        createdAt: new Date(),
      })
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

const factsOf = ({ models, defaults: { text, references, frames }, alwaysSuccessor }: CurrentChoice) => ({
  models: models.join(', '),
  defaultForText: text,
  defaultForReferences: references,
  defaultForFrames: frames,
  alwaysSuccessor,
})
