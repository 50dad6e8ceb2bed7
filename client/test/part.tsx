import { ApolloClient, ApolloLink } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { render } from '@testing-library/react'
import { userOf } from './user'
import { OperationTypeNode } from 'graphql'
import type { ReactNode } from 'react'
import { from, NEVER, type Observable, switchMap } from 'rxjs'
import { makeCache } from '../src/app/apollo/cache'
import { makeConfirmLink } from '../src/app/apollo/links'
import { makeErrorLink } from '../src/app/apollo/errors'
import { Providers } from '../src/app/Providers'
import { type Answer, modelChoice } from './answers'

/** Link that holds the results of an operation until they are released. */
export function heldBack(name: string) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const link = new ApolloLink((operation, forward) =>
    operation.operationName === name
      ? from(gate).pipe(switchMap(() => forward(operation)))
      : forward(operation),
  )
  return { link, release }
}

/** An open socket that sends only these events, by subscription name. */
export const socketOf = (pushed: Record<string, Observable<{ data: object }>> = {}) =>
  new ApolloLink((operation, forward) =>
    operation.operationType === OperationTypeNode.SUBSCRIPTION
      ? (pushed[operation.operationName ?? ''] ?? NEVER)
      : forward(operation),
  )

/** Renders a part of a screen with the app’s providers, and these mocks and links. */
export function openPart(part: ReactNode, answers: Answer[] = [], ...links: ApolloLink[]) {
  const mocks = new MockLink([...answers, modelChoice()], { showWarnings: false })
  const client = new ApolloClient({
    cache: makeCache(),
    link: ApolloLink.from([makeErrorLink(), makeConfirmLink(), ...links, mocks]),
  })
  const within = (shown: ReactNode) => <Providers client={client}>{shown}</Providers>
  const view = render(within(part))
  const rerender = (changed: ReactNode) => view.rerender(within(changed))
  const user = userOf()
  return { ...view, rerender, client, user }
}
