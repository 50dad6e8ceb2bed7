import { Popover } from 'antd'
import { ArrowRight } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { isTransition, TRANSITIONS, type Transition, transitionName } from '#schema/limits'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import { asRegion } from '../../../shared/ui/PopoverRegion'
import { isNamed } from './groups'
import { keepUsed } from './useLiked'
import s from './TransitionSelect.module.css'
import { pressedKey } from '../../../shared/lib/input/pressedKey'

/** Best match of a search: an exact key or name, or else the first that starts with or contains it. */
function bestMatch(search: string): Transition | undefined {
  const words = search.trim().toLowerCase()
  if (!words) return undefined
  return (
    TRANSITIONS.find((key) => key === words) ??
    TRANSITIONS.find((key) => transitionName(key).toLowerCase() === words) ??
    TRANSITIONS.find((key) => key.startsWith(words)) ??
    TRANSITIONS.find((key) => isNamed(key, words))
  )
}

const TransitionPanel = lazyComponent(async () => (await import('./TransitionPanel')).TransitionPanel)

const HOVER = '(hover: hover)'

/** Whether to focus the search field: on touch screens that would open the keyboard. */
const focusesSearch = (input: string) =>
  input === 'keyboard' || (!['touch', 'pen'].includes(input) && window.matchMedia(HOVER).matches)

interface TransitionSelectProps {
  /** Position of the video before the gap, from 1. */
  number: number
  /** Key of a transition, or an empty string for a plain cut. */
  value: string
  onChange: (key: string) => void
  /** Applies this transition to all gaps; undefined if all have it. */
  onApplyToAll?: () => void
}

/**
 * Button at a join that shows the transition and opens the panel. The popover is created on first use, because a cut or
 * board may have a hundred of these.
 */
export function TransitionSelect({ number, value, onChange, onApplyToAll }: TransitionSelectProps) {
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [search, setSearch] = useState('')
  /** What opened the panel: `keyboard` or a pointer type. */
  const [input, setInput] = useState('')
  const label = `Transition from ${number} to ${number + 1}`
  useLayoutEffect(() => {
    if (wasOpened) button.current?.focus({ preventScroll: true }) // the popover replaces the button element
  }, [wasOpened])
  const open = (next: boolean) => {
    setOpen(next)
    if (next) setWasOpened(true)
    if (!next) setSearch('')
  }
  const close = () => {
    open(false)
    button.current?.focus({ preventScroll: true })
  }
  const choose = (key: string) => {
    close()
    if (isTransition(key)) keepUsed(key)
    if (key !== value) onChange(key)
  }
  const applyToAll = () => {
    close()
    onApplyToAll?.()
  }
  /** Handles keys of button and panel, so that typing works before the panel is loaded. */
  const onKeyDown = (event: KeyboardEvent) => {
    const best = isOpen ? bestMatch(search) : undefined
    const isOnButton = event.target === button.current
    if (isOnButton) setInput('keyboard')
    const isTyped =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    const key = pressedKey(event)
    if (key === 'Escape' && isOpen) close()
    else if (key === 'Enter' && best && (isOnButton || event.target instanceof HTMLInputElement)) choose(best)
    else if (isOnButton && key === 'ArrowDown') open(true)
    else if (isOnButton && isTyped) {
      open(true)
      setSearch((typed) => typed + event.key)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const opener = (
    <button
      ref={button}
      type="button"
      className={s.tape}
      role="combobox"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={wasOpened ? undefined : () => open(true)}
      onPointerDown={({ pointerType }) => setInput(pointerType)}
      onKeyDown={onKeyDown}
    >
      {value ? (
        <span className="truncate" title={transitionName(value)}>
          {transitionName(value)}
        </span>
      ) : (
        <ArrowRight size={14} aria-label="No transition" />
      )}
    </button>
  )
  if (!wasOpened) return opener
  const panel = (
    <div id={panelId} ref={asRegion} onKeyDown={onKeyDown}>
      <TransitionPanel
        label={label}
        focusesSearch={focusesSearch(input)}
        search={search}
        onSearch={setSearch}
        value={value}
        onChoose={choose}
        onApplyToAll={onApplyToAll && applyToAll}
      />
    </div>
  )
  return (
    <Popover
      trigger="click"
      placement="bottom"
      open={isOpen}
      onOpenChange={open}
      destroyOnHidden
      classNames={{ root: s.sheet }}
      content={panel}
    >
      {opener}
    </Popover>
  )
}
