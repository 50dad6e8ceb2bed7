import type { ApiTokenScope } from '../../entities/types.generated'

/** The labels and descriptions of token scopes. */
export const scopes: Record<ApiTokenScope, { label: string; text: string }> = {
  READ: { label: 'Read', text: 'Can view everything you can.' },
  WRITE: { label: 'Read and write', text: 'Can do everything you can, except manage passwords and tokens.' },
}

/** The lifetimes of a token, in days. */
export const expiries = [7, 30, 90, 365].map((days) => ({
  value: days,
  label: days === 365 ? '1 year' : `${days} days`,
}))
