import type { Conflicts, Model } from './pendingEdits'

export interface EditStoreDeps<Document, Operation> extends Model<Document, Operation> {
  /** The newest known document of the server, with a stable identity; null until loaded. */
  saved: () => Document | null
  /**
   * Sends operations that turn `saved` into the edited document and apply together, with retries until the server responds.
   * Resolves with the keys of operations skipped because of conflicts; rejects with CONFLICT if all were skipped for that
   * reason.
   */
  send: (operations: readonly Operation[], saved: Document) => Promise<{ conflicts: readonly string[] }>
  /** Refetches the document. */
  refetch: () => Promise<unknown>
  /** Whether to ignore changes. */
  isReadOnly?: boolean
  /** Delay of a save, in milliseconds. */
  delay?: number
  /** Storage key of unsent edits, with the ids of user and document; without it they do not survive a reload. */
  storageKey?: string
  /**
   * Whether conflicting and rejected changes stay in the document, as for text fields. Otherwise the document has the
   * server’s values, and a toast reports rejections.
   */
  keepsMine?: boolean
  /** Keeps shown values that the server stores identically, such as text with trailing spaces. */
  keepShown?: (document: Document, shown: Document) => Document
}

/** The server’s document with local changes. */
export interface Edited<Document, Operation> {
  document: Document | null
  conflicts: Conflicts<Operation>
  isUnsaved: boolean
  /** Whether changes have been unsaved too long. */
  isLate: boolean
  /** Error of kept changes that cannot be saved, or null. */
  failure: string | null
  canUndo: boolean
  canRedo: boolean
}
