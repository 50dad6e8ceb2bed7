import { ApolloClient, ApolloLink } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { makeCache } from '../src/app/apollo/cache'
import { makeErrorLink } from '../src/app/apollo/errors'
import { Providers } from '../src/app/Providers'

/** One part of a screen, in what every screen stands in, answered by the given mocks. */
export function openPart(part: ReactNode, answers: MockLink.MockedResponse[] = []) {
  const client = new ApolloClient({ cache: makeCache(), link: ApolloLink.from([makeErrorLink(), new MockLink(answers, { showWarnings: false })]) })
  const view = render(<Providers client={client}>{part}</Providers>)
  return { ...view, client, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}
