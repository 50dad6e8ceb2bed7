import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { CueKind } from '#schema/limits'
import { soundChangeRule } from '#schema/rules/sound'
import { type OpenOptions, type Visible, asVisible, isVisible } from '#platform/auth/visible'
import type { Viewer } from '#platform/auth/viewer'
import { check, isId } from '#platform/errors/check'
import { notFound } from '#platform/errors/failure'
import { type PageRequest, span } from '#platform/queries/page'
import { countBelow, idsOf, readPagesBelow } from '#platform/queries/rows'
import type { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { Sound, announceSound } from './sound.entity.js'

interface SoundFilter {
  /** Any kind if omitted. */
  kind?: CueKind | null
}

const ofProjects = ({ kind }: SoundFilter) => ({
  within: 'r.project_id = p.id',
  sort: 'created_at' as const,
  conditions: [
    { sql: 'r.deleted_at is null' },
    ...(kind == null ? [] : [{ sql: 'r.kind = ?', parameters: [kind] }]),
  ],
})

/**
 * Operations on sounds (specification V75). Everyone who sees a project can read its sounds; editors can change and
 * delete them.
 */
export class Sounds {
  constructor(
    private readonly db: EntityManager,
    private readonly projects: Projects,
  ) {}

  /** The sounds of a project, newest first. */
  async list(project: Visible<Project>, request: PageRequest & SoundFilter) {
    return (await this.lists([project], request)).get(project.id)!
  }

  /** The same for many projects at once. */
  async lists(projects: readonly Visible<Project>[], { kind, ...request }: PageRequest & SoundFilter) {
    return readPagesBelow(this.db, Sound, idsOf(projects), { ...ofProjects({ kind }), ...span(request) })
  }

  /** Number of sounds of each project, counted up to `most`. */
  async counts(projects: readonly Visible<Project>[], filter: SoundFilter, most?: number) {
    return countBelow(this.db.fork(), Sound, idsOf(projects), { ...ofProjects(filter), most })
  }

  /** Throws NOT_FOUND if it does not exist or the viewer may not see its project. */
  async open(
    viewer: Viewer,
    id: string,
    { em = this.db.fork(), lock = false }: OpenOptions = {},
  ): Promise<Visible<Sound>> {
    const sound = isId(id)
      ? await em.findOne(Sound, { id, deletedAt: null }, lock ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {})
      : null
    if (!sound || !(await isVisible(this.projects.open(viewer, sound.projectId, { em }))))
      throw notFound('Sound')
    return asVisible(sound)
  }

  /** A sound with its project, also from the Trash, or null. Callers apply the policy. */
  async find(id: string): Promise<{ sound: Sound; project: Project } | null> {
    const em = this.db.fork()
    const sound = await em.findOne(Sound, { id })
    const project = sound && (await this.projects.find(sound.projectId, em))
    return project && { sound, project }
  }

  /** Changes its kind, title and credits. Omitted fields do not change. */
  async edit(
    viewer: Viewer,
    input: {
      id: string
      kind?: string | null
      title?: string | null
      source?: string | null
      licence?: string | null
    },
  ): Promise<Visible<Sound>> {
    const { kind, title, source, licence } = check(soundChangeRule, input)
    return this.db.fork().transactional(async (em) => {
      const sound = await this.open(viewer, input.id, { em, lock: true })
      await this.projects.openTo('generate', viewer, sound.projectId, { em })
      sound.kind = kind ?? sound.kind
      sound.title = title ?? sound.title
      sound.source = source ?? sound.source
      sound.licence = licence ?? sound.licence
      await em.flush()
      await announceSound(em, sound)
      return sound
    })
  }
}
