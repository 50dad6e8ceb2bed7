/** Changed fields of a row: the values before the change, and the new ones. */
export interface FieldEdit<Fields> {
  base: Partial<Fields>
  mine: Partial<Fields>
  /** All fields after the change, as the user saw them. */
  seen: Fields
}

/** Edits of several rows, by id. */
export type FieldEdits<Fields> = ReadonlyMap<string, FieldEdit<Fields>>

const keysOf = <Fields extends object>(values: Fields) => Object.keys(values) as (keyof Fields)[]

const pick = <Fields extends object>(values: Partial<Fields>, of: object): Partial<Fields> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in of)) as Partial<Fields>

/** The edit from one version of a row to another; null if both are the same. */
export function editBetween<Fields extends object>(before: Fields, after: Fields): FieldEdit<Fields> | null {
  const fields = keysOf(after).filter((field) => before[field] !== after[field])
  if (!fields.length) return null
  const changed = Object.fromEntries(fields.map((field) => [field, true]))
  return { base: pick<Fields>(before, changed), mine: pick<Fields>(after, changed), seen: after }
}

/** Joins edits with later ones of the same rows. */
export function joinEdits<Fields>(
  earlier: FieldEdits<Fields>,
  later: FieldEdits<Fields>,
): Map<string, FieldEdit<Fields>> {
  const edits = new Map(earlier)
  for (const [id, { base, mine, seen }] of later) {
    const known = edits.get(id)
    edits.set(id, { base: { ...base, ...known?.base }, mine: { ...known?.mine, ...mine }, seen })
  }
  return edits
}

/** Fields that only fit together: a conflict about one of them is about all. */
const GROUPS = [
  ['inFrame', 'outFrame'],
  ['itemId', 'at'],
  ['inSeconds', 'outSeconds'],
]

/** The changed fields, with the rest of their groups: one end of a trim may not fit the other, newer one. */
function versionOf<Fields extends object>({ mine, seen }: FieldEdit<Fields>): Partial<Fields> {
  const groups = GROUPS.filter((fields) => fields.some((field) => field in mine))
  return { ...mine, ...pick<Fields>(seen, Object.fromEntries(groups.flat().map((field) => [field, true]))) }
}

/** Whether a field has changed on the server to something else than the edit changes it to. */
const isOvertaken = <Fields extends object>({ base, mine }: FieldEdit<Fields>, stored: Fields): boolean =>
  keysOf(mine).some((field) => stored[field] !== base[field] && stored[field] !== mine[field])

/**
 * The edits of rows that nobody else has changed, and the user’s versions of the others. Edits of rows that no longer
 * exist are left out.
 */
export function separateConflicts<Fields extends object>(
  edits: FieldEdits<Fields>,
  stored: ReadonlyMap<string, Fields>,
): { savable: Map<string, FieldEdit<Fields>>; conflicts: Map<string, Partial<Fields>> } {
  const savable = new Map<string, FieldEdit<Fields>>()
  const conflicts = new Map<string, Partial<Fields>>()
  for (const [id, edit] of edits) {
    const row = stored.get(id)
    if (!row) continue
    if (isOvertaken(edit, row)) conflicts.set(id, versionOf(edit))
    else savable.set(id, edit)
  }
  return { savable, conflicts }
}

/** Edits that build on values of rejected ones; they then build on those of the server. */
export function rebaseEdits<Fields extends object>(
  edits: FieldEdits<Fields>,
  rejected: FieldEdits<Fields>,
): Map<string, FieldEdit<Fields>> {
  return new Map(
    [...edits].map(([id, edit]) => {
      const former = rejected.get(id)?.base
      return [id, former ? { ...edit, base: pick<Fields>({ ...edit.base, ...former }, edit.mine) } : edit]
    }),
  )
}
