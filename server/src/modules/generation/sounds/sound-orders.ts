import { randomInt } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import {
  type CueKind,
  LIMITS,
  SOUND_MODELS,
  type ScoreSection,
  type SoundModel,
  type SoundUse,
  type VoiceLine,
  soundModelOf,
  soundOfferOf,
} from '#schema/limits'
import type { CastVoice } from '#schema/cast-voices'
import { itemIdOf } from '#schema/cut/order'
import { TOO_MANY_SOUNDS } from '#schema/rules/sound'
import { type SoundOrder, secondsOf, soundOrdersRuleFor } from '#schema/rules/sound-order'
import type { Viewer } from '#platform/auth/viewer'
import type { Visible } from '#platform/auth/visible'
import { check, isId } from '#platform/errors/check'
import { type Issue, badInput, conflict } from '#platform/errors/failure'
import type { Hooks } from '#platform/events/hooks'
import { type PageRequest, span } from '#platform/queries/page'
import { countBelow, idsOf, readPagesBelow } from '#platform/queries/rows'
import { Job, type JobOf } from '#platform/queue/job.entity'
import type { Jobs, OrderTerms } from '#platform/queue/jobs'
import type { PricedOrder } from '#schema/prices'
import type { Project } from '../../project/project.entity.js'
import type { Projects } from '../../project/project.service.js'
import { Sound } from '../../sound/sound.entity.js'
import { CutItem, withFirstUse } from '../../cut/elements/cut-item.entity.js'
import type { EngineName } from '../../video/clip.entity.js'
import { titleOf } from '../../video/video-title.js'

declare module '#platform/events/hooks' {
  interface HookPoints {
    /**
     * Sounds are about to be ordered. Throws BAD_USER_INPUT for an impossible use. May set the voice or the lines of a request
     * without a voice, for which the model’s default is used otherwise.
     */
    'sounds-ordered': {
      projectId: string
      uses: readonly (SoundUse | null)[]
      requests: readonly SoundRequest[]
    }
  }
}

/** The unchecked input of a sound; `soundOrdersRuleFor` parses it. */
export interface SoundOrderInput {
  kind: CueKind
  model: string
  words: string
  seconds?: number | null
  seed?: number | null
  voice?: string | null
  speed?: number | null
  title?: string | null
  plan?: ScoreSection[] | null
  use?: {
    shotId?: string | null
    isScore?: boolean | null
    itemId?: string | null
    at?: number | null
    soundId?: string | null
  } | null
}

/** The unchecked input of sounds to order together. */
export interface SoundOrdersInput {
  projectId: string
  sounds: readonly SoundOrderInput[]
  acceptsUnknownPrice?: boolean | null
}

/** The payload of a sound job: its order, with all defaults filled in. Requests that are not ordered yet may lack the voice. */
export interface SoundRequest {
  kind: CueKind
  model: string
  words: string
  title: string
  seconds: number | null
  seed: number | null
  voice: string | null
  /** Speed of the voice; 1 by default. */
  speed?: number
  plan: ScoreSection[] | null
  /** Lines of several speakers, instead of one voice. */
  lines?: VoiceLine[] | null
  /** The speakers that read it with their voices; absent if the order chose the voice. */
  characterVoices?: CastVoice[]
  use: SoundUse | null
}

/** The request of a job, if it makes a sound. */
export const soundRequestOf = (job: Pick<Job, 'kind' | 'payload'>): SoundRequest | null =>
  job.kind === 'sound' ? (job as JobOf<'sound'>).payload : null

/** The priced order of a sound; null for a sketch, which is free. */
export const pricedSound = ({
  model,
  seconds,
  words,
}: Pick<SoundRequest, 'model' | 'seconds' | 'words'>): PricedOrder | null =>
  soundModelOf(model)?.isSketch ? null : { model, duration: seconds, characters: words.length }

/** An order with all defaults filled in, except for the voice. */
function requestOf(order: SoundOrder): SoundRequest {
  const { kind, model: id, words, voice, speed, seed, plan = null, use = null } = order
  const model = soundModelOf(id)!
  return {
    kind,
    model: id,
    words,
    title: order.title ?? titleOf(words.replaceAll(/\s+/g, ' ')),
    seconds: secondsOf(order),
    seed: model.takesSeed ? (seed ?? randomInt(2 ** 31 - 1)) : null,
    voice: voice ?? null,
    ...(speed != null && { speed }),
    plan,
    use,
  }
}

/** Listed orders: unfinished ones, and failed ones for a day. */
const OF_PROJECTS = {
  within: `r.project_id = p.id and r.kind = 'sound'`,
  conditions: [
    {
      sql: `r.status in ('queued', 'running') or r.status = 'failed' and r.finished_at > now() - interval '24 hours'`,
    },
  ],
  sort: 'created_at',
} as const

