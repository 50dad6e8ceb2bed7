/** Covers specification N1, N2. */
import { screen, waitFor, within } from '@testing-library/react'
import { type Answer, openApp } from '../../../test/app'
import { NotificationsDocument } from './NotificationList.generated'
import { MarkNotificationsReadDocument, UnreadCountDocument } from './notifications.generated'

const notice = (id: string, message: string, isRead: boolean, link: string | null = null) => ({
  __typename: 'Notification' as const,
  id,
  message,
  isRead,
  link,
  createdAt: new Date(Date.now() - 90_000).toISOString(),
})
const listed = (...nodes: ReturnType<typeof notice>[]): Answer[] => {
  const unreadCount = nodes.filter(({ isRead }) => !isRead).length
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null }
  return [
    {
      request: { query: UnreadCountDocument },
      maxUsageCount: Number.POSITIVE_INFINITY,
      result: { data: { notifications: { __typename: 'NotificationConnection', unreadCount } } },
    },
    {
      request: { query: NotificationsDocument, variables: { first: 30 } },
      result: {
        data: {
          notifications: {
            __typename: 'NotificationConnection',
            nodes,
            unreadCount,
            pageInfo,
          },
        },
      },
    },
    {
      request: { query: MarkNotificationsReadDocument },
      result: { data: { markNotificationsRead: unreadCount } },
    },
  ]
}
const open = (...answers: Answer[]) => openApp({ at: '/nowhere', answers })
const bell = (name: string) => screen.findAllByRole('button', { name }).then(([first]) => first!)

test('opening lists notifications with unread ones marked, and closing marks all as read', async () => {
  const { user } = open(
    ...listed(
      notice('1', 'A video is ready to review', false, '/projects/7?tab=videos'),
      notice('2', 'Salt Road was merged', true),
    ),
  )
  await user.click(await bell('Notifications, 1 unread'))
  const list = await screen.findByRole('region', { name: 'Notifications' })
  await within(list).findByText('A video is ready to review')
  const [unread, read] = within(list).getAllByRole('listitem')
  expect(unread).toHaveAttribute('data-unread')
  expect(read).not.toHaveAttribute('data-unread')
  expect(within(unread!).getByText('1 minute ago')).toBeInTheDocument()
  expect(within(unread!).getByRole('link')).toHaveAttribute('href', '/projects/7?tab=videos')
  await user.keyboard('{Escape}')
  expect(await bell('Notifications')).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Notifications, 1 unread' })).not.toBeInTheDocument(),
  )
})

test('all are marked as read while the list stays open', async () => {
  const { user } = open(...listed(notice('1', 'Salt Road was merged', false)))
  await user.click(await bell('Notifications, 1 unread'))
  const list = await screen.findByRole('region', { name: 'Notifications' })
  await user.click(await within(list).findByRole('button', { name: 'Mark all read' }))
  await waitFor(() => expect(within(list).getByRole('listitem')).not.toHaveAttribute('data-unread'))
  expect(within(list).queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument()
  expect(list).toHaveFocus()
})

test('a failure of "Mark all read" is shown', async () => {
  const [unread, list] = listed(notice('1', 'Salt Road was merged', false))
  const failing = { request: { query: MarkNotificationsReadDocument }, error: new Error('Unavailable') }
  const { user } = open(unread!, list!, failing)
  await user.click(await bell('Notifications, 1 unread'))
  await user.click(await screen.findByRole('button', { name: 'Mark all read' }))
  expect(await screen.findByText('Failed to mark all as read')).toBeInTheDocument()
})

test('an empty list shows a message', async () => {
  const { user } = open(...listed())
  await user.click(await bell('Notifications'))
  expect(await screen.findByText('No notifications yet')).toBeInTheDocument()
})
