import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useMatch } from 'react-router-dom'
import { useAssetFeed } from '../../features/library/feed'
import { useNotificationFeed } from '../../features/notifications/NotificationsBell'
import { useProjectFeed } from '../../features/projects/feed'
import { endInitialLoad, endInitialLoadSoon } from '../../shared/lib/loading/prefetchQueries'
import { BottomBar, TopBar } from './Bars'
import { UnstoredSession } from '../../shared/ui/StorageNotice'
import { ConnectionLine } from './ConnectionLine'
import s from './Shell.module.css'
import { Sidebar } from './Sidebar'
import { useFinder } from './useFinder'

/** Layout: a sidebar on wide screens, a 64 px rail in workspaces, bars at top and bottom on phones. */
export default function Shell() {
  const inWorkspace = useMatch('/projects/:id') !== null
  const { pathname, key } = useLocation()
  // opening an asset’s dialog keeps the scroll position
  const screen = /^\/(library|marketplace)/.exec(pathname)?.[1] ?? pathname
  const main = useRef<HTMLElement>(null)
  const { find, dialogs } = useFinder()
  useAssetFeed()
  useNotificationFeed()
  useProjectFeed()
  useEffect(() => {
    const soon = endInitialLoadSoon()
    return () => clearTimeout(soon)
  }, [])
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key) endInitialLoad() // another page or tab
  }, [key])
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current !== screen) main.current?.scrollTo?.({ top: 0 }) // not on the first screen, because it forces a layout
    shown.current = screen
  }, [screen])
  return (
    <div className={s.shell} data-rail={inWorkspace || undefined}>
      <a
        className={s.skip}
        href="#content"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Skip to content
      </a>
      <Sidebar rail={inWorkspace} onFind={find} />
      <TopBar inWorkspace={inWorkspace} onFind={find} />
      <div className={s.lines}>
        <ConnectionLine />
        <UnstoredSession />
      </div>
      <main className={s.main} id="content" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <BottomBar />
      {dialogs}
    </div>
  )
}
