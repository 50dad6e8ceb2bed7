import { Alert, Button } from 'antd'
import { TriangleAlert, X } from 'lucide-react'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { warningsOf } from '#schema/captions/caption'
import { tidyText } from '#schema/captions/caption-file'
import { LIMITS } from '#schema/limits'
import { useClosingPrompt } from '../../../shared/lib/closingPrompt'
import { VersionButtons } from '../state/Conflicts'
import { STEP_MS, warningText } from './captionActions'
import s from './Captions.module.css'
import { type CaptionFields, type CaptionRow, timeText } from './placedCaptions'
import { TimeField } from './TimeField'
import { onEnter, pressedKey } from '../../../shared/lib/input/pressedKey'

/** Delay between typing and saving, in milliseconds. */
const SAVE_DELAY_MS = 600
const { textMax, speakerMax } = LIMITS.caption

export interface CaptionActions {
  edit: (caption: CaptionRow, changes: Partial<CaptionFields>, key?: string) => void
  /** Splits the text at the caret; a caret at the end starts a new caption. */
  split: (caption: CaptionRow, text: string, caret: number) => void
  joinWithPrevious: (caption: CaptionRow, text: string) => void
  remove: (caption: CaptionRow) => void
  /** Focuses the next caption. Returns false on the last one. */
  goOn: (caption: CaptionRow) => boolean
  undo: () => void
  redo: () => void
  /** Called when the caption receives focus. */
  enter: (caption: CaptionRow) => void
}

interface CaptionItemProps {
  caption: CaptionRow
  /** Start of the next caption; Infinity after the last. */
  nextFrom: number
  frameRate: number
  /** Whether the caption starts after the end of the film. */
  isAfterEnd: boolean
  isCurrent: boolean
  conflict?: { mine: Partial<CaptionFields>; editor: string | undefined }
  actions: CaptionActions
  onResolve: (id: string, version: 'mine' | 'theirs') => void
}

const speakerIn = (typed: string): string | null => typed.trim() || null

/** A version of a caption as text: its words, or its times if the words are the same. */
const versionText = ({ text, startMs, endMs }: CaptionRow, isText: boolean): string =>
  isText ? `“${text}”` : `${timeText(startMs)} – ${timeText(endMs)}`

