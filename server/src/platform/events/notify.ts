import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * Events that people are notified of, by type, with their fields. Modules add their own, in their `index.ts`,
 * with templates for them.
 */
export interface NotificationEvents {}
type NotificationEventOf<T extends keyof NotificationEvents> = {
  [Each in T]: {
    type: Each
    /** The recipient. */
    userId: string
  } & NotificationEvents[Each]
}[T]
export type NotificationEvent = NotificationEventOf<keyof NotificationEvents>

/** The text and link of a notification. */
export interface NotificationTemplate<Event> {
  /** A sentence. */
  text(event: Event): string
  /** The path in the web app to open; of `count` merged events. */
  link(event: Event, count: number): string
  /** Sent only once, however often it happens. */
  once?: true
  /** Merges events with the same link into one unread notification with this sentence, until an hour after the last. */
  merged?: (event: Event, count: number) => string
  /** Merges events with the same value of this key instead of the same link. */
  mergedBy?: (event: Event) => string
}
/** The templates for a module’s events. */
export type NotificationTemplates<T extends keyof NotificationEvents = keyof NotificationEvents> = {
  [Each in T]: NotificationTemplate<NotificationEventOf<Each>>
}

/**
 * Notifies within the transaction of the event, so that nobody is notified of something that was rolled back.
 */
export type Notify = (em: EntityManager, event: NotificationEvent) => Promise<void>

declare module './hooks.js' {
  interface HookPoints {
    /** Something changed that someone may want to be notified of. */
    notify: NotificationEvent
  }
}
