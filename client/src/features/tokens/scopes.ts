import type { ApiTokenScope } from '../../entities/types.generated'

/** What the scopes of a token are called, and what they allow. */
export const scopes: Record<ApiTokenScope, { label: string; text: string }> = {
  READ: { label: 'Read', text: 'Sees what you see, and changes nothing.' },
  WRITE: { label: 'Read and write', text: 'May do what you may do, except passwords and tokens.' },
}

/** After how many days a token may end. */
export const expiries = [7, 30, 90, 365].map((days) => ({
  value: days,
  label: days === 365 ? '1 year' : `${days} days`,
}))
