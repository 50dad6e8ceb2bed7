import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { captions as kind } from '#schema/cut/elements/captions'
import type { CutOperation } from '#schema/cut/operations'
import { LIMITS } from '#schema/limits'
import type { CutCaptionFieldsFragment } from '../../../entities/video/cut/CutTexts.generated'
import type { Conflicts } from '../../../shared/lib/edits/pendingEdits'
import { useStore } from '../../../shared/lib/store'
import { toast } from '../../../shared/lib/toast'
import { newId } from '../../../shared/lib/uuid'
import type { Playhead } from '../timeline/Playhead'
import { type Anchor, anchorAt } from '../sound/placement'
import { joinCaptions, newCaption, splitCaption, withReadingTime } from './captionActions'
import { type CaptionActions, CaptionItem } from './CaptionItem'
import s from './Captions.module.css'
import { mineOf } from '../state/cutModel'
import { atFilmTimes, type CaptionFields, type CaptionRow, stored } from './placedCaptions'
import type { CaptionEdits } from './useCaptions'

const { textMax } = LIMITS.caption
/** Captions rendered when the list opens: more than fit into view. */
const FIRST = 60

interface CaptionListProps {
  rows: readonly CaptionRow[]
  saved: readonly CutCaptionFieldsFragment[]
  edits: CaptionEdits
  conflicts: Conflicts<CutOperation>
  anchors: readonly Anchor[]
  frameRate: number
  /** Seconds of the film. */
  length: number
  playhead: Playhead
  /** Whether the list starts with a new caption. */
  isStarted: boolean
}

/** Id of the caption at the playhead, or null. */
function useCurrent(playhead: Playhead, shown: readonly CaptionRow[]): string | null {
  return useStore(playhead, (seconds) => {
    const at = seconds * 1000
    return shown.find(({ startMs, endMs }) => startMs <= at && at < endMs)?.id ?? null
  })
}

/** Actions with a stable identity, so that a change re-renders only the captions it affects. */
function useSteady(actions: CaptionActions): CaptionActions {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const [steady] = useState((): CaptionActions => ({
    edit: (...given) => latest.current.edit(...given),
    split: (...given) => latest.current.split(...given),
    joinWithPrevious: (...given) => latest.current.joinWithPrevious(...given),
    remove: (...given) => latest.current.remove(...given),
    goOn: (...given) => latest.current.goOn(...given),
    undo: () => latest.current.undo(),
    redo: () => latest.current.redo(),
    enter: (...given) => latest.current.enter(...given),
  }))
  return steady
}

