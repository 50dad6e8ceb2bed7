import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { connectionOf } from '#platform/queries/page'
import { isSelf } from '#platform/events/observed-viewer'
import { Notification } from './notification.entity.js'
import type { Notifications } from './notification.service.js'

@ObjectType({ description: 'A page of the viewer’s notifications.' })
export class NotificationConnection extends connectionOf('Notification', () => Notification) {
  @Field(() => Int, { complexity: 10, description: 'Number of all unread notifications.' })
  unreadCount(): Promise<number> {
    throw new Error('A page brings its own count')
  }
}

@Resolver(() => Notification)
export class NotificationResolver {
  private readonly live: LiveSource<Notification>

  constructor(
    private readonly service: Notifications,
    events: Events,
  ) {
    this.live = liveSource(events, {
      topics: ['notification'],
      channelOf: ({ userId }) => userId,
      load: ({ id }) => this.service.find(id),
      show: (viewer, notification) => (isSelf(viewer, notification.userId) ? notification : null),
    })
  }

  @Query(() => NotificationConnection, { description: 'The viewer’s notifications, newest first.' })
  async notifications(
    @Arg('first', () => Int, { defaultValue: 30, description: 'Page size, at most 200.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The cursor to continue from.' }) after:
      | string
      | null,
    @Ctx() context: Context,
  ): Promise<NotificationConnection> {
    const viewer = signedIn(context)
    const page = await this.service.list(viewer, { first, after })
    return { ...page, unreadCount: () => this.service.unreadCount(viewer) }
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Int, {
    description: 'Marks all of the viewer’s notifications as read; returns how many were unread.',
  })
  markNotificationsRead(@Ctx() context: Context): Promise<number> {
    return this.service.markAllRead(signedIn(context))
  }

  @Subscription(() => Notification, {
    description: 'New notifications of the viewer.',
    subscribe: ({ context }: { context: Context }) =>
      context.resolver(NotificationResolver).arrivals(context),
  })
  notificationAdded(@Root() notification: Notification): Notification {
    return notification
  }

  arrivals(context: Context): AsyncIterable<Notification> {
    const viewer = signedIn(context)
    return this.live.feed(viewer, viewer.id)
  }
}
