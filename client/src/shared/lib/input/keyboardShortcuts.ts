import { useLayoutEffect, useRef } from 'react'

const TYPED = 'input, textarea, select, [contenteditable="true"]'

/** Whether the key writes into a field. Space does nothing on a radio button, which is chosen by arrows. */
const isTyping = ({ target, key }: KeyboardEvent) => {
  const field = target instanceof HTMLElement ? target.closest(TYPED) : null
  return field !== null && !(key === ' ' && field.matches('[type="radio"]'))
}

const dialogOf = (target: EventTarget | null) =>
  target instanceof HTMLElement ? target.closest('[role="dialog"]') : null

/** Whether the target is in a dialog over a full window, such as one to share what the window shows. */
export const isOverWindow = (target: EventTarget | null): boolean =>
  dialogOf(target)?.querySelector('[data-window]') === null

/** Where keys work: `page`, unless a dialog is open; `window`, a full window, unless another dialog is open over it. */
type KeyScope = 'page' | 'window'

const isOutside = (target: EventTarget | null, scope: KeyScope | undefined): boolean =>
  scope === 'page' ? dialogOf(target) !== null : scope === 'window' && isOverWindow(target)

/** Whether the key is Space on a focused button, which it clicks; not on those that leave it to the page. */
const isPressing = ({ key, target }: KeyboardEvent) =>
  key === ' ' &&
  target instanceof HTMLElement &&
  target.closest('button:not([data-space="page"]), a') !== null

/** Some browsers click a button when Space is released, although its press was handled. */
function keepFromClick({ key }: KeyboardEvent) {
  if (key !== ' ') return
  window.addEventListener('keyup', (event) => event.preventDefault(), { capture: true, once: true })
}

/**
 * Names of a pressed key, such as `a` or `Mod Shift z`. With Shift alone, also the name without it: `Shift ArrowLeft` and
 * `ArrowLeft`.
 */
function namesOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string[] {
  const name = key.length === 1 ? key.toLowerCase() : key
  if (ctrlKey || metaKey) return [`Mod ${shiftKey ? 'Shift ' : ''}${name}`]
  return shiftKey ? [`Shift ${name}`, name] : [name]
}

/**
 * Runs actions by key (`a`, `ArrowLeft`, `Mod z` for Ctrl or ⌘) anywhere on the page, unless the user is typing or holds the
 * key. Actions of `repeated` also run while the key is held.
 */
export function useKeys(
  runs: Record<string, () => void>,
  repeated: Record<string, () => void> = {},
  { scope }: { scope?: KeyScope } = {},
) {
  const latest = useRef({ runs, repeated })
  // layout effect: keys pressed right after the first paint must not be lost
  useLayoutEffect(() => {
    latest.current = { runs, repeated }
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented || isTyping(event) || isPressing(event)) return
      if (isOutside(event.target, scope)) return
      const { runs, repeated } = latest.current
      const found = namesOf(event).find((name) => runs[name] ?? repeated[name])
      const run = found && (repeated[found] ?? (event.repeat ? undefined : runs[found]))
      if (!run) return
      event.preventDefault()
      keepFromClick(event)
      run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [scope])
}

/** Shortcuts of a screen or a part of it. */
interface KeyGroup {
  title: string
  /** Whether they apply at this address. */
  isAt: (pathname: string, tab: string | null) => boolean
  /** Alternative keys of each shortcut, and its description. */
  keys: readonly (readonly [keys: readonly string[], does: string])[]
}

const isProject = (pathname: string) => /^\/projects\/./.test(pathname)
const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** Ctrl, or ⌘ on a Mac. */
export const MOD = isMac ? '⌘' : 'Ctrl'

