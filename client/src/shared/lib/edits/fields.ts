type Same = (one: unknown, other: unknown) => boolean

/** The fields that differ between two versions of an element. */
export const changedFields = <Row extends object, Field extends keyof Row>(
  before: Row,
  after: Row,
  fields: readonly Field[],
  isSame: Same = Object.is,
): Field[] => fields.filter((field) => !isSame(before[field], after[field]))

interface Change<Row> {
  former: Row
  changed: Row
  fields: readonly (keyof Row)[]
  isSame?: Same
}

/** Reverts changed fields of an element, except fields that changed again since. */
export function restoreFields<Row extends object>(
  row: Row,
  { former, changed, fields, isSame = Object.is }: Change<Row>,
): Row {
  const restored = changedFields(former, changed, fields, isSame).filter((field) =>
    isSame(row[field], changed[field]),
  )
  return restored.length
    ? { ...row, ...Object.fromEntries(restored.map((field) => [field, former[field]])) }
    : row
}
