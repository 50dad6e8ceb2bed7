/**
 * A row that several people edit at once: an edit names the revision that it knew, and conflicts only where the same
 * field has changed since.
 */
export interface FieldRevisions<Field extends string> {
  /** Grows with each change. */
  revision: number
  /** The revision in which each field changed last. */
  fieldRevisions: Partial<Record<Field, number>>
  editedById?: string | null
}

type Revised<Field extends string> = FieldRevisions<Field> & Partial<Record<Field, unknown>>

/** Whether a field has this value already. */
const hasValue = <Field extends string>(row: Revised<Field>, field: Field, value: unknown): boolean =>
  JSON.stringify(value ?? null) === JSON.stringify(row[field] ?? null)

/**
 * Which of the given fields have changed since `revision` to another value than the given one. All that differ, if the row
 * has no such revision yet: the caller cannot know its values.
 */
export const conflictingFields = <Field extends string>(
  row: Revised<Field>,
  revision: number,
  values: Partial<Record<Field, unknown>>,
): Field[] =>
  (Object.keys(values) as Field[]).filter(
    (field) =>
      (revision > row.revision || (row.fieldRevisions[field] ?? 1) > revision) &&
      !hasValue(row, field, values[field]),
  )

/** Sets the given fields. Equal values change nothing. Returns whether anything changed. */
export function setFields<Field extends string>(
  row: Revised<Field>,
  values: Partial<Record<Field, unknown>>,
  editedById: string | null,
): boolean {
  const changed = (Object.keys(values) as Field[]).filter((field) => !hasValue(row, field, values[field]))
  if (!changed.length) return false
  row.revision += 1
  Object.assign(row, Object.fromEntries(changed.map((field) => [field, values[field]])))
  row.fieldRevisions = {
    ...row.fieldRevisions,
    ...Object.fromEntries(changed.map((field) => [field, row.revision])),
  }
  row.editedById = editedById
  return true
}
