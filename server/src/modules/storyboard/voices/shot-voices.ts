import type { EntityManager } from '@mikro-orm/postgresql'
import { type CastVoice, isReadAlike, speakerKey } from '#schema/cast-voices'
import type { CueKind, SoundUse } from '#schema/limits'
import { voiceWordsOf } from '#schema/shot-elements'
import { isId } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import { againAfterDeadlock } from '#platform/errors/retry'
import { announce } from '#platform/events/events'
import type { Viewer } from '#platform/auth/viewer'
import { Job, type JobOf, JobStatus } from '#platform/queue/job.entity'
import { playWithItem } from '../../cut/cues/made-sounds.js'
import type { SoundEstimates, SoundsEstimate } from '../../generation/sounds/sound-estimates.js'
import {
  type SoundOrderInput,
  type SoundOrders,
  soundRequestOf,
} from '../../generation/sounds/sound-orders.js'
import type { Projects } from '../../project/project.service.js'
import { Sound } from '../../sound/sound.entity.js'
import { CutCue } from '../../cut/elements/cut-cue.entity.js'
import { cutItems } from '../../cut/elements/cut-item.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { Storyboard } from '../storyboard.entity.js'
import { type StoryboardOrder, lockBoard } from '../storyboard-order.js'
import type { Storyboards } from '../storyboard.service.js'
import { boardSounds } from './board-sounds.js'
import { type ChosenVoice, chooseVoices } from './shot-cast.js'
import { changedSinceVoice } from './stale-voices.js'

/** The shots that need a voice, and the model. */
export interface MissingVoices {
  projectId: string
  /** All by default. */
  shotIds?: readonly string[] | null
  model: string
  /** Chosen voices of speakers; the others have their own. */
  voices?: readonly ChosenVoice[] | null
  /** Whether to replace stale voices, too. */
  remakesStale?: boolean | null
  acceptsUnknownPrice?: boolean | null
}

const NONE = { sounds: [], micros: 0, unknown: 0, affordable: 0, budgets: [] }

