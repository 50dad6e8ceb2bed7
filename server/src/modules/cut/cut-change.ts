import type { EntityManager } from '@mikro-orm/postgresql'
import type { CutDocument, Row, RowList } from '#schema/cut/document'
import { ROW_LISTS } from '#schema/cut/fields'
import { announce } from '#platform/events/events'
import type { Project } from '../project/project.entity.js'
import { type CaptionsNeeded, loadDocument, storeDocument } from './stored-document.js'

/** An element of a cut, as its list and id: `cues:<id>`. */
export type ElementRef = `${RowList}:${string}`

/** Elements per event, because Postgres limits events to 8,000 bytes. */
const REFS_MAX = 100

export const refOf = (list: RowList, id: string): ElementRef => `${list}:${id}`

/** The elements that were added, changed or removed between two documents. */
const changeBetween = (before: CutDocument, after: CutDocument): ElementRef[] =>
  ROW_LISTS.flatMap((list) => {
    const [former, later] = [before, after].map(
      (cut) => new Map((cut[list] as readonly Row[]).map((row) => [row.id, row])),
    ) as [Map<string, Row>, Map<string, Row>]
    return [...new Set([...former.keys(), ...later.keys()])]
      .filter((id) => former.get(id) !== later.get(id))
      .map((id) => refOf(list, id))
  })

/** Announces which elements a change added, edited or removed; too many are not listed. */
export const announceChange = (
  em: EntityManager,
  projectId: string,
  { by, refs }: { by: string | null; refs: readonly ElementRef[] },
): Promise<void> => {
  const named = refs.length > REFS_MAX ? null : refs.join(' ')
  return announce(em, { topic: 'cut', id: projectId, edit: { by, refs: named } })
}

/** The ids of a list among elements. */
export const idsOf = (change: readonly ElementRef[], list: RowList): string[] =>
  change.flatMap((ref) => (ref.startsWith(`${list}:`) ? ref.slice(list.length + 1) : []))

/**
 * Changes the cut of a project, which is locked in the transaction of `em`, and announces the changed elements.
 * `by` is null for a change by Cutroom itself.
 */
export async function changeCut(
  em: EntityManager,
  project: Project,
  { by, captions = {} }: { by: string | null; captions?: CaptionsNeeded },
  change: (cut: CutDocument) => CutDocument | Promise<CutDocument>,
): Promise<ElementRef[]> {
  await em.flush()
  const before = await loadDocument(em, project, captions)
  const after = await change(before)
  if (after === before) return []
  await storeDocument(em, project, { before, after })
  const refs = changeBetween(before, after)
  await announceChange(em, project.id, { by, refs })
  return refs
}
