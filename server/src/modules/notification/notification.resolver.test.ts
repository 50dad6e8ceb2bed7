import { testResolver } from '../../../test/resolver.js'
import { aNotification, many, rows, update } from '../../../test/world/builders.js'
import { Notification } from './notification.entity.js'

testResolver({
  'Query.notifications': {
    operation: `query ($first: Int! = 30, $after: String) {
      notifications(first: $first, after: $after) { totalCount unreadCount nodes { message link isRead } }
    }`,
    result: {
      notifications: {
        totalCount: 1,
        unreadCount: 1,
        nodes: [{ message: 'Welcome, owner', link: null, isRead: false }],
      },
    },
    cases: [
      {
        name: 'admins see only their own',
        as: 'admin',
        result: { notifications: { totalCount: 1, nodes: [{ message: 'Welcome, admin' }] } },
      },
    ],
    list: {
      rows: many(50, (n) => aNotification({ message: `News ${n}` })),
      variables: (first) => ({ first }),
      nodes: ({ notifications }) => notifications.nodes,
    },
  },
  'Mutation.markNotificationsRead': {
    operation: 'mutation { markNotificationsRead }',
    result: { markNotificationsRead: 1 },
    check: async ({ em }) => {
      const read = await em
        .fork()
        .execute('select username from account join notification on user_id = account.id where is_read')
      expect(read).toEqual([{ username: 'owner' }])
    },
    cases: [
      {
        name: 'without unread ones',
        prepare: rows(update(Notification, {}, { isRead: true })),
        result: { markNotificationsRead: 0 },
      },
    ],
  },
  'Subscription.notificationAdded': {
    operation: 'subscription { notificationAdded { message link isRead } }',
    event: ({ as, ids }) =>
      as(
        'admin',
        `mutation { moderatePendingAssets(input: { ids: ["${ids.pending}"], approve: true }) { id } }`,
      ),
    result: {
      notificationAdded: { message: 'admin approved your asset “The pending one”', isRead: false },
    },
  },
})
