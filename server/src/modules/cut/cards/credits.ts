import type { EntityManager } from '@mikro-orm/postgresql'
import type { CardLine } from '#schema/cards'
import { LIMITS, modelOf, soundModelOf } from '#schema/limits'
import type { Viewer } from '#platform/auth/viewer'
import { User } from '../../account/user.entity.js'
import type { Projects } from '../../project/project.service.js'
import { Sound } from '../../sound/sound.entity.js'
import { CutCue } from '../elements/cut-cue.entity.js'
import { cutItems } from '../elements/cut-item.entity.js'
import { Clip, EngineName } from '../../video/clip.entity.js'

const { linesMax, lineMax } = LIMITS.card

const ROLES = { MUSIC: 'Music', VOICE: 'Voice', EFFECT: 'Sound effect' } as const
/** The name of the local engine and of sketches. */
const OWN_TOOL = 'Cutroom preview engine'

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

/** The credit of an uploaded sound. Titles of voices are omitted, because they are often lines of dialogue. */
const nameOf = ({ kind, title, source, licence }: Sound): string =>
  [kind === 'VOICE' ? '' : `“${title}”`, source, licence].filter(Boolean).join(', ')

const toolOfClip = ({ engine, model }: Pick<Clip, 'engine' | 'model'>): string =>
  engine === EngineName.LOCAL ? OWN_TOOL : (modelOf(model)?.name ?? model)

function toolOfSound(id: string): string {
  const model = soundModelOf(id)
  return model?.isSketch ? OWN_TOOL : (model?.name ?? id)
}

/** Suggests credits for a cut (specification V103). */
export class Credits {
  constructor(private readonly deps: { db: EntityManager; projects: Projects }) {}

  /**
   * Lists the owner, authors of clips, editors of the cut and members of a private project, each person once; then uploaded
   * sounds with their sources, and all models in one line.
   */
  async propose(viewer: Viewer, projectId: string): Promise<CardLine[]> {
    const em = this.deps.db.fork()
    const project = await this.deps.projects.open(viewer, projectId)
    const items = await cutItems(em, project.id)
    const videos = await em.find(
      Clip,
      { id: { $in: items.flatMap(({ clipId }) => clipId ?? []) } },
      { fields: ['id', 'authorId', 'engine', 'model'], orderBy: { createdAt: 'asc', id: 'asc' } },
    )
    const cues = await em.find(
      CutCue,
      { projectId: project.id, isMuted: false },
      { orderBy: { atSeconds: 'asc', id: 'asc' } },
    )
    const people = [
      ['Produced by', [project.ownerId]],
      ['Videos', videos.map(({ authorId }) => authorId)],
      ['Editing', [...items, ...cues].flatMap(({ editedById }) => editedById ?? [])],
      ['With', Object.keys(project.members)],
    ] as const
    const sounds = await this.sounds(em, cues)
    const tools = [
      ...videos.map(toolOfClip),
      ...sounds.flatMap(({ model }) => (model ? toolOfSound(model) : [])),
    ]
    const madeWith = linesUnder('Made with', tools.length ? [[...new Set(tools)].join(', ')] : [])
    const lines = [...(await this.people(em, people)), ...uploaded(sounds)]
    return [...lines.slice(0, linesMax - madeWith.length), ...madeWith]
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

  private async sounds(em: EntityManager, cues: readonly CutCue[]): Promise<Sound[]> {
    const ids = [...new Set(cues.map(({ soundId }) => soundId))]
    const found = await em.find(Sound, { id: { $in: ids }, deletedAt: null })
    return ids.flatMap((id) => found.find((sound) => sound.id === id) ?? [])
  }
}

const uploaded = (sounds: readonly Sound[]): CardLine[] =>
  (Object.keys(ROLES) as (keyof typeof ROLES)[]).flatMap((kind) => {
    const own = sounds.filter((sound) => sound.kind === kind && !sound.model)
    return linesUnder(ROLES[kind], [...new Set(own.map(nameOf))].filter(Boolean))
  })
