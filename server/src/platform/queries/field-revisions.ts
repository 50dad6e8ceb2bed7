import { type FieldRevisions, fieldEdit } from '#schema/field-revisions'

export { type FieldRevisions, conflictingFields } from '#schema/field-revisions'

/**
 * Sets the given fields of an entity; equal values do not count as changes. Returns whether anything changed.
 */
export function setFields<Field extends string>(
  row: FieldRevisions<Field> & Partial<Record<Field, unknown>>,
  values: Partial<Record<Field, unknown>>,
  editedById: string | null,
): boolean {
  const edit = fieldEdit<Field>(row, values, editedById)
  if (edit) Object.assign(row, edit)
  return edit !== null
}