/** The voices of shots, and the music of their board. */
export class ShotVoices {
  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      order: StoryboardOrder
      storyboards: Pick<Storyboards, 'changed'>
      soundOrders: Pick<SoundOrders, 'order'>
      soundEstimates: Pick<SoundEstimates, 'of'>
    },
  ) {}

  /**
   * Sets the voice of a shot, or none if null. If the chosen take is in the cut, its cue is replaced too. Throws NOT_FOUND,
   * and BAD_USER_INPUT for a sound that is no voice of the project.
   */
  setVoice(viewer: Viewer, shotId: string, soundId: string | null): Promise<StoryboardShot> {
    return againAfterDeadlock(() =>
      this.deps.db.fork().transactional(async (em) => {
        const shot = await this.deps.order.open(viewer, shotId, { em, lock: true })
        const sound = soundId === null ? null : await requireSound(em, shot.projectId, soundId, 'VOICE')
        await this.assign(em, shot, sound)
        await this.deps.storyboards.changed(em, shot)
        return shot
      }),
    )
  }

  /** Sets the music of a board, or none if null. Throws as `setVoice`. */
  setScore(viewer: Viewer, projectId: string, soundId: string | null): Promise<Storyboard> {
    return this.deps.order.change(viewer, projectId, async ({ em, board }) => {
      if (soundId !== null) await requireSound(em, board.projectId, soundId, 'MUSIC')
      board.scoreId = soundId
      return board
    })
  }

  /** Keeps voices of speakers for a model, without an order. Throws NOT_FOUND, and BAD_USER_INPUT as `chooseVoices`. */
  cast(
    viewer: Viewer,
    { projectId, model, voices }: { projectId: string; model: string; voices: readonly ChosenVoice[] },
  ): Promise<Storyboard> {
    return this.deps.order.change(viewer, projectId, async ({ em, board, order: shots }) => {
      const before = board.voices
      board.voices = chooseVoices(before, { model, voices, shots })
      await announceRecast(em, shots, { before, after: board.voices })
      return board
    })
  }

  /** The estimated cost of `voiceMissing`; empty if no voice is missing. */
  async estimate(viewer: Viewer, input: MissingVoices): Promise<SoundsEstimate> {
    const em = this.deps.db.fork()
    const project = await this.deps.projects.open(viewer, input.projectId, { em })
    const shots = await this.deps.order.shots(project, em)
    const known = (await em.findOne(Storyboard, { projectId: project.id }))?.voices ?? []
    const { model, voices } = input
    const chosen = chooseVoices(known, { model, voices: voices ?? [], shots })
    const sounds = await this.missing(em, { shots, voices: chosen, input })
    return sounds.length
      ? this.deps.soundEstimates.of(viewer, { projectId: project.id, sounds })
      : { ...NONE, projectId: project.id }
  }

  /**
   * Orders a voice for each shot with dialogue that has neither a voice nor a pending order, and for those with a stale one if
   * `remakesStale`; all or none. Each speaker has a voice of their own. Throws NOT_FOUND, BAD_USER_INPUT if no voice is
   * missing, and the errors of `chooseVoices` and sound orders.
   */
  voiceMissing(viewer: Viewer, input: MissingVoices): Promise<JobOf<'sound'>[]> {
    return againAfterDeadlock(() =>
      this.deps.db.fork().transactional(async (em) => {
        const project = await this.deps.projects.openTo('generate', viewer, input.projectId, { em })
        const board = await lockBoard(em, project)
        const shots = await this.deps.order.shots(project, em)
        const { acceptsUnknownPrice, voices, model } = input
        const before = board.voices
        board.voices = chooseVoices(before, { model, voices: voices ?? [], shots })
        const sounds = await this.missing(em, { shots, voices: board.voices, input })
        if (!sounds.length)
          throw badInput([{ path: ['shotIds'], message: 'No shot with dialogue lacks a voice' }])
        await announceRecast(em, shots, { before, after: board.voices })
        return this.deps.soundOrders.order(viewer, { projectId: project.id, sounds, acceptsUnknownPrice }, em)
      }),
    )
  }

  /** Sets a generated sound as the voice of the shot, or music of the board, that it was ordered for. */
  async made(em: EntityManager, { sound, use }: { sound: Sound; use: SoundUse | null }): Promise<void> {
    const { projectId } = sound
    if (use && 'isScore' in use && sound.kind === 'MUSIC') {
      const score = [projectId, sound.id]
      await em.execute(
        `insert into storyboard (project_id, score_id) values (?, ?)
         on conflict (project_id) do update set score_id = excluded.score_id`,
        score,
      )
      await announce(em, { topic: 'storyboard', id: projectId })
    }
    if (!use || !('shotId' in use) || sound.kind !== 'VOICE') return
    const shot = await em.findOne(StoryboardShot, { id: use.shotId, projectId })
    if (!shot) return
    await this.assign(em, shot, sound)
    await em.flush()
    await announce(em, { topic: 'storyboard-shot', id: shot.id, projectId })
  }

  /** Adds the voice of a shot to its chosen take in the cut, unless the cut uses it already. */
  async playInCut(em: EntityManager, shot: StoryboardShot | null): Promise<void> {
    if (!shot) return
    const { projectId, chosenVideoId, voiceId } = shot
    if (!voiceId || (await em.count(CutCue, { projectId, soundId: voiceId }))) return
    const sound = await em.findOne(Sound, { id: voiceId, deletedAt: null })
    const item = (await cutItems(em, projectId)).find(({ videoId }) => videoId === chosenVideoId)
    if (sound && item) await playWithItem(em, sound, { itemId: item.id, replacedId: null })
  }

  private async assign(em: EntityManager, shot: StoryboardShot, sound: Sound | null): Promise<void> {
    const replacedId = shot.voiceId ?? null
    shot.voiceId = sound?.id ?? null
    if (!sound || !shot.chosenVideoId) return
    const items = await cutItems(em, shot.projectId)
    const item = items.find(({ videoId }) => videoId === shot.chosenVideoId)
    if (item) await playWithItem(em, sound, { itemId: item.id, replacedId })
  }

  private async missing(
    em: EntityManager,
    {
      shots,
      voices,
      input: { projectId, shotIds, model, remakesStale },
    }: { shots: readonly StoryboardShot[]; voices: readonly CastVoice[]; input: MissingVoices },
  ): Promise<SoundOrderInput[]> {
    const sounds = await boardSounds(em, shots, null)
    const orders = await em.find(Job, {
      projectId,
      kind: 'sound',
      status: { $in: [JobStatus.QUEUED, JobStatus.RUNNING] },
    })
    const uses = orders.map((job) => soundRequestOf(job)?.use)
    const isOrdered = new Set(uses.map((use) => use && 'shotId' in use && use.shotId))
    return shots.flatMap(({ id, voiceId, dialogue }): SoundOrderInput[] => {
      const words = voiceWordsOf(dialogue)
      const voice = (voiceId && sounds.get(voiceId)) || null
      const isStale = remakesStale && changedSinceVoice(voice, dialogue, voices).length > 0
      if (!words || (voice && !isStale) || isOrdered.has(id) || (shotIds && !shotIds.includes(id))) return []
      return [{ kind: 'VOICE', model, words, use: { shotId: id } }]
    })
  }
}

/** Announces the shots whose voices may have become stale, or current again. */
async function announceRecast(
  em: EntityManager,
  shots: readonly StoryboardShot[],
  { before, after }: { before: readonly CastVoice[]; after: readonly CastVoice[] },
): Promise<void> {
  const isKept = (one: CastVoice) =>
    before.some((old) => old.speaker === one.speaker && old.model === one.model && isReadAlike(old, one))
  const recast = new Set(after.filter((one) => !isKept(one)).map(({ speaker }) => speaker))
  for (const { id, projectId, voiceId, dialogue } of shots)
    if (voiceId && dialogue.some(({ speaker }) => recast.has(speakerKey(speaker))))
      await announce(em, { topic: 'storyboard-shot', id, projectId })
}

const WRONG: Partial<Record<CueKind, string>> = {
  VOICE: 'This is not a voice of this project',
  MUSIC: 'This is not music of this project',
}

async function requireSound(em: EntityManager, projectId: string, id: string, kind: CueKind): Promise<Sound> {
  const sound = isId(id) ? await em.findOne(Sound, { id, projectId, kind, deletedAt: null }) : null
  if (!sound) throw badInput([{ path: ['soundId'], message: WRONG[kind]! }])
  return sound
}
