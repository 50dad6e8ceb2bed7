import type { EntityManager } from '@mikro-orm/postgresql'
import { type CutOrder, joinCut } from '#schema/cut'
import { applyOperations, type Refused } from '#schema/cut/apply'
import type { RowList } from '#schema/cut/document'
import { itemOf } from '#schema/cut/order'
import { type CutOperation, cutOperationsRule, partsOf } from '#schema/cut/operations'
import { changedMeanwhile } from '#schema/edit-conflict'
import { cutRule } from '#schema/rules/cut'
import * as z from '#schema/rules/zod'
import type { Viewer } from '#platform/auth/viewer'
import type { Visible } from '#platform/auth/visible'
import { check } from '#platform/errors/check'
import { badInput, conflict, type Issue, notFound } from '#platform/errors/failure'
import { User } from '../account/user.entity.js'
import type { Project } from '../project/project.entity.js'
import type { CardDrawings } from './cards/card-drawings.js'
import { storeCards } from './cards/stored-cards.js'
import { changeCut, type ElementRef, refOf } from './cut-change.js'
import { lettersRefused } from './cut-letters.js'
import { loadMaterials } from './cut-materials.js'
import { type Cut, settingsRow } from './cut.entity.js'
import type { CutInput, Cuts, OpenCut } from './cut.service.js'
import { type CutItem, cutItems } from './elements/cut-item.entity.js'
import { captionsNamed } from './stored-document.js'

/** Another user has changed fields that an operation changes. */
export interface CutConflict {
  /** Index of the operation in the call. */
  operation: number
  /** The element; null for the export settings. */
  id: string | null
  fields: string[]
  message: string
  editedById: string | null
}

/** The result of a call, which changes nothing if there are conflicts. */
export interface EditedCut {
  project: Visible<Project>
  settings: Cut
  /** The added, changed and removed elements, or those in conflict. */
  change: ElementRef[]
  conflicts: CutConflict[]
}

/** Maximum number of issues in a response. */
const ISSUES_MAX = 100

/** Edits all elements of cuts by the operations of `schema/cut`. */
export class CutEditor {
  constructor(
    private readonly cuts: Cuts,
    private readonly drawings: Pick<CardDrawings, 'lookOf'>,
  ) {}

  /**
   * Applies all operations or none. Edits of fields that another user changed since their revision are returned as
   * conflicts. Throws NOT_FOUND for an element that is not in the cut, and BAD_USER_INPUT with the paths of invalid
   * input.
   */
  async edit(
    viewer: Viewer,
    input: { projectId: string; operations: z.input<typeof cutOperationsRule>['operations'] },
  ): Promise<EditedCut> {
    const { operations } = check(cutOperationsRule, input)
    return this.apply(viewer, input.projectId, async () => operations)
  }

  /**
   * Saves an order, its transitions and the given export settings, without checking for conflicts. Items missing from the
   * order are added at the end. Throws CONFLICT if one of the given items is no longer in the cut.
   */
  async save(viewer: Viewer, input: CutInput): Promise<EditedCut> {
    const { videoIds, gaps, ...settings } = check(cutRule, input)
    return this.apply(viewer, input.projectId, async ({ em, project }) => {
      const items = await cutItems(em, project.id)
      const order = items.reduce<CutOrder>((cut, { id }) => joinCut(cut, id), {
        itemIds: listedIds(items, videoIds),
        gaps,
      })
      const { revision } = await settingsRow(em, project.id)
      return [{ arrangeCut: order }, { editSettings: { ...settings, revision } }]
    })
  }

  private async apply(
    viewer: Viewer,
    projectId: string,
    operationsFor: (cut: OpenCut) => Promise<readonly CutOperation[]>,
  ): Promise<EditedCut> {
    let conflicts: Awaited<ReturnType<typeof conflictsOf>> = []
    let change: ElementRef[] = []
    const { project, settings } = await this.cuts.edit(viewer, projectId, async ({ em, project: of }) => {
      const operations = await operationsFor({ em, project: of })
      const captions = captionsNamed(operations)
      change = await changeCut(em, of, { by: viewer.id, captions }, async (before) => {
        const look = await this.drawings.lookOf(em, of, before.items)
        const materials = await loadMaterials(em, of, { cut: before, operations, cardRate: look.rate })
        const editing = { materials, editorId: viewer.id, before }
        const { cut: after, refused } = applyOperations(operations, editing)
        conflicts = await conflictsOf(em, viewer, refused)
        if (conflicts.length) return before
        throwRefusals(operations, refused)
        throwRefusals(operations, await lettersRefused(em, viewer, { before, after, operations }))
        await storeCards(em, viewer, { project: of, before, after, look })
        return after
      })
    })
    const contested = conflicts.flatMap(({ id, list }) => (id && list ? refOf(list, id) : []))
    return { project, settings, conflicts, change: conflicts.length ? contested : change }
  }
}

/** Resolves ids of items or videos to items. Throws CONFLICT for a removed one, BAD_USER_INPUT for a duplicate. */
function listedIds(items: readonly CutItem[], ids: readonly string[]): string[] {
  const listed = ids.map((id) => {
    const item = itemOf({ items }, id)
    if (!item) throw conflict('One of these clips is no longer in the cut')
    return item.id
  })
  const again = listed.findIndex((id, at) => listed.indexOf(id) < at)
  if (again >= 0) throw badInput([{ path: ['videoIds', again], message: 'Each item may be listed once' }])
  return listed
}

async function conflictsOf(
  em: EntityManager,
  viewer: Viewer,
  refused: readonly Refused[],
): Promise<(CutConflict & { list: RowList | null })[]> {
  const changed = refused.flatMap(({ at, refusal }) => (refusal.code === 'CHANGED' ? { at, ...refusal } : []))
  const ids = new Set(changed.flatMap(({ editedById }) => editedById ?? []))
  const editors = await em.find(User, { id: { $in: [...ids] } }, { fields: ['id', 'username'] })
  return changed.map(({ at, thing, list, id, fields, editedById }) => {
    const by = editedById === viewer.id ? 'you' : (editors.find((one) => one.id === editedById) ?? null)
    const message = changedMeanwhile(thing, by)
    return { operation: at, id: id || null, list, fields, message, editedById }
  })
}

/** Throws the error of the first refused operation. For invalid input, it lists all issues. */
function throwRefusals(operations: readonly CutOperation[], refused: readonly Refused[]): void {
  const issues: Issue[] = []
  for (const { at, refusal } of refused) {
    if (refusal.code === 'NOT_FOUND') throw notFound(refusal.thing)
    if (refusal.code === 'CONFLICT') throw conflict(refusal.message)
    if (refusal.code !== 'BAD_USER_INPUT') continue
    const { name } = partsOf(operations[at]!)
    issues.push(
      ...refusal.issues.map(({ path, message }) => ({ path: ['operations', at, name, ...path], message })),
    )
  }
  if (issues.length) throw badInput(issues.slice(0, ISSUES_MAX))
}
