/** How long a list is, as far as the server has counted it. */
export interface Count {
  value: number
  isExact: boolean
}

/** Writes a count, such as 1, or 10,000+ where there are more than were counted. */
export const writtenCount = ({ value, isExact }: Count): string =>
  isExact ? String(value) : `${value.toLocaleString('en')}+`

/** Writes a count with what is counted, such as “1 asset” or “10,000+ assets”. */
export const countOf = (count: Count, one: string, many = `${one}s`): string =>
  `${writtenCount(count)} ${count.isExact && count.value === 1 ? one : many}`

/** Changes a count by what was added or removed; what was not counted to its end stays so. */
export const changedCount = <Counted extends Count>(count: Counted, by: number): Counted =>
  count.isExact ? { ...count, value: Math.max(0, count.value + by) } : count
