import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { type ClipEdit, editOf, shownSeconds } from '#schema/cut-item'
import type { SharedTasks } from '#platform/queue/shared/shared-tasks'
import { FileMissing, type Storage } from '#platform/storage/storage'
import type { ClipFiles, ClipSources, FilmOptions } from '../../../media/film.js'
import { Project } from '../../project/project.entity.js'
import { type CutItem, cutItems } from '../../cut/elements/cut-item.entity.js'
import { type Cut, settingsOf } from '../../cut/cut.entity.js'
import { type Mezzanines, shapeOf } from '../../video/mezzanines.js'
import type { Clip } from '../../video/clip.entity.js'
import { Card } from '../../cut/cards/card.entity.js'
import { type Shown, shownOf } from '../../cut/shown.js'
import type { CardDrawings } from '../../cut/cards/card-drawings.js'
import type { FilmPartStore } from '../film-part-store.js'
import { clipSources } from '../shared-parts.js'

/** A video with the edits of its item. */
export type ShownClip = ClipEdit & { videoId: string }

export const shownClip = (item: CutItem): ShownClip => ({ ...editOf(item), videoId: item.videoId })

/** The items of a draft with their videos, and its export settings. */
export interface Draft {
  items: readonly CutItem[]
  settings: Cut
  byId: ReadonlyMap<string, Shown>
  /** Duration of an item in seconds. */
  secondsOf: (item: CutItem) => number
}

export async function loadDraft(
  em: EntityManager,
  project: Project,
  known?: readonly CutItem[],
): Promise<Draft> {
  const items = known ?? (await cutItems(em, project.id))
  const byId = await shownOf(
    em,
    items.map(({ videoId }) => videoId),
  )
  return {
    items,
    byId,
    settings: await settingsOf(em, project.id),
    secondsOf: (item) => shownSeconds(item, byId.get(item.videoId)!),
  }
}

/** Values that determine size and rate of a draft’s film: those of all clips except cards, and the export settings. */
export const lookOf = ({ byId, settings }: Draft): unknown[] => [
  [...byId.values()].flatMap((shown) =>
    shown instanceof Card ? [] : `${shown.width}x${shown.height}@${shown.frameRate}`,
  ),
  settings.size,
  settings.ratio,
  settings.fit,
  settings.frameRate,
]

export interface DraftClipsDependencies {
  db: EntityManager
  mezzanines: Mezzanines
  cardDrawings: CardDrawings
  parts: FilmPartStore
  sharedTasks: SharedTasks
  storage: Pick<Storage, 'fetchTo' | 'isHere' | 'read'>
  log: Logger
}

interface Rendering {
  projectId: string
  /** The clips to render, listed first. */
  shown: readonly ShownClip[]
  /** Whether to fetch them whole, with sound, instead of only the needed frames. */
  isWhole: boolean
}

/**
 * Renders a part of a draft’s film in the background: calls `render` with the clips, the given ones first, and the
 * options of the film. Undefined if the project or one of the clips no longer exists.
 */
export async function renderDraft<Result>(
  { db, mezzanines, cardDrawings, parts, sharedTasks, storage, log }: DraftClipsDependencies,
  { projectId, shown, isWhole }: Rendering,
  { folder, signal }: { folder: string; signal: AbortSignal },
  render: (clips: ClipFiles[], options: FilmOptions & { sources: ClipSources }) => Promise<Result>,
): Promise<Result | undefined> {
  const em = db.fork()
  const project = await em.findOne(Project, { id: projectId, deletedAt: null })
  const settings = await settingsOf(em, projectId)
  const inCut = (await cutItems(em, projectId)).map(({ videoId }) => videoId)
  const ids = shown.map(({ videoId }) => videoId)
  const found = await shownOf(em, [...inCut, ...ids])
  const videos = ids.flatMap((id) => {
    const shown = found.get(id)
    return shown?.projectId === projectId && (shown instanceof Card || shown.videoKey) ? shown : []
  })
  if (!project || videos.length < ids.length) return undefined
  // Only the sizes and rates of the other clips are needed, because they determine those of the film.
  const others = [...found.values()]
    .filter((shown) => !ids.includes(shown.id) && !(shown instanceof Card))
    .map((video): ClipFiles => ({ mezzanineVideo: '', mezzanineSound: '', ...shapeOf(video) }))
  const work = { signal, gentle: true, claims: sharedTasks }
  const whole = (video: Clip, at: number) => mezzanines.clip(video, folder, `clip-${at}`, work)
  const elsewhere = (video: Clip, at: number) => mezzanines.clipElsewhere(video, `${folder}/clip-${at}`, work)
  const draw = async (clipOf: typeof whole) => {
    const clips: ClipFiles[] = []
    for (const [at, video] of videos.entries())
      clips.push({
        ...(video instanceof Card
          ? cardDrawings.clip(video, folder, { ...work, parts })
          : await clipOf(video, at)),
        edit: editOf(shown[at]),
      })
    return render([...clips, ...others], {
      cache: parts,
      sharing: parts.isOff ? undefined : sharedTasks,
      sources: clipSources({ storage, parts }, folder),
      size: settings.size ?? undefined,
      ratio: settings.ratio ?? undefined,
      fit: settings.fit,
      frameRate: settings.frameRate ?? undefined,
      gentle: true,
      signal,
      log,
    })
  }
  if (isWhole) return draw(whole)
  return draw(elsewhere).catch((error: unknown) => {
    if (!(error instanceof FileMissing)) throw error
    return draw(whole) // normalised again
  })
}
