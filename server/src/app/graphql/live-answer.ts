import { type ExecutionResult, GraphQLError } from 'graphql'
import { Failure } from '#platform/errors/failure'
import { isDiskFull, isUnavailable } from '#platform/errors/outage'
import type { ObservedViewer } from '#platform/events/observed-viewer'
import type { Viewer } from '#platform/auth/viewer'

/** Whether a resource of ours is unavailable, so that reloading everything later helps. */
const isOutage = (error: unknown): boolean => {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error
  return (
    isUnavailable(cause) ||
    isDiskFull(cause) ||
    (cause instanceof Failure && ['UNAVAILABLE', 'STORAGE_FULL'].includes(cause.code))
  )
}

export const failed = (error: unknown): ExecutionResult => ({
  errors: [new GraphQLError((error as Error).message, { originalError: error as Error })],
})

/**
 * The result of a subscription for one event, serialised once for all viewers with the same result. Each viewer's own
 * file addresses are inserted when it is sent.
 */
export class LiveAnswer {
  /** Whether it is incomplete because a resource of ours is unavailable. */
  readonly isMissed: boolean
  readonly isPersonal: boolean
  private readonly textOf: (viewerId: string) => string

  constructor(
    private readonly observed: ObservedViewer,
    { errors, ...rest }: ExecutionResult,
    publicErrorOf: (error: GraphQLError) => GraphQLError,
  ) {
    this.isMissed = !!errors?.some(isOutage)
    this.isPersonal = observed.isPersonal
    this.textOf = observed.textsFor(
      JSON.stringify({ ...rest, ...(errors && { errors: errors.map(publicErrorOf) }) }),
    )
  }

  /** Whether this viewer may get this result. */
  fits(viewer: Viewer): boolean {
    return this.observed.fits(viewer)
  }

  /** The message with this result for one subscription, in the protocol `graphql-transport-ws`. */
  messageFor({ id, viewer }: { id: string; viewer: Viewer }): string {
    return `{"id":${JSON.stringify(id)},"type":"next","payload":${this.textOf(viewer.id)}}`
  }
}

/** The results for one object, by the viewers for whom they are valid. */
export class LiveAnswers {
  private readonly shared: LiveAnswer[] = []
  private readonly personal = new Map<string, LiveAnswer[]>()

  /** The result for this viewer, if it exists already. */
  for(viewer: Viewer): LiveAnswer | undefined {
    const fits = (answer: LiveAnswer) => answer.fits(viewer)
    return this.shared.find(fits) ?? this.personal.get(viewer.id)?.find(fits)
  }

  add(answer: LiveAnswer, viewer: Viewer): void {
    if (!answer.isPersonal) this.shared.push(answer)
    else this.personal.set(viewer.id, [...(this.personal.get(viewer.id) ?? []), answer])
  }

  /** Whether results depend on the viewer, so that most are for one of them. */
  get arePersonal(): boolean {
    return this.personal.size > 0
  }
}