/** Editable captions of a language, in order of time. */
export function CaptionList({
  rows,
  saved,
  edits,
  conflicts,
  anchors,
  frameRate,
  length,
  playhead,
  isStarted,
}: CaptionListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [firstId] = useState(() => (isStarted ? newId() : null))
  const focus = useRef(firstId ? { id: firstId, caret: 0 } : null)
  const { shown, hidden } = useMemo(() => atFilmTimes(rows, anchors), [rows, anchors])
  const captionAt = (id: string, from: number) =>
    newCaption(shown, { id, itemId: anchorAt(anchors, from / 1000)?.itemId ?? null, startMs: from })
  /** A new caption without text, saved once it has some. */
  const [draft, setDraft] = useState<CaptionRow | null>(() =>
    firstId ? captionAt(firstId, Math.round(playhead.get() * 1000)) : null,
  )
  /** The newest caption: it is extended while its text grows, until somebody sets its times. */
  const growingId = useRef(firstId)
  const begin = (from: number, speaker: string | null = null) => {
    const id = newId()
    focus.current = { id, caret: 0 }
    growingId.current = id
    setDraft({ ...captionAt(id, from), speaker })
  }
  const all = useMemo(
    () => (draft ? [...shown, draft].toSorted((one, other) => one.startMs - other.startMs) : shown),
    [shown, draft],
  )
  const isOpened = useDeferredValue(true, false)
  const currentId = useCurrent(playhead, all)
  const textOf = (id: string) => list.current?.querySelector<HTMLTextAreaElement>(`[data-caption="${id}"]`)
  useLayoutEffect(() => {
    const field = focus.current && textOf(focus.current.id)
    if (!field) return
    field.focus()
    field.setSelectionRange(focus.current!.caret, focus.current!.caret)
    focus.current = null
  })
  const replace = (id: string, ...by: CaptionRow[]) =>
    edits.change((now) => [
      ...now.filter((row) => row.id !== id && !by.some((next) => next.id === row.id)),
      ...by.map((caption) => stored(caption, anchors)),
    ])

  const actions: CaptionActions = {
    edit: (caption, changes, key) => {
      const isTimed = changes.startMs !== undefined || changes.endMs !== undefined
      if (isTimed && growingId.current === caption.id) growingId.current = null
      const changed = { ...caption, ...changes }
      const next = growingId.current === caption.id ? withReadingTime(changed, shown) : changed
      if (draft?.id === caption.id) {
        setDraft(next.text ? null : next)
        if (next.text) edits.change((now) => [...now, stored(next, anchors)])
        return
      }
      edits.change((now) => now.map((row) => (row.id === caption.id ? stored(next, anchors) : row)), key)
    },
    split: (caption, text, caret) => {
      if (!text) return
      const grown = growingId.current === caption.id ? withReadingTime({ ...caption, text }, shown) : caption
      const parts = splitCaption(grown, { text, caret, newId: newId() })
      if (parts) {
        focus.current = { id: parts[1].id, caret: 0 }
        replace(caption.id, ...parts)
      } else if (!text.slice(caret).trim()) {
        begin(grown.endMs, caption.speaker)
      }
    },
    joinWithPrevious: (caption, text) => {
      const previous = all[all.findIndex(({ id }) => id === caption.id) - 1]
      if (!previous) return
      if (draft?.id === previous.id) return setDraft(null)
      if (draft?.id === caption.id && !text) {
        focus.current = { id: previous.id, caret: previous.text.length }
        return setDraft(null)
      }
      const result = joinCaptions(previous, { ...caption, text })
      if (!result) return toast.info(`A caption has at most ${textMax} characters`)
      focus.current = { id: previous.id, caret: result.caret }
      edits.change((now) =>
        now.flatMap((row) => {
          if (row.id === caption.id) return []
          return [row.id === previous.id ? stored(result.joined, anchors) : row]
        }),
      )
    },
    remove: (caption) => {
      if (draft?.id === caption.id) return setDraft(null)
      edits.change((now) => now.filter(({ id }) => id !== caption.id))
    },
    goOn: ({ id }) => {
      const next = all[all.findIndex((caption) => caption.id === id) + 1]
      const field = next && textOf(next.id)
      field?.focus()
      field?.select()
      return !!field
    },
    undo: edits.undo,
    redo: edits.redo,
    enter: ({ startMs }) => playhead.set(startMs / 1000),
  }
  const steady = useSteady(actions)
  const conflictOf = (id: string) => {
    const mine = mineOf<CaptionFields>(conflicts.get(id), kind.fields)
    return mine && { mine, editor: saved.find((row) => row.id === id)?.editedBy?.username }
  }
  return (
    <>
      <ol ref={list} className={s.list} aria-label="Captions">
        {(isOpened ? all : all.slice(0, FIRST)).map((caption, at) => (
          <CaptionItem
            key={caption.id}
            caption={caption}
            nextFrom={all[at + 1]?.startMs ?? Infinity}
            frameRate={frameRate}
            isAfterEnd={caption.startMs >= length * 1000}
            isCurrent={caption.id === currentId}
            conflict={conflictOf(caption.id)}
            actions={steady}
            onResolve={edits.resolve}
          />
        ))}
      </ol>
      {!draft && (
        <Button
          type="text"
          className={s.open}
          icon={<Plus size={16} />}
          onClick={() => begin(Math.round(playhead.get() * 1000))}
        >
          Add caption at the playhead
        </Button>
      )}
      {hidden.length > 0 && (
        <p className={`meta ${s.hidden}`}>
          {hidden.length === 1
            ? '1 caption is hidden because its clip is not in the cut.'
            : `${hidden.length} captions are hidden because their clips are not in the cut.`}
          <Button
            size="small"
            onClick={() =>
              edits.change((now) => now.filter((row) => !hidden.some(({ id }) => id === row.id)))
            }
          >
            Remove
          </Button>
        </p>
      )}
    </>
  )
}
