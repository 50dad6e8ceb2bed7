import type { EntityManager } from '@mikro-orm/postgresql'

/** What people may want to hear of. */
export type Happening =
  | { type: 'video-ready' | 'video-failed' | 'film-ready' | 'film-failed'; userId: string; projectId: string; title: string; why?: string }
  | { type: 'invited'; userId: string; by: string }

/** Tells a happening within the transaction it belongs to, so that nobody hears of what was rolled back. */
export type Herald = (em: EntityManager, happening: Happening) => Promise<void>
