import type { EntityManager } from '@mikro-orm/postgresql'
import { type ClipEdit, editOf } from '#schema/cut-item'
import { againAfterDeadlock } from '#platform/errors/retry'
import type { Hooks } from '#platform/events/hooks'
import type { Viewer } from '#platform/auth/viewer'
import type { Visible } from '#platform/auth/visible'
import type { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { type CutItem, cutItems } from './elements/cut-item.entity.js'
import { type Cut, settingsOf } from './cut.entity.js'
import type { CardDrawings } from './cards/card-drawings.js'

/**
 * The unchecked input of a cut: the order of its items, their transitions and the export settings; `cutRule` and
 * `mergeRule` define the defaults.
 */
export interface CutInput {
  projectId: string
  /** Items of the cut; the id of a video refers to its first use. */
  videoIds: string[]
  /** Omitted seconds have the default. */
  gaps?: { transition: string; seconds?: number | null }[] | null
  /** Instead of `gaps`: only the keys. */
  transitions?: string[] | null
  /** Seconds of each of `transitions`. */
  lengths?: number[] | null
  size?: string | null
  ratio?: string | null
  fit?: string | null
  frameRate?: number | null
  title?: string | null
  clipGain?: number | null
  loudness?: number | null
  burnedCaptions?: string | null
}

/** A project whose cut is being changed, locked within the transaction of `em`. */
export interface OpenCut {
  em: EntityManager
  project: Visible<Project>
}

/** A stored draft of a film. */
export interface StoredCut {
  project: Visible<Project>
  items: CutItem[]
  settings: Cut
}

/** The data of a draft that determines the frames of its film. */
export interface DraftLook {
  items: readonly (ClipEdit & Pick<CutItem, 'videoId' | 'gap'>)[]
  /** The export settings that affect the frames. */
  settings: Pick<Cut, 'size' | 'ratio' | 'fit' | 'frameRate'>
}

declare module '#platform/events/hooks' {
  interface HookPoints {
    /** A draft has changed. */
    'cut-changed': { viewer: Viewer; before: DraftLook; cut: StoredCut }
  }
}

/** The current data of a draft that determines the frames of its film. */
export const draftLook = ({ items, settings }: Pick<StoredCut, 'items' | 'settings'>): DraftLook => {
  const { size, ratio, fit, frameRate } = settings
  return {
    items: items.map((item) => ({ ...editOf(item), videoId: item.videoId, gap: item.gap })),
    settings: { size, ratio, fit, frameRate },
  }
}

/**
 * The draft of a project's film: its accepted videos in order, the transitions between them, and the export settings
 * (specification V9, V15).
 */
export class Cuts {
  constructor(
    private readonly db: EntityManager,
    private readonly projects: Projects,
    private readonly hooks: Hooks,
    private readonly cards: Pick<CardDrawings, 'prepare'>,
  ) {}

  /** The export settings of a project’s cut. */
  settings(projectId: string): Promise<Cut> {
    return settingsOf(this.db.fork(), projectId)
  }

  /**
   * Changes the draft of a project, which is locked meanwhile. `run` is repeated after a deadlock. The hook `cut-changed`
   * runs in the same transaction. Throws NOT_FOUND if not visible, FORBIDDEN if the viewer may not change the cut.
   */
  async edit(viewer: Viewer, projectId: string, run: (cut: OpenCut) => Promise<void>): Promise<StoredCut> {
    const { after, ...stored } = await againAfterDeadlock(() =>
      this.db.fork().transactional(async (em) => {
        const project = await this.projects.openTo('cut', viewer, projectId, { em, lock: true })
        const before = draftLook({
          items: await cutItems(em, project.id),
          settings: await settingsOf(em, project.id),
        })
        await run({ em, project })
        const items = await cutItems(em, project.id)
        const cut = { project, items, settings: await settingsOf(em, project.id) }
        return { ...cut, after: await this.hooks.run('cut-changed', em, { viewer, before, cut }) }
      }),
    )
    await this.cards.prepare(viewer, stored)
    await after()
    return stored
  }
}
