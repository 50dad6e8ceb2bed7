import { Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { localStore, onStorageChange } from '../lib/browserStorage'
import { TOKEN_KEY } from '../lib/session/token'
import { useStore } from '../lib/store'
import s from './StorageNotice.module.css'

const DISMISSED = 'storage-notice'

interface StorageNoticeProps {
  /** Key of the value that a reload would lose. */
  storageKey: string
  /** The consequence for the user. */
  children: ReactNode
}

/** Dismissible notice that the browser does not store a value. */
export function StorageNotice({ storageKey, children }: StorageNoticeProps) {
  const isShown = useStore({
    subscribe: onStorageChange,
    get: () => localStore.isInMemory(storageKey) && localStore.getItem(DISMISSED) === null,
  })
  return (
    <div role="status">
      {isShown && (
        <BlockedStorage onDismiss={() => localStore.setItem(DISMISSED, 'dismissed')}>
          {children}
        </BlockedStorage>
      )}
    </div>
  )
}

/** Text of a `StorageNotice`. */
export const BlockedStorage = ({ children, onDismiss }: { children: ReactNode; onDismiss: () => void }) => (
  <p className={s.notice}>
    <Info size={16} aria-hidden />
    <span>Your browser blocks site data. {children}</span>
    <button type="button" aria-label="Dismiss" onClick={onDismiss}>
      <X size={16} aria-hidden />
    </button>
  </p>
)

/** Notice to members that a reload ends their session. */
export const UnstoredSession = () => (
  <StorageNotice storageKey={TOKEN_KEY}>
    You stay signed in until you close or reload this page.
  </StorageNotice>
)
