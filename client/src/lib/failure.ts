import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

export const NETWORK_FAILURE = 'Network error: Unable to connect to the server'
export const UNKNOWN_FAILURE = 'An unknown error occurred'
export const EMPTY_FAILURE = 'Something went wrong.'

interface Issue {
  path: readonly (string | number)[]
  message: string
}
interface Body {
  detail?: string | { loc?: (string | number)[]; msg?: string }[]
  message?: string
  error?: { message?: string } | string
}

const line = ({ path, message }: Issue) => [path.join('.'), message].filter(Boolean).join(' ')

/** The input issues that the server named, if any: each a path and a sentence. */
export function issuesOf(failure: unknown): Issue[] {
  if (!CombinedGraphQLErrors.is(failure)) return []
  return failure.errors.flatMap(({ extensions }) =>
    Array.isArray(extensions?.issues) ? (extensions.issues as Issue[]) : [],
  )
}

/** The code of the first GraphQL error, such as NOT_FOUND; undefined for any other failure. */
export const codeOf = (failure: unknown): string | undefined =>
  CombinedGraphQLErrors.is(failure) ? (failure.errors[0]?.extensions?.code as string | undefined) : undefined

/** The code of what the server does once the person has given their password again. */
export const NEEDS_CONFIRMATION = 'CONFIRMATION_NEEDED'

/** Whether the server said that nobody is signed in: a 401, or the code UNAUTHENTICATED. */
export const isSignedOut = (failure: unknown) =>
  (ServerError.is(failure) && failure.statusCode === 401) ||
  (CombinedGraphQLErrors.is(failure) &&
    failure.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))

function ofBody(text: string): string {
  let body: Body
  try {
    body = JSON.parse(text) as Body
  } catch {
    return UNKNOWN_FAILURE
  }
  if (Array.isArray(body.detail))
    return body.detail.map(({ loc, msg }) => line({ path: loc ?? [], message: msg ?? '' })).join('\n')
  return (
    body.detail ??
    body.message ??
    (typeof body.error === 'string' ? body.error : body.error?.message) ??
    UNKNOWN_FAILURE
  )
}

/** What to tell a person about a failed call (specification E3). */
export function wordsOf(failure: unknown): string {
  if (CombinedGraphQLErrors.is(failure)) {
    const issues = issuesOf(failure)
    if (issues.length) return issues.map(line).join('\n') || EMPTY_FAILURE
    const first = failure.errors[0]
    return first ? first.message || EMPTY_FAILURE : UNKNOWN_FAILURE
  }
  if (ServerError.is(failure)) return ofBody(failure.bodyText) || EMPTY_FAILURE
  if (failure instanceof TypeError || (failure instanceof Error && failure.name === 'TypeError'))
    return NETWORK_FAILURE
  if (failure instanceof Error) return failure.message || EMPTY_FAILURE
  return UNKNOWN_FAILURE
}

/**
 * The server's own words about a failed call, or `otherwise` where it had none to give
 * (specification E4).
 */
export const saidOr = (otherwise: string, failure: unknown): string => {
  const isUntold = !CombinedGraphQLErrors.is(failure) || codeOf(failure) === 'INTERNAL'
  return isUntold && wordsOf(failure) !== NETWORK_FAILURE ? otherwise : wordsOf(failure)
}
