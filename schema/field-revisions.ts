/**
 * A row with revisions per field: an edit names the revision it is based on, and conflicts only if the same field has changed
 * since.
 */
export interface FieldRevisions<Field extends string = string> {
  /** Increases with each change. */
  revision: number
  /** The revision of the last change, by field. */
  fieldRevisions: Partial<Record<Field, number>>
  editedById?: string | null
}

type Values<Field extends string> = { readonly [Name in Field]?: unknown }

/** Whether a field already has this value. */
const hasValue = (known: unknown, value: unknown): boolean =>
  known === value || JSON.stringify(value ?? null) === JSON.stringify(known ?? null)

/** The fields whose given value differs from the row’s. */
export const differingFields = <Field extends string>(row: Values<Field>, values: Values<Field>): Field[] =>
  (Object.keys(values) as Field[]).filter((field) => !hasValue(row[field], values[field]))

/**
 * The given fields that have changed since `revision` to a value other than the given one. All differing fields if the
 * row has no such revision yet, because the caller cannot know its values.
 */
export const conflictingFields = <Field extends string>(
  row: FieldRevisions<Field> & Values<Field>,
  revision: number,
  values: Values<Field>,
): Field[] =>
  differingFields(row, values).filter(
    (field) => revision > row.revision || (row.fieldRevisions[field] ?? 1) > revision,
  )

/** The changes of a row, revisions included, for setting these fields; null if nothing changes. */
export function fieldEdit<Field extends string>(
  row: FieldRevisions<Field> & Values<Field>,
  values: Values<Field>,
  editedById: string | null,
): (Values<Field> & FieldRevisions<Field>) | null {
  const changed = differingFields(row, values)
  if (!changed.length) return null
  const revision = row.revision + 1
  const of = (valueOf: (field: Field) => unknown) =>
    Object.fromEntries(changed.map((field) => [field, valueOf(field)]))
  return {
    ...(of((field) => values[field]) as Values<Field>),
    revision,
    fieldRevisions: { ...row.fieldRevisions, ...of(() => revision) },
    editedById,
  }
}
