import { ApolloClient, ApolloLink } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { from, switchMap } from 'rxjs'
import { makeCache } from '../src/app/apollo/cache'
import { makeConfirmLink } from '../src/app/apollo/confirm'
import { makeErrorLink } from '../src/app/apollo/errors'
import { Providers } from '../src/app/Providers'

/** Keeps the answers to an operation back until they are let go. */
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

/**
 * One part of a screen, in what every screen stands in, answered by the given mocks, through the given links.
 */
export function openPart(part: ReactNode, answers: MockLink.MockedResponse[] = [], ...links: ApolloLink[]) {
  const mocks = new MockLink(answers, { showWarnings: false })
  const client = new ApolloClient({
    cache: makeCache(),
    link: ApolloLink.from([makeErrorLink(), makeConfirmLink(), ...links, mocks]),
  })
  const view = render(<Providers client={client}>{part}</Providers>)
  return { ...view, client, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}
