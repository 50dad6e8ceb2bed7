import type { Conflicts, Model } from './pending'

export interface EditStoreDeps<Document, Operation> extends Model<Document, Operation> {
  /** The newest document of the server that is known, the same object until it changes; null before it was loaded. */
  saved: () => Document | null
  /**
   * Sends operations, which turn the newest document into the edited one and apply together, until the server responds.
   * Resolves with the keys of operations that were not applied because somebody else had changed the same; rejects with
   * CONFLICT if none was applied for that reason.
   */
  send: (operations: readonly Operation[], saved: Document) => Promise<{ conflicts: readonly string[] }>
  /** Fetches the document again. */
  refetch: () => Promise<unknown>
  /** Changes are ignored. */
  isReadOnly?: boolean
  /** Milliseconds from the last change to the save. */
  delay?: number
  /** Where unsent edits are stored across a reload, with the ids of person and document; they are not without it. */
  storageKey?: string
  /**
   * Changes that conflict or were rejected stay in the document, as a text does during typing. Otherwise the document
   * has the values of the server, and rejections are reported by a toast.
   */
  keepsMine?: boolean
  /** Returns the document with those shown values that the server stores as the same, such as text with a trailing blank. */
  keepShown?: (document: Document, shown: Document) => Document
}

/** The document of the server with the local changes. */
export interface Edited<Document, Operation> {
  document: Document | null
  conflicts: Conflicts<Operation>
  isUnsaved: boolean
  /** Whether changes have been unsaved for a while. */
  isLate: boolean
  /** Why changes that are kept cannot be saved. */
  failure: string | null
  canUndo: boolean
  canRedo: boolean
}
