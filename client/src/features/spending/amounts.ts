import { microsOf, shownDollars } from '#schema/prices'
import { serverNow } from '../../shared/lib/serverTime'
import type { SpendingFieldsFragment } from './spending.generated'
import type { BudgetFieldsFragment } from '../../entities/project/BudgetFields.generated'

export const subjectOf = ({ scope, subjectName }: BudgetFieldsFragment) =>
  scope === 'TEAM' ? 'The team' : (subjectName ?? (scope === 'PROJECT' ? 'A deleted project' : 'Somebody'))

export const periodWords = { MONTH: 'each month', ALWAYS: 'in all' } as const

/** Formats an API amount: `$3.20`. */
export const shown = (usd: string) => shownDollars(microsOf(usd) ?? 0)

export const sumOf = (lines: readonly SpendingFieldsFragment[], field: 'spentUsd' | 'reservedUsd') =>
  lines.reduce((all, line) => all + (microsOf(line[field]) ?? 0), 0)

const DAY_MS = 86_400_000
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** Selectable time spans, with their first day in UTC. */
export const spans = {
  month: { label: 'This month', from: () => `${dayOf(serverNow()).slice(0, 7)}-01` },
  days: { label: 'Last 30 days', from: () => dayOf(new Date(serverNow().getTime() - 29 * DAY_MS)) },
  year: { label: 'Last 12 months', from: () => dayOf(new Date(serverNow().getTime() - 365 * DAY_MS)) },
  all: { label: 'All time', from: () => null },
} as const
export type Span = keyof typeof spans

/** Maximum number of days in the chart: more bars would be too narrow to point at. */
const MAX_DAYS = 92

/** A day and its spending, in millionths of a dollar. */
export interface ChartDay {
  day: string
  micros: number
}

/** All days until today, including those without spending; at most the last 92. */
export function chartDays(lines: readonly SpendingFieldsFragment[], from: string | null): ChartDay[] {
  const spent = new Map(lines.map(({ key, spentUsd }) => [key, microsOf(spentUsd) ?? 0]))
  const today = Date.parse(dayOf(serverNow()))
  const first = Date.parse(from ?? lines.at(-1)?.key ?? dayOf(serverNow()))
  const count = Math.min(MAX_DAYS, Math.round((today - first) / DAY_MS) + 1)
  return Array.from({ length: count }, (_, at) => {
    const day = dayOf(new Date(today - (count - 1 - at) * DAY_MS))
    return { day, micros: spent.get(day) ?? 0 }
  })
}

export const dayName = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })

export const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
