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

/** Replaces the app’s providers, because the test provides its own. */
const studio = () => Promise.resolve({ default: Outlet })

interface AppOptions {
  at: string
  answers?: Answer[]
  /** Responses to requests of the login. */
  entry?: EntryAnswer[]
  signedIn?: boolean
  /** Subscription events by name. */
  pushed?: Record<string, Observable<{ data: object }>>
}

/** Opens the whole app at an address with these mocks. Its socket sends only the events of `pushed`. */
export function openApp({ at, answers = [], entry = [], signedIn = true, pushed }: AppOptions) {
  if (signedIn) beginSession(makeToken())
  else endSession()
  answerEntry(entry)
  const router = createMemoryRouter(routes(studio), { initialEntries: [at] })
  const all = [...answers, me(), nothingUnread, installation()]
  return { router, ...openPart(<RouterProvider router={router} />, all, socketOf(pushed)) }
}
