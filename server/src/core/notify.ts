import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * What people may want to hear of, by type: what is told of it. Modules add their own, in their `index.ts`,
 * with the words for it.
 */
export interface NotificationEvents {}
export type NotificationEventOf<T extends keyof NotificationEvents> = {
  [Each in T]: {
    type: Each
    /** Who is to hear of it. */
    userId: string
  } & NotificationEvents[Each]
}[T]
export type NotificationEvent = NotificationEventOf<keyof NotificationEvents>

/** How a happening is told. */
export interface NotificationTemplate<Told> {
  /** A sentence. */
  text(told: Told): string
  /** The path in the web app that it leads to. */
  link(told: Told): string
  /** Told once, however often it happens. */
  once?: true
}
/** The tellings of a module’s happenings. */
export type NotificationTemplates<T extends keyof NotificationEvents = keyof NotificationEvents> = {
  [Each in T]: NotificationTemplate<NotificationEventOf<Each>>
}

/** Tells a happening within the transaction it belongs to, so that nobody hears of what was rolled back. */
export type Notify = (em: EntityManager, event: NotificationEvent) => Promise<void>

declare module './hooks.js' {
  interface HookPoints {
    /** Somebody may want to hear of this. */
    happening: NotificationEvent
  }
}