export const CaptionItem = memo(function CaptionItem({
  caption,
  nextFrom,
  frameRate,
  isAfterEnd,
  isCurrent,
  conflict,
  actions,
  onResolve,
}: CaptionItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const { typed, isUnsaved, type, settle } = useTyped(caption, actions)
  const [speaker, setSpeaker] = useState<string | null>(null)
  const text = typed ?? caption.text
  useClosingPrompt(isUnsaved || (speaker !== null && speakerIn(speaker) !== caption.speaker))
  const warnings = caption.text ? warningsOf(caption, nextFrom, frameRate) : []
  const notes = [
    ...(isAfterEnd ? ['Begins after the end of the film'] : []),
    ...warnings.map((warning) => warningText(warning, caption)),
  ]
  const name = `Caption at ${timeText(caption.startMs)}`
  useEffect(() => {
    const list = item.current?.parentElement
    if (!isCurrent || !list || list.contains(document.activeElement)) return
    // scrolls only the list: scrollIntoView would also scroll the page
    const { offsetTop, offsetHeight } = item.current!
    const isAbove = offsetTop < list.scrollTop
    const isBelow = offsetTop + offsetHeight > list.scrollTop + list.clientHeight
    if (isAbove || isBelow) list.scrollTop = offsetTop - (list.clientHeight - offsetHeight) / 2
  }, [isCurrent])
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const key = pressedKey(event)
    if (!key) return
    const { selectionStart: caret, selectionEnd } = event.currentTarget
    const isMod = event.ctrlKey || event.metaKey
    const run = (action: () => void) => {
      event.preventDefault()
      action()
    }
    if (isMod && event.key.toLowerCase() === 'z' && !isUnsaved) {
      settle()
      return run(event.shiftKey ? actions.redo : actions.undo)
    }
    if (event.altKey || isMod) return
    if (key === 'Enter' && !event.shiftKey) return run(() => actions.split(caption, settle(), caret))
    if (key === 'Backspace' && caret === 0 && selectionEnd === 0)
      return run(() => actions.joinWithPrevious(caption, settle()))
    if (key === 'Tab' && !event.shiftKey && actions.goOn(caption)) event.preventDefault()
  }
  const shift = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -STEP_MS, ArrowRight: STEP_MS }[event.key]
    if (!event.altKey || !by) return
    event.preventDefault()
    const from = Math.max(0, caption.startMs + by)
    actions.edit(
      caption,
      { startMs: from, endMs: from + caption.endMs - caption.startMs },
      `shift ${caption.id}`,
    )
  }
  const commitSpeaker = () => {
    const next = speaker === null ? caption.speaker : speakerIn(speaker)
    if (next !== caption.speaker) actions.edit(caption, { speaker: next })
    setSpeaker(null)
  }
  return (
    <li ref={item} className={s.item} data-current={isCurrent || undefined} onKeyDown={shift}>
      <div className={s.times}>
        <TimeField
          label={`${name}, from`}
          value={caption.startMs}
          onChange={(from) =>
            actions.edit(caption, { startMs: from, endMs: Math.max(caption.endMs, from + STEP_MS) })
          }
        />
        <span aria-hidden>–</span>
        <TimeField
          label={`${name}, to`}
          value={caption.endMs}
          onChange={(to) => actions.edit(caption, { endMs: Math.max(to, caption.startMs + STEP_MS) })}
        />
      </div>
      <input
        className={s.speaker}
        dir="auto"
        aria-label={`${name}, speaker`}
        placeholder="Speaker"
        maxLength={speakerMax}
        value={speaker ?? caption.speaker ?? ''}
        onChange={({ target }) => setSpeaker(target.value)}
        onBlur={commitSpeaker}
        onKeyDown={onEnter(commitSpeaker)}
      />
      <textarea
        className={s.text}
        dir="auto"
        data-caption={caption.id}
        aria-label={`${name}, text`}
        aria-describedby={notes.length ? `warnings-${caption.id}` : undefined}
        placeholder="Text"
        maxLength={textMax}
        rows={text.split('\n').length}
        value={text}
        onChange={({ target }) => type(target.value)}
        onFocus={() => actions.enter(caption)}
        onBlur={settle}
        onKeyDown={press}
      />
      <Button
        type="text"
        className={s.remove}
        aria-label={`Remove the caption at ${timeText(caption.startMs)}`}
        icon={<X size={16} />}
        onClick={() => actions.remove(caption)}
      />
      {notes.length > 0 && (
        <ul id={`warnings-${caption.id}`} className={s.warnings}>
          {notes.map((note) => (
            <li key={note}>
              <TriangleAlert size={12} aria-hidden />
              {note}
            </li>
          ))}
        </ul>
      )}
      {conflict && (
        <Alert
          className={s.conflict}
          type="warning"
          showIcon
          role="alert"
          title={`${conflict.editor ?? 'Somebody'} changed this caption. Theirs: ${versionText(
            caption,
            conflict.mine.text !== undefined,
          )} · Yours: ${versionText({ ...caption, ...conflict.mine }, conflict.mine.text !== undefined)}`}
          action={<VersionButtons isOwn={false} onResolve={(version) => onResolve(caption.id, version)} />}
        />
      )}
    </li>
  )
})

/** The typed text. Saved after a pause and on blur. */
function useTyped(caption: CaptionRow, actions: CaptionActions) {
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef({ caption, actions })
  useEffect(() => {
    latest.current = { caption, actions }
  })
  const save = (text: string) => {
    const { caption: now, actions: on } = latest.current
    const next = tidyText(text)
    if (next && next !== now.text) on.edit(now, { text: next }, `text ${now.id}`)
    return next
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    typed,
    isUnsaved: typed !== null && tidyText(typed) !== caption.text,
    type: (text: string) => {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => save(text), SAVE_DELAY_MS)
    },
    /** Saves the typed text and returns it. Empty text is not saved. */
    settle: () => {
      clearTimeout(timer.current)
      setTyped(null)
      return typed === null ? caption.text : save(typed) || (caption.text && typed)
    },
  }
}
