import { Button, Input } from 'antd'
import { Plus, Users, X } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { CardLine } from '#schema/cards'
import { LIMITS } from '#schema/limits'
import s from './Cards.module.css'
import { pressedKey } from '../../../shared/lib/input/pressedKey'

const { lineMax, linesMax } = LIMITS.card

interface CardLinesProps {
  lines: readonly CardLine[]
  isFilling: boolean
  onChange: (lines: CardLine[]) => void
  /** Fills in lines from the team and the sounds of the cut. */
  onFill: () => void
}

/** Lines of credits: a name with an optional role. Enter adds a line. */
export function CardLines({ lines, isFilling, onChange, onFill }: CardLinesProps) {
  const list = useRef<HTMLOListElement>(null)
  const focus = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (focus.current === null) return
    list.current?.querySelectorAll<HTMLInputElement>('[data-role]')[focus.current]?.focus()
    focus.current = null
  })
  const addAfter = (at: number) => {
    if (lines.length >= linesMax) return
    focus.current = at + 1
    onChange(lines.toSpliced(at + 1, 0, { role: '', name: '' }))
  }
  const change = (at: number, changes: Partial<CardLine>) =>
    onChange(lines.map((line, each) => (each === at ? { ...line, ...changes } : line)))
  const onEnter = (at: number) => (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Enter') return
    event.preventDefault()
    addAfter(at)
  }
  return (
    <>
      <ol ref={list} className={s.lines} aria-label="Lines">
        {lines.map(({ role, name }, at) => (
          <li key={at}>
            <Input
              data-role=""
              dir="auto"
              aria-label={`Role ${at + 1}`}
              placeholder="Role"
              maxLength={lineMax}
              value={role}
              onChange={({ target }) => change(at, { role: target.value })}
              onKeyDown={onEnter(at)}
            />
            <Input
              dir="auto"
              aria-label={`Name ${at + 1}`}
              placeholder="Name"
              maxLength={lineMax}
              value={name}
              onChange={({ target }) => change(at, { name: target.value })}
              onKeyDown={onEnter(at)}
            />
            <Button
              type="text"
              aria-label={`Remove line ${at + 1}`}
              icon={<X size={16} />}
              onClick={() => onChange(lines.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <div className={s.lineActions}>
        <Button
          type="text"
          icon={<Plus size={16} />}
          disabled={lines.length >= linesMax}
          onClick={() => addAfter(lines.length - 1)}
        >
          Add line
        </Button>
        <Button type="text" icon={<Users size={16} />} loading={isFilling} onClick={onFill}>
          Fill in from team and sounds
        </Button>
      </div>
    </>
  )
}
