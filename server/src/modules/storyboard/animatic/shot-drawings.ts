import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { announce } from '#platform/events/events'
import type { AfterCommit } from '#platform/events/hooks'
import type { Film, PreparedClip } from '../../../media/film.js'
import type { PendingFiles } from '../../file/pending-files.js'
import { type AnimaticPlan, readAnimatic } from './animatic-plan.js'
import { type FinishedDrawing, ShotDrawing, finished } from './shot-drawing.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { type DrawnShot, drawingHashOf } from '../shots/shot-inputs-hash.js'
import type { ShotReferences } from '../elements/named-elements.js'
import type { Storyboard } from '../storyboard.entity.js'

/** Namespace of drawings in the storage. */
const NAMESPACE = 'drawings'
/** Shots cleaned up per run. */
const BATCH = 200
const FILES = ['videoKey', 'posterKey', 'smallPosterKey', 'mezzanineVideoKey', 'mezzanineSoundKey'] as const

/** Identifies a drawing by its shot, type and inputs. */
export interface DrawingName {
  shotId: string
  isSlate: boolean
  hash: string
}

/** Stores the drawings of shots and their files. */
export class ShotDrawings {
  private readonly db: EntityManager

  constructor(
    private readonly deps: { db: EntityManager; files: PendingFiles; film: Pick<Film, 'mezzanineSetting'> },
  ) {
    this.db = deps.db
  }

  /** Identifies the inputs of the drawing of a shot. */
  hashOf(
    shot: DrawnShot,
    board: Pick<Storyboard, 'ratio' | 'look'>,
    references: Pick<ShotReferences, 'elements' | 'pictures'>,
  ): string {
    return drawingHashOf(shot, board, { ...references, setting: this.deps.film.mezzanineSetting })
  }

  /** The current film of a board. */
  film(projectId: string, em = this.db.fork()): Promise<AnimaticPlan> {
    return readAnimatic(em, projectId, this.deps.film.mezzanineSetting)
  }

  /** The finished drawing of the same inputs. */
  async find({ shotId, isSlate, hash }: DrawingName): Promise<FinishedDrawing | undefined> {
    return finished((await this.db.fork().findOne(ShotDrawing, { shotId, isSlate, hash })) ?? undefined)
  }

  /**
   * Stores a drawing and deletes the files of the previous one. A late drawing does not replace that of the current
   * inputs. Undefined if its shot no longer exists.
   */
  async keep(
    { shotId, isSlate, hash }: DrawingName,
    { width, height, frames, frameRate, bytes, note, ...files }: PreparedClip & { note?: string },
  ): Promise<FinishedDrawing | undefined> {
    const keys = await this.deps.files.store(NAMESPACE, {
      videoKey: files.video,
      posterKey: files.poster,
      smallPosterKey: files.smallPoster,
      mezzanineVideoKey: files.mezzanineVideo,
      mezzanineSoundKey: files.mezzanineSound,
    })
    const stored = Object.values(keys)
    let toDiscard = stored
    try {
      return await this.db.fork().transactional(async (em) => {
        const drawing = await this.lock(em, shotId, isSlate)
        if (!drawing) return undefined
        const isCurrent = drawing.hash === (await this.currentHash(em, drawing))
        if (drawing.hash === hash || isCurrent) return finished(drawing)
        const replaced = FILES.flatMap((name) => drawing[name] ?? [])
        await this.deps.files.markPending(em, replaced)
        em.assign(drawing, {
          ...keys,
          hash,
          width,
          height,
          frames,
          frameRate,
          bytes,
          note: note ?? null,
          createdAt: new Date(),
        })
        em.assign(drawing, { failure: null, failedHash: null })
        await em.flush()
        await this.deps.files.markUsed(em, stored, drawing.projectId)
        toDiscard = replaced
        await announce(em, { topic: 'storyboard-shot', id: shotId, projectId: drawing.projectId })
        return finished(drawing)
      })
    } finally {
      await this.deps.files.discard(toDiscard).catch(() => undefined) // maintenance does it later
    }
  }

  /** The current inputs of a shot or its slate; undefined if it is on no board. */
  private async currentHash(
    em: EntityManager,
    { projectId, shotId, isSlate }: ShotDrawing,
  ): Promise<string | undefined> {
    const { segments } = await this.film(projectId, em)
    const segment = segments.find(({ shot }) => shot.id === shotId)
    return isSlate ? segment?.slate.hash : segment?.hash
  }

  /** Stores why the current version of a shot could not be drawn. */
  async fail({ shotId, isSlate, hash }: DrawingName, why: string): Promise<void> {
    await this.db.fork().transactional(async (em) => {
      const drawing = await this.lock(em, shotId, isSlate)
      if (!drawing) return
      em.assign(drawing, { failedHash: hash, failure: why })
      await em.flush()
      await announce(em, { topic: 'storyboard-shot', id: shotId, projectId: drawing.projectId })
    })
  }

  /** Allows failed drawings to be retried, within the transaction of `em`. */
  async forgetFailures(em: EntityManager, projectId: string): Promise<void> {
    await em.nativeUpdate(
      ShotDrawing,
      { projectId, failedHash: { $ne: null } },
      { failedHash: null, failure: null },
    )
  }

  /** Releases the drawing files of a project that is deleted within the transaction of `em`. */
  async leaveProject(em: EntityManager, projectId: string): Promise<AfterCommit> {
    const drawings = await em.find(
      ShotDrawing,
      { projectId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { shotId: 'asc', isSlate: 'asc' } },
    )
    return this.release(em, drawings)
  }

  /** Removes the drawings of deleted shots. Returns how many shots were cleaned up. */
  async removeUnused(): Promise<number> {
    const em = this.db.fork()
    const unused = await em.execute<{ shot_id: string }[]>(
      `select distinct shot_id from shot_drawing drawing
       where not exists (select from storyboard_shot shot where shot.id = drawing.shot_id) limit ?`,
      [BATCH],
    )
    const clear = await em.transactional((inside) =>
      this.removeOf(
        inside,
        unused.map(({ shot_id }) => shot_id),
      ),
    )
    await clear()
    return unused.length
  }

  /** Removes the drawings of these shots within the transaction of `em`. */
  async removeOf(em: EntityManager, shotIds: readonly string[]): Promise<AfterCommit> {
    const drawings = await em.find(
      ShotDrawing,
      { shotId: { $in: [...shotIds] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { shotId: 'asc', isSlate: 'asc' } },
    )
    for (const drawing of drawings) em.remove(drawing)
    return this.release(em, drawings)
  }

  private async release(em: EntityManager, drawings: ShotDrawing[]): Promise<AfterCommit> {
    const keys = drawings.flatMap((drawing) => FILES.flatMap((name) => drawing[name] ?? []))
    await this.deps.files.markPending(em, keys)
    return () => this.deps.files.discard(keys)
  }

  /** Locks the row of a drawing, inserting it if missing; undefined without its shot. */
  private async lock(em: EntityManager, shotId: string, isSlate: boolean): Promise<ShotDrawing | undefined> {
    const shot = await em.findOne(StoryboardShot, shotId, { fields: ['id', 'projectId'] })
    if (!shot) return undefined
    await em.execute(
      'insert into shot_drawing (shot_id, is_slate, project_id) values (?, ?, ?) on conflict do nothing',
      [shotId, isSlate, shot.projectId],
    )
    return em.findOneOrFail(ShotDrawing, { shotId, isSlate }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  }
}
