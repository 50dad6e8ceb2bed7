import { ApolloClient, ApolloLink } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OperationTypeNode } from 'graphql'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { NEVER, type Observable } from 'rxjs'
import { makeCache } from '../src/app/apollo/cache'
import { makeConfirmLink } from '../src/app/apollo/confirm'
import { makeErrorLink } from '../src/app/apollo/errors'
import { Providers } from '../src/app/Providers'
import { routes } from '../src/app/router'
import {
  InstallationDocument,
  type InstallationQuery,
  MeDocument,
  UnreadCountDocument,
} from '../src/gql/generated'
import { setLive } from '../src/lib/live'
import { beginSession, endSession } from '../src/lib/session'
import { makeToken } from './token'

export type Answer = MockLink.MockedResponse

export const ana = {
  __typename: 'User' as const,
  id: 'ana',
  username: 'ana',
  email: 'ana@studio.film',
  isAdmin: true,
  createdAt: '2026-11-01T10:00:00Z',
}

/** The installation as most tests need it: open, with accounts and the local engine. */
export const installation = (changes: Partial<InstallationQuery['installation']> = {}): Answer => ({
  request: { query: InstallationDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      installation: {
        __typename: 'Installation',
        engine: 'LOCAL',
        registrationOpen: true,
        isEmpty: false,
        needsSetupToken: false,
        ...changes,
      },
    },
  },
})

const baseAnswers: Answer[] = [
  { request: { query: MeDocument }, maxUsageCount: Number.POSITIVE_INFINITY, result: { data: { me: ana } } },
  {
    request: { query: UnreadCountDocument },
    maxUsageCount: Number.POSITIVE_INFINITY,
    result: { data: { notifications: { __typename: 'NotificationConnection', unreadCount: 0 } } },
  },
]

interface AppOptions {
  at: string
  answers?: Answer[]
  signedIn?: boolean
  /** Subscription events, by the name of the subscription. */
  pushed?: Record<string, Observable<{ data: object }>>
}

/**
 * Opens the whole app at an address, with the given mocks; the socket is open, and silent but for `pushed`.
 */
export function openApp({ at, answers = [], signedIn = true, pushed = {} }: AppOptions) {
  setLive(true) // nothing is polled, however long a test takes
  if (signedIn) beginSession(makeToken())
  else endSession()
  const socket = new ApolloLink(({ operationName = '' }) => pushed[operationName] ?? NEVER)
  const mocks = new MockLink([...answers, ...baseAnswers, installation()], { showWarnings: false })
  const client = new ApolloClient({
    cache: makeCache(),
    link: ApolloLink.from([
      makeErrorLink(),
      makeConfirmLink(),
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        socket,
        mocks,
      ),
    ]),
  })
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const view = render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return {
    ...view,
    client,
    router,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false }),
  }
}
