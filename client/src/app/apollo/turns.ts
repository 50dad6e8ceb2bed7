import { ApolloLink, Observable } from '@apollo/client'
import type { Subscription } from 'rxjs'

declare module '@apollo/client' {
  interface DefaultContext {
    /** Operations of the same line are sent one after the other, in the order in which they were asked for. */
    line?: string
  }
}

/** Sends the operations of a line one after the other: what somebody sends first arrives first. */
export function makeTurnLink(): ApolloLink {
  const ends = new Map<string, Promise<void>>()
  return new ApolloLink((operation, forward) => {
    const { line } = operation.getContext()
    if (!line) return forward(operation)
    return new Observable((observer) => {
      let end = () => {}
      let sending: Subscription | undefined
      const before = ends.get(line) ?? Promise.resolve()
      const turn = new Promise<void>((resolve) => (end = resolve))
      ends.set(
        line,
        before.then(() => turn),
      )
      void before.then(() => {
        if (observer.closed) return
        sending = forward(operation).subscribe(observer)
        sending.add(end)
      })
      return () => {
        end()
        sending?.unsubscribe()
      }
    })
  })
}
