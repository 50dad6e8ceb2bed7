import type { EntityManager } from '@mikro-orm/postgresql'
import type { CardLine } from '#schema/cards'
import { LIMITS } from '#schema/limits'
import type { Viewer } from '#platform/auth/viewer'
import { User } from '../../account/user.entity.js'
import type { Projects } from '../../project/project.service.js'
import { Sound } from '../../sound/sound.entity.js'
import { CutCue } from '../elements/cut-cue.entity.js'
import { cutItems } from '../elements/cut-item.entity.js'
import { Clip } from '../../video/clip.entity.js'

const { linesMax, lineMax } = LIMITS.card

const ROLES = { MUSIC: 'Music', VOICE: 'Voice', EFFECT: 'Sound effect' } as const

/** Shortens a text to the limit of a line, without splitting a character. */
const shorten = (text: string): string =>
  text.length > lineMax
    ? `${text
        .slice(0, lineMax - 1)
        .replace(/\p{Cs}$/u, '')
        .trimEnd()}…`
    : text

/** Lists names below a role, which only the first line shows. */
const linesUnder = (role: string, names: readonly string[]): CardLine[] =>
  names.map((name, at) => ({ role: at ? '' : role, name: shorten(name) }))

/** A sound with its source and licence, if any. */
const nameOf = ({ title, source, licence }: Pick<Sound, 'title' | 'source' | 'licence'>): string =>
  [`“${title}”`, source, licence].filter(Boolean).join(', ')

/** Suggests credits for a cut (specification V103). */
export class Credits {
  constructor(private readonly deps: { db: EntityManager; projects: Projects }) {}

  /**
   * Lists the owner, authors of clips, editors of the cut and members of a private project, each person once, then the
   * sounds of the cut.
   */
  async propose(viewer: Viewer, projectId: string): Promise<CardLine[]> {
    const em = this.deps.db.fork()
    const project = await this.deps.projects.open(viewer, projectId)
    const items = await cutItems(em, project.id)
    const videos = await em.find(
      Clip,
      { id: { $in: items.flatMap(({ clipId }) => clipId ?? []) } },
      { fields: ['id', 'authorId'], orderBy: { createdAt: 'asc', id: 'asc' } },
    )
    const cues = await em.find(
      CutCue,
      { projectId: project.id, isMuted: false },
      { orderBy: { atSeconds: 'asc', id: 'asc' } },
    )
    const people = [
      ['Produced by', [project.ownerId]],
      ['Clips', videos.map(({ authorId }) => authorId)],
      ['Editing', [...items, ...cues].flatMap(({ editedById }) => editedById ?? [])],
      ['With', Object.keys(project.members)],
    ] as const
    return [...(await this.people(em, people)), ...(await this.sounds(em, cues))].slice(0, linesMax)
  }

  private async people(
    em: EntityManager,
    groups: readonly (readonly [role: string, ids: readonly string[]])[],
  ): Promise<CardLine[]> {
    const users = await em.find(User, { id: { $in: groups.flatMap(([, ids]) => ids) } })
    const names = new Map(users.map(({ id, username }) => [id, username]))
    const named = new Set<string>()
    return groups.flatMap(([role, ids]) => {
      const own = [...new Set(ids)].filter((id) => names.has(id) && !named.has(id))
      own.forEach((id) => named.add(id))
      return linesUnder(
        role,
        own.map((id) => names.get(id)!),
      )
    })
  }

  private async sounds(em: EntityManager, cues: readonly CutCue[]): Promise<CardLine[]> {
    const ids = [...new Set(cues.map(({ soundId }) => soundId))]
    const found = await em.find(Sound, { id: { $in: ids }, deletedAt: null })
    const sounds = ids.flatMap((id) => found.find((sound) => sound.id === id) ?? [])
    return (Object.keys(ROLES) as (keyof typeof ROLES)[]).flatMap((kind) => {
      const names = new Set(sounds.filter((sound) => sound.kind === kind).map(nameOf))
      return linesUnder(ROLES[kind], [...names])
    })
  }
}
