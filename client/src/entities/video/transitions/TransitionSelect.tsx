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

/** The transition that a search means: of this key or name, else the first that begins with it or contains it. */
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

/** Whether the search field may take the focus: on a touch screen, it would open the on-screen keyboard. */
const focusesSearch = (input: string) =>
  input === 'keyboard' || (!['touch', 'pen'].includes(input) && window.matchMedia(HOVER).matches)

interface TransitionSelectProps {
  /** The position of the video before the gap, from 1. */
  number: number
  /** A transition's key, or an empty string for a plain cut. */
  value: string
  onChange: (key: string) => void
  /** Puts this one into each gap of the cut; undefined where all have it. */
  onApplyToAll?: () => void
}

/**
 * The tape over a join: an arrow until a transition is chosen, and the panel to choose one. The panel’s frame
 * is made when it is first opened: a cut and a board have a hundred of them.
 */
export function TransitionSelect({ number, value, onChange, onApplyToAll }: TransitionSelectProps) {
  const panelId = useId()
  const tape = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [search, setSearch] = useState('')
  /** What opened the panel: `keyboard` or a pointer type. */
  const [input, setInput] = useState('')
  const label = `Transition from ${number} to ${number + 1}`
  useLayoutEffect(() => {
    if (wasOpened) tape.current?.focus({ preventScroll: true }) // it is another element from then on
  }, [wasOpened])
  const open = (next: boolean) => {
    setOpen(next)
    if (next) setWasOpened(true)
    if (!next) setSearch('')
  }
  const close = () => {
    open(false)
    tape.current?.focus({ preventScroll: true })
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
  /** Shared by the trigger and the panel: typing works before the panel has loaded. */
  const onKeyDown = (event: KeyboardEvent) => {
    const best = isOpen ? bestMatch(search) : undefined
    const isOnTape = event.target === tape.current
    if (isOnTape) setInput('keyboard')
    const isTyped =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    const key = pressedKey(event)
    if (key === 'Escape' && isOpen) close()
    else if (key === 'Enter' && best && (isOnTape || event.target instanceof HTMLInputElement)) choose(best)
    else if (isOnTape && key === 'ArrowDown') open(true)
    else if (isOnTape && isTyped) {
      open(true)
      setSearch((typed) => typed + event.key)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const opener = (
    <button
      ref={tape}
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
        <span className="truncate">{transitionName(value)}</span>
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
