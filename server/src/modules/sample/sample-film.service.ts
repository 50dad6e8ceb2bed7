import { Entity, ManyToOne, type Opt, Property, Unique } from '@mikro-orm/core'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { isPublic } from '#platform/errors/failure'
import { Job, JobStatus } from '#platform/queue/job.entity'
import type { Jobs } from '#platform/queue/jobs'
import type { Viewer } from '#platform/auth/viewer'
import { type Visible, orNull } from '#platform/auth/visible'
import { User } from '../account/user.entity.js'
import { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import type { TakeOrders } from '../storyboard/takes/take-orders.js'
import type { SoundOrders } from '../generation/sounds/sound-orders.js'
import type { Storyboards } from '../storyboard/storyboard.service.js'
import type { ShotVoices } from '../storyboard/voices/shot-voices.js'
import { SAMPLE_FILM } from './sample-film.js'

/** The sample project of a user. */
@Entity({ tableName: 'sample_film' })
export class SampleFilm {
  @ManyToOne(() => User, { mapToPk: true, primary: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: string

  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  @Unique()
  projectId!: string

  /** Whether the cut was made. After that it is a normal project. */
  @Property({ type: 'boolean', default: false })
  isCut: boolean & Opt = false
}

/** Creates a project with a film for new users, through the same operations they would use. */
export class SampleFilms {
  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      storyboards: Storyboards
      takeOrders: TakeOrders
      shotVoices: ShotVoices
      soundOrders: SoundOrders
      jobs: Jobs
    },
  ) {}

  /**
   * The viewer’s project with the sample film; created if missing or deleted. The local engine
   * generates its takes, voices and music, which are then cut and merged. Calling it again requests missing takes and the cut.
   */
  async open(viewer: Viewer): Promise<Visible<Project>> {
    const { project, isCut, isNew } = await this.deps.db.fork().transactional(async (em) => {
      // concurrent calls create one project
      await em.findOneOrFail(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
      return (await this.find(em, viewer)) ?? this.make(em, viewer)
    })
    if (isCut) return project
    if (isNew) await this.orderSounds(viewer, project.id)
    await this.deps.takeOrders.drawMissing(viewer, project.id)
    await this.orderCut(project.id)
    return project
  }

  private async find(em: EntityManager, viewer: Viewer) {
    const sample = await em.findOne(SampleFilm, { userId: viewer.id })
    const project = sample && (await orNull(this.deps.projects.open(viewer, sample.projectId, { em })))
    return project && { project, isCut: sample.isCut, isNew: false }
  }

  private async make(em: EntityManager, viewer: Viewer) {
    const { name, description, plan } = SAMPLE_FILM
    const project = await this.deps.projects.create(viewer, { name, description, isPrivate: true }, em)
    await this.deps.storyboards.add(viewer, { ...plan, projectId: project.id }, em)
    await em.upsert(SampleFilm, { userId: viewer.id, projectId: project.id, isCut: false })
    return { project, isCut: false, isNew: true }
  }

  /** Orders sketches of the voices, then of the music. The film is made without those that are refused. */
  private async orderSounds(viewer: Viewer, projectId: string): Promise<void> {
    const music = {
      kind: 'MUSIC',
      model: 'sketch/music',
      use: { isScore: true },
      ...SAMPLE_FILM.music,
    } as const
    const orders = [
      () => this.deps.shotVoices.voiceMissing(viewer, { projectId, model: 'sketch/voice' }),
      () => this.deps.soundOrders.order(viewer, { projectId, sounds: [music] }),
    ]
    for (const order of orders)
      await order().catch((error: unknown) => {
        if (!isPublic(error)) throw error
      })
  }

  /**
   * Requests the cut once each shot of a sample film has a take and no sound is in progress, unless a cut job is open. Counts
   * jobs before it locks anything else (rule B14): call it outside of any transaction.
   */
  async orderCut(projectId: string): Promise<void> {
    const isUncut = (em: EntityManager) => em.findOne(SampleFilm, { projectId, isCut: false })
    const sample = await isUncut(this.deps.db.fork())
    if (!sample) return
    try {
      await this.deps.db.fork().transactional(async (em) => {
        await this.deps.jobs.requireRoom(em, sample.userId) // this lock lets the last of simultaneous takes see all others
        if (!(await isUncut(em)) || !(await this.deps.takeOrders.isFilmed(em, projectId))) return
        const open = { $in: [JobStatus.QUEUED, JobStatus.RUNNING] }
        if (await em.count(Job, { kind: { $in: ['sample', 'sound'] }, projectId, status: open })) return
        await this.deps.jobs.add(em, { kind: 'sample', projectId, authorId: sample.userId })
      })
    } catch (error) {
      if (!isPublic(error)) throw error // job limit reached; the next call retries
    }
  }

  /** `orderCut` for the sample films whose sounds these cancelled jobs were making. */
  async orderCutsWithout(jobIds: readonly string[]): Promise<void> {
    const projects = await this.deps.db.fork().execute<{ id: string }[]>(
      `select distinct project_id as id from job join sample_film using (project_id)
       where job.id = any(?::uuid[]) and job.kind = 'sound' and not is_cut`,
      [`{${jobIds.join(',')}}`],
    )
    for (const { id } of projects) await this.orderCut(id)
  }
}
