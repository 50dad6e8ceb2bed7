import { useEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null

/** Space presses a button that has the focus. */
const isPressing = ({ key, target }: KeyboardEvent) =>
  key === ' ' && target instanceof HTMLElement && target.closest('button, a') !== null

/**
 * Runs the action of a key (`a`, `ArrowLeft`), wherever the focus is, unless the user is typing or holds
 * the key down.
 */
export function useKeys(runs: Record<string, () => void>) {
  const latest = useRef(runs)
  useEffect(() => {
    latest.current = runs
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (hasModifier || event.repeat || event.defaultPrevented) return
      if (isTyping(event.target) || isPressing(event)) return
      const run = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** The keys of one screen, or of a part of it. */
interface KeyGroup {
  title: string
  /** Whether it belongs to the screen at this address. */
  isAt: (pathname: string, tab: string | null) => boolean
  /** Each: the keys, any of which does it, and what it does. */
  keys: readonly (readonly [keys: readonly string[], does: string])[]
}

const isProject = (pathname: string) => /^\/projects\/./.test(pathname)
const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** Ctrl, or what stands for it on a Mac. */
export const MOD = isMac ? '⌘' : 'Ctrl'

/** Every key that the app listens to; what it does is with the screen that listens. */
const GROUPS: readonly KeyGroup[] = [
  {
    title: 'Chat',
    isAt: (pathname, tab) => isProject(pathname) && (tab ?? 'chat') === 'chat',
    keys: [
      [['Enter'], 'Send the prompt'],
      [['Shift Enter'], 'Begin a new line'],
    ],
  },
  {
    title: 'Storyboard',
    isAt: (pathname, tab) => isProject(pathname) && tab === 'storyboard',
    keys: [
      [['←', '→', '↑', '↓'], 'Go to another shot'],
      [['Enter'], 'Add a shot after the one with the focus, or at the end of its words'],
      [['Alt ↑', 'Alt ↓'], 'Move the shot'],
      [[`${MOD} D`], 'Duplicate the shot'],
      [['S'], 'Split the shot where the cursor was in its words'],
      [[`${MOD} Enter`], 'Split the shot at the cursor in its words'],
      [['Delete'], 'Delete the shot'],
      [['Esc'], 'Leave the words of the shot'],
      [['Space'], 'Lift a shot by its grip to move it'],
    ],
  },
  {
    title: 'The film of the storyboard',
    isAt: (pathname, tab) => isProject(pathname) && tab === 'storyboard',
    keys: [
      [['Space', 'K'], 'Play or pause'],
      [['J', 'L'], 'The shot before or after'],
      [['←', '→'], 'Back or on by a second'],
      [['F'], 'Full screen'],
      [['M'], 'Sound on or off'],
    ],
  },
  {
    title: 'Videos',
    isAt: (pathname, tab) => isProject(pathname) && tab === 'videos',
    keys: [
      [['A'], 'Accept the video'],
      [['R'], 'Reject the video'],
      [['T'], 'Show or hide the other takes of the shot'],
      [['←', '→', '↑', '↓'], 'Go to another video'],
      [['Space'], 'Play the video, or lift a clip of the cut to move it'],
    ],
  },
  {
    title: 'Player',
    isAt: (pathname, tab) => isProject(pathname) && ['chat', 'videos', 'merged'].includes(tab ?? 'chat'),
    keys: [
      [['Space', 'K'], 'Play or pause'],
      [['J', 'L'], 'Back or on by five seconds'],
      [['←', '→'], 'Back or on by a second'],
      [[',', '.'], 'Back or on by a frame'],
      [['↑', '↓'], 'The video before or after, where it fills the window'],
      [['F'], 'Full screen'],
      [['M'], 'Sound on or off'],
      [['S'], 'Save the frame that is shown'],
    ],
  },
  {
    title: 'Settings',
    isAt: (pathname, tab) => isProject(pathname) && tab === 'settings',
    keys: [[[`${MOD} S`], 'Save the changes']],
  },
  {
    title: 'Library',
    isAt: (pathname) => pathname.startsWith('/library'),
    keys: [
      [['Enter'], 'Open the asset'],
      [[`${MOD} Enter`], 'Upload, or save what was edited'],
    ],
  },
  {
    title: 'Review of an upload',
    isAt: (pathname) => pathname.startsWith('/library/flagged'),
    keys: [
      [['A'], 'Approve'],
      [['D'], 'Decline'],
      [['←', '→'], 'Go to another asset'],
    ],
  },
  {
    title: 'Everywhere',
    isAt: () => true,
    keys: [
      [[`${MOD} K`], 'Go to a project, an asset or an action'],
      [['/'], 'Search this page'],
      [['?'], 'Show these keys'],
      [['Esc'], 'Close what is open'],
    ],
  },
]

/** The keys of the screen at an address, those of every screen last. */
export const keysAt = (pathname: string, tab: string | null): readonly KeyGroup[] =>
  GROUPS.filter(({ isAt }) => isAt(pathname, tab))
