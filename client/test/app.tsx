import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import type { Observable } from 'rxjs'
import { routes } from '../src/app/router'
import { UnreadCountDocument } from '../src/features/notifications/notifications.generated'
import { beginSession, endSession } from '../src/shared/lib/session/session'
import { ALWAYS, type Answer, installation, me } from './answers'
import { answerEntry, type EntryAnswer } from './entry'
import { openPart, socketOf } from './part'
import { makeToken } from './token'

export { ana, type Answer } from './answers'

const nothingUnread: Answer = {
  request: { query: UnreadCountDocument },
  maxUsageCount: ALWAYS,
  result: { data: { notifications: { __typename: 'NotificationConnection', unreadCount: 0 } } },
}

/** The app's providers are replaced by those of the test, with its client. */
const studio = () => Promise.resolve({ default: Outlet })

interface AppOptions {
  at: string
  answers?: Answer[]
  /** Responses for the login. */
  entry?: EntryAnswer[]
  signedIn?: boolean
  /** Subscription events, by the name of the subscription. */
  pushed?: Record<string, Observable<{ data: object }>>
}

/** Opens the whole app at an address, with the given mocks; its socket is silent but for `pushed`. */
export function openApp({ at, answers = [], entry = [], signedIn = true, pushed }: AppOptions) {
  if (signedIn) beginSession(makeToken())
  else endSession()
  answerEntry(entry)
  const router = createMemoryRouter(routes(studio), { initialEntries: [at] })
  const all = [...answers, me(), nothingUnread, installation()]
  return { router, ...openPart(<RouterProvider router={router} />, all, socketOf(pushed)) }
}
