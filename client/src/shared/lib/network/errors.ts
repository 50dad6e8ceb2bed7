const NETWORK_FAILURE = 'Network error: Unable to connect to the server'
export const UNEXPECTED_RESPONSE = 'The server returned an unexpected response.'
const UNKNOWN_FAILURE = 'An unknown error occurred'
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

/** Common shape of errors of Apollo Client and `graphqlFetch`. */
interface GraphqlFailure {
  errors: readonly { message: string; extensions?: Record<string, unknown> }[]
}
interface HttpFailure {
  statusCode: number
  bodyText: string
}

const hasErrors = (failure: unknown): failure is GraphqlFailure =>
  failure instanceof Error && 'errors' in failure && Array.isArray(failure.errors)

const isHttpFailure = (failure: unknown): failure is HttpFailure =>
  failure instanceof Error && 'bodyText' in failure && typeof failure.bodyText === 'string'

const line = ({ path, message }: Issue) => [path.join('.'), message].filter(Boolean).join(' ')

/** Input issues reported by the server, each with a path and a message. */
export function issuesOf(failure: unknown): Issue[] {
  if (!hasErrors(failure)) return []
  return failure.errors.flatMap(({ extensions }) =>
    Array.isArray(extensions?.issues) ? (extensions.issues as Issue[]) : [],
  )
}

/** Code of the first GraphQL error, such as NOT_FOUND, if any. */
export const codeOf = (failure: unknown): string | undefined =>
  hasErrors(failure) ? (failure.errors[0]?.extensions?.code as string | undefined) : undefined

/** Code of operations that require the password to be confirmed first. */
export const NEEDS_CONFIRMATION = 'CONFIRMATION_NEEDED'

/** Whether the session is invalid: status 401, or the code UNAUTHENTICATED. */
export const isSignedOut = (failure: unknown) =>
  (isHttpFailure(failure) && failure.statusCode === 401) ||
  (hasErrors(failure) && failure.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))

/** Messages by status for responses of a proxy. */
const PROXY_MESSAGES: Record<number, string> = {
  413: 'The server in front of Cutroom only accepts smaller files.',
  502: 'The server in front of Cutroom could not reach it. Try again in a moment.',
  503: 'The server in front of Cutroom could not reach it. Try again in a moment.',
  504: 'The server in front of Cutroom waited too long for a response. Try again in a moment.',
}

function parsed(text: string): Body & { errors?: unknown } {
  try {
    return (JSON.parse(text) as Body | null) ?? {}
  } catch {
    return {}
  }
}

/** Message for a response of a proxy; undefined for responses of Cutroom and other failures. */
export function proxyMessageOf(failure: unknown): string | undefined {
  if (!isHttpFailure(failure)) return undefined
  const { detail, message, error, errors } = parsed(failure.bodyText)
  const isOurs = [detail, message, error, errors].some((part) => part !== undefined)
  return isOurs ? undefined : PROXY_MESSAGES[failure.statusCode]
}

function ofBody(text: string): string {
  const body = parsed(text)
  if (Array.isArray(body.detail))
    return body.detail.map(({ loc, msg }) => line({ path: loc ?? [], message: msg ?? '' })).join('\n')
  return (
    body.detail ??
    body.message ??
    (typeof body.error === 'string' ? body.error : body.error?.message) ??
    UNKNOWN_FAILURE
  )
}

/** Message for a failed call (specification E3). */
export function messageOf(failure: unknown): string {
  if (hasErrors(failure)) {
    const issues = issuesOf(failure)
    if (issues.length) return issues.map(line).join('\n') || EMPTY_FAILURE
    const first = failure.errors[0]
    return first ? first.message || EMPTY_FAILURE : UNKNOWN_FAILURE
  }
  if (isHttpFailure(failure)) return proxyMessageOf(failure) ?? (ofBody(failure.bodyText) || EMPTY_FAILURE)
  if (failure instanceof TypeError || (failure instanceof Error && failure.name === 'TypeError'))
    return NETWORK_FAILURE
  if (failure instanceof Error) return failure.message || EMPTY_FAILURE
  return UNKNOWN_FAILURE
}

const GATEWAY_STATUSES = [502, 503, 504]

/** Whether an outage caused the failure: no response, a response of a proxy, or an unavailable database. */
export const isUnreachable = (failure: unknown) =>
  (isHttpFailure(failure) && GATEWAY_STATUSES.includes(failure.statusCode)) ||
  codeOf(failure) === 'UNAVAILABLE' ||
  messageOf(failure) === NETWORK_FAILURE

/** The server’s message for a failed call, or `otherwise` without one (specification E4). */
export const messageOr = (otherwise: string, failure: unknown): string => {
  const isUntold = !hasErrors(failure) || codeOf(failure) === 'INTERNAL'
  const message = messageOf(failure)
  return isUntold && message !== NETWORK_FAILURE && !proxyMessageOf(failure) ? otherwise : message
}
