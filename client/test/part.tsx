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

/** Holds the results of an operation back until they are released. */
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

/** Renders one part of a screen in the app’s providers, with the given mocks and links. */
export function openPart(part: ReactNode, answers: MockLink.MockedResponse[] = [], ...links: ApolloLink[]) {
  const mocks = new MockLink(answers, { showWarnings: false })
  const client = new ApolloClient({
    cache: makeCache(),
    link: ApolloLink.from([makeErrorLink(), makeConfirmLink(), ...links, mocks]),
  })
  const view = render(<Providers client={client}>{part}</Providers>)
  return { ...view, client, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}
