import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * What people may want to hear of, by type: what is told of it. Modules add their own, in their `index.ts`,
 * with the words for it.
 */
export interface Happenings {}
export type HappeningOf<T extends keyof Happenings> = {
  [Each in T]: {
    type: Each
    /** Who is to hear of it. */
    userId: string
  } & Happenings[Each]
}[T]
export type Happening = HappeningOf<keyof Happenings>

/** How a happening is told. */
export interface Telling<Told> {
  /** A sentence. */
  words(told: Told): string
  /** The path in the web app that it leads to. */
  link(told: Told): string
  /** Told once, however often it happens. */
  once?: true
}
/** The tellings of a module’s happenings. */
export type Tellings<T extends keyof Happenings = keyof Happenings> = {
  [Each in T]: Telling<HappeningOf<Each>>
}

/** Tells a happening within the transaction it belongs to, so that nobody hears of what was rolled back. */
export type Herald = (em: EntityManager, happening: Happening) => Promise<void>

declare module './hooks.js' {
  interface HookPoints {
    /** Somebody may want to hear of this. */
    happening: Happening
  }
}