/** Orders of sounds. Each is a job with the order as its payload, and the sound’s id as its result. */
export class SoundOrders {
  /** The models that may be ordered. */
  readonly offer: readonly SoundModel[]

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Pick<Projects, 'openTo'>
      jobs: Pick<Jobs, 'add'>
      hooks: Hooks
      engine: EngineName
    },
  ) {
    this.offer = soundOfferOf(deps.engine)
  }

  /** Unfinished and recently failed orders of a project, newest first. */
  async list(project: Visible<Project>, request: PageRequest) {
    return (await this.lists([project], request)).get(project.id)!
  }

  /** The same for many projects at once. */
  async lists(projects: readonly Visible<Project>[], request: PageRequest) {
    return readPagesBelow(this.deps.db, Job, idsOf(projects), { ...OF_PROJECTS, ...span(request) })
  }

  /** Number of such orders of each project, counted up to `most`. */
  async counts(projects: readonly Visible<Project>[], most?: number) {
    return countBelow(this.deps.db.fork(), Job, idsOf(projects), { ...OF_PROJECTS, most })
  }

  /** Validates orders and fills in defaults. Throws BAD_USER_INPUT. */
  check({ sounds }: Pick<SoundOrdersInput, 'sounds'>): SoundRequest[] {
    return check(soundOrdersRuleFor(this.offer), { sounds }).sounds.map(requestOf)
  }

  /**
   * Orders sounds, all or none, in a transaction of their own or that of `em`. Throws NOT_FOUND unless the project is visible,
   * BAD_USER_INPUT with the field, CONFLICT if the project is full, and BUDGET_REACHED, QUOTA_REACHED and RATE_LIMITED like other
   * jobs.
   */
  async order(
    viewer: Viewer,
    { projectId, sounds, ...terms }: SoundOrdersInput,
    em?: EntityManager,
  ): Promise<JobOf<'sound'>[]> {
    const requests = this.check({ sounds })
    const run = (within: EntityManager) => this.add(within, viewer, { projectId, requests, terms })
    return em ? run(em) : this.deps.db.fork().transactional(run)
  }

  private async add(
    em: EntityManager,
    viewer: Viewer,
    {
      projectId: id,
      requests,
      terms,
    }: { projectId: string; requests: readonly SoundRequest[]; terms: OrderTerms },
  ): Promise<JobOf<'sound'>[]> {
    const { id: projectId } = await this.deps.projects.openTo('generate', viewer, id, { em })
    const uses = await requireUses(
      em,
      projectId,
      requests.map(({ use }) => use),
    )
    await this.deps.hooks.run('sounds-ordered', em, { projectId, uses, requests })
    const jobs: JobOf<'sound'>[] = []
    for (const [at, request] of requests.entries()) {
      const voice = request.voice ?? (request.lines ? null : (soundModelOf(request.model)!.voices[0] ?? null))
      const payload = { ...request, voice, use: uses[at]! }
      jobs.push(
        await this.deps.jobs.add(em, { kind: 'sound', projectId, authorId: viewer.id, payload }, terms),
      )
    }
    await requireRoom(em, projectId)
    return jobs
  }
}

/**
 * The uses, with the id of the item where that of a video was given. Throws BAD_USER_INPUT unless the item or sound belongs
 * to the project.
 */
async function requireUses(
  em: EntityManager,
  projectId: string,
  uses: readonly (SoundUse | null)[],
): Promise<(SoundUse | null)[]> {
  const idsIn = (field: string) =>
    uses.map((use) => (use as Record<string, unknown> | null)?.[field]).filter(isId)
  const itemIds = idsIn('itemId').flatMap(withFirstUse)
  const items = await em.find(CutItem, { id: { $in: itemIds }, projectId }, { fields: ['id'] })
  const sounds = await em.find(
    Sound,
    { id: { $in: idsIn('soundId') }, projectId, deletedAt: null },
    { fields: ['id'] },
  )
  const known = (rows: readonly { id: string }[], id: string) => rows.some((row) => row.id === id)
  const issues: Issue[] = []
  for (const [at, use] of uses.entries()) {
    const path = ['sounds', at, 'use']
    if (use && 'itemId' in use && use.itemId !== null && !known(items, itemIdOf({ items }, use.itemId)))
      issues.push({ path: [...path, 'itemId'], message: 'This clip is not in the cut' })
    if (use && 'soundId' in use && !known(sounds, use.soundId))
      issues.push({ path: [...path, 'soundId'], message: 'This is not a sound of this project' })
  }
  if (issues.length) throw badInput(issues)
  return uses.map((use) =>
    use && 'itemId' in use && use.itemId !== null ? { ...use, itemId: itemIdOf({ items }, use.itemId) } : use,
  )
}

/** Sounds per order, for models that make more than one. */
const VARIATIONS = Object.fromEntries(
  SOUND_MODELS.flatMap(({ id, variations }) => (variations > 1 ? [[id, variations]] : [])),
)

/** Throws CONFLICT if the sounds in the project and in progress exceed its limit. */
async function requireRoom(em: EntityManager, projectId: string): Promise<void> {
  const [{ count }] = await em.execute<{ count: number }[]>(
    `select (select count(*) from sound where project_id = ? and deleted_at is null)::int
       + (select coalesce(sum(coalesce((?::jsonb ->> (payload ->> 'model'))::int, 1)), 0)
          from job where project_id = ? and kind = 'sound' and status in ('queued', 'running'))::int
       as count`,
    [projectId, JSON.stringify(VARIATIONS), projectId],
  )
  if (count > LIMITS.sound.perProject) throw conflict(TOO_MANY_SOUNDS)
}
