import type { EntityManager } from '@mikro-orm/postgresql'

/** What people may want to hear of. */
export type Happening =
  | {
      type: 'video-ready' | 'video-failed' | 'film-ready' | 'film-failed'
      userId: string
      projectId: string
      title: string
      why?: string
    }
  | { type: 'invited'; userId: string; by: string }
  | {
      type: 'asset-approved' | 'asset-declined' | 'asset-copied'
      userId: string
      assetId: string
      name: string
      by: string
      note?: string
    }
  | { type: 'asset-flagged'; userId: string; assetId: string; name: string; by: string; reason: string }
  | { type: 'asset-used'; userId: string; projectId: string; name: string; by: string; project: string }
  | { type: 'let-into-project'; userId: string; projectId: string; by: string; project: string }

/** Tells a happening within the transaction it belongs to, so that nobody hears of what was rolled back. */
export type Herald = (em: EntityManager, happening: Happening) => Promise<void>