/** All shortcuts, for the help; each screen implements its own. */
const GROUPS: readonly KeyGroup[] = [
  {
    title: 'Assets',
    isAt: (pathname, tab) =>
      (/^\/library/.test(pathname) && !/^\/library\/flagged/.test(pathname)) ||
      (isProject(pathname) && tab === 'assets'),
    keys: [
      [[`${MOD} A`], 'Select all loaded assets'],
      [['Shift click'], 'Select a range'],
      [['Esc'], 'Select none'],
    ],
  },
  {
    title: 'Chat',
    isAt: (pathname, tab) => isProject(pathname) && (tab ?? 'chat') === 'chat',
    keys: [
      [['Enter'], 'Send the prompt'],
      [['Shift Enter'], 'Insert a line break'],
    ],
  },
  {
    title: 'Storyboard',
    isAt: (pathname, tab) => isProject(pathname) && tab === 'storyboard',
    keys: [
      [['←', '→', '↑', '↓'], 'Go to another shot'],
      [['Enter'], 'Add a shot after the focused one'],
      [['Alt ↑', 'Alt ↓'], 'Move the shot'],
      [[`${MOD} D`], 'Duplicate the shot'],
      [['S'], 'Split the shot at the last cursor position'],
      [[`${MOD} Enter`], 'Split the shot at the cursor'],
      [['Delete'], 'Delete the shot'],
      [['Esc'], 'Leave the text field'],
      [['Space'], 'Pick up a shot by its handle to move it'],
    ],
  },
  {
    title: 'Storyboard player',
    isAt: (pathname, tab) => isProject(pathname) && tab === 'storyboard',
    keys: [
      [['Space', 'K'], 'Play or pause'],
      [['J', 'L'], 'Previous or next shot'],
      [['←', '→'], 'Skip back or forward 1 s'],
      [['F'], 'Full screen'],
      [['M'], 'Mute or unmute'],
    ],
  },
  {
    title: 'Videos',
    isAt: (pathname, tab) => isProject(pathname) && tab === 'videos',
    keys: [
      [['A'], 'Accept the video'],
      [['R'], 'Reject the video'],
      [['1', '2', '3', '4', '5', '6'], 'Choose a reason after rejecting'],
      [['T'], 'Show or hide other takes of the shot'],
      [['←', '→', '↑', '↓'], 'Go to another video'],
      [['Space'], 'Play the video, or pick up a clip of the cut'],
    ],
  },
  {
    title: 'Cut',
    isAt: (pathname, tab) => isProject(pathname) && tab === 'videos',
    keys: [
      [[`${MOD} Z`], 'Undo'],
      [[`${MOD} Shift Z`], 'Redo'],
      [['+', '-'], 'Zoom the timeline in or out'],
      [['0'], 'Show the whole film'],
      [[`${MOD} wheel`], 'Zoom at the pointer'],
      [['Space', 'K'], 'Play or pause in the viewer'],
      [['Enter'], 'Trim the clip'],
      [['Delete'], 'Remove the clip from the cut'],
      [['←', '→'], 'Move an edge of a clip by a frame, with Shift by 1 s'],
    ],
  },
  {
    title: 'Sound of the cut',
    isAt: (pathname, tab) => isProject(pathname) && tab === 'videos',
    keys: [
      [['←', '→'], 'Move the sound by a frame, with Shift by 1 s'],
      [['[', ']'], 'Begin or end the sound at the playhead'],
      [['↑', '↓'], 'Raise or lower the sound by 1 dB'],
      [['M'], 'Mute or unmute the sound'],
      [['S'], 'Solo the sound'],
      [['B'], 'Show or hide the beats of music'],
      [['Alt'], 'Drag without snapping'],
      [['Delete'], 'Delete the sound'],
      [['Esc'], 'Close its settings'],
    ],
  },
  {
    title: 'Captions of the cut',
    isAt: (pathname, tab) => isProject(pathname) && tab === 'videos',
    keys: [
      [['Enter'], 'Split the caption at the cursor, or begin one after it'],
      [['Shift Enter'], 'Insert a line break'],
      [['Backspace'], 'Join with the previous caption, at the start of the text'],
      [['Alt ←', 'Alt →'], 'Move the caption by 0.1 s'],
      [['Tab'], 'Go to the next caption'],
    ],
  },
  {
    title: 'Trim',
    isAt: (pathname, tab) => isProject(pathname) && tab === 'videos',
    keys: [
      [['I', 'O'], 'Begin or end the clip at the playhead'],
      [[',', '.'], 'Previous or next frame'],
      [['[', ']'], 'Move the nearest handle by a frame'],
      [['X'], 'Split the clip at the playhead'],
      [['R'], 'Reset the clip'],
      [['Space'], 'Play or pause'],
    ],
  },
  {
    title: 'Player',
    isAt: (pathname, tab) =>
      isProject(pathname) && ['chat', 'videos', 'merged', 'notes'].includes(tab ?? 'chat'),
    keys: [
      [['Space', 'K'], 'Play or pause'],
      [['J', 'L'], 'Skip back or forward 5 s'],
      [['←', '→'], 'Skip back or forward 1 s'],
      [[',', '.'], 'Previous or next frame'],
      [['↑', '↓'], 'Previous or next video in the full window'],
      [['F'], 'Full screen'],
      [['M'], 'Mute or unmute'],
      [['C'], 'Show or hide captions'],
      [['S'], 'Save the current frame'],
      [['W'], 'Side by side or wipe, while comparing versions'],
      [['T'], 'Write a note at the current frame'],
      [['D'], 'Draw on the current frame'],
      [['N', 'P'], 'Next or previous note'],
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
      [[`${MOD} Enter`], 'Upload, or save edits'],
    ],
  },
  {
    title: 'Upload review',
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
      [['?'], 'Show shortcuts'],
      [['Esc'], 'Close'],
    ],
  },
]

/** Shortcuts at an address, global ones last. */
export const keysAt = (pathname: string, tab: string | null): readonly KeyGroup[] =>
  GROUPS.filter(({ isAt }) => isAt(pathname, tab))
