import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Decision } from '../../../entities/video/review/ReviewButtons'
import { focusFirstOf } from '../../../shared/lib/input/focus'
import type { GeneratedVideoFieldsFragment } from '../GeneratedVideo.generated'

type Video = GeneratedVideoFieldsFragment

interface CardsOptions {
  videos: readonly Video[]
  /** Cards per row, the step of the up and down arrows. */
  columns: number
  onDecide: (video: Video, review: Decision) => void
  /** Opens or closes the stack of the video. */
  onToggle: (video: Video) => void
}

/** The active filter; a change resets the list. */
const FILTER = '[role=group][aria-label=Show] [aria-pressed=true]'

const REVIEWS: Record<string, Decision | undefined> = { a: 'ACCEPTED', r: 'DECLINED' }

/**
 * Keyboard navigation of a list of cards: arrows move the focus, A accepts and R rejects the focused card, T toggles its
 * stack. After a review by key, or when the focused card is removed, the next card gets the focus.
 */
export function useCards({ videos, columns, onDecide, onToggle }: CardsOptions) {
  const list = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const focused = useRef<Element>(null)
  const lastAt = useRef(0)
  const [current, setCurrent] = useState({ id: '', takesFocus: false })
  const at = videos.findIndex(({ id }) => id === current.id)

  const focus = (id: string) => setCurrent({ id, takesFocus: true })
  const goTo = (place: number) => {
    const video = videos[Math.max(0, Math.min(place, videos.length - 1))]
    if (video) focus(video.id)
  }
  const goOn = (from: number) => goTo(from < videos.length - 1 ? from + 1 : from - 1)

  useLayoutEffect(() => {
    if (current.takesFocus) focusCard(list.current, current.id)
  }, [current])
  useEffect(() => {
    if (at >= 0) lastAt.current = at
    if (document.activeElement !== document.body) return
    // a card that moves to another row is remounted and loses the focus
    const isLost = at < 0 ? hadFocus.current : focused.current?.isConnected === false
    const heir = at < 0 ? videos[Math.min(lastAt.current, videos.length - 1)] : videos[at]
    if (!isLost) return
    if (heir) setCurrent({ id: heir.id, takesFocus: true })
    else focusFirstOf(FILTER)
  }, [at, videos])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || at < 0) return
    // events of menus and dialogs reach this handler through React, but have their own keys
    if (!event.currentTarget.contains(event.target as Node)) return
    const steps: Record<string, number | undefined> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
    }
    const step = steps[event.key]
    const review = REVIEWS[event.key.toLowerCase()]
    const isToggle = event.key.toLowerCase() === 't'
    if (!step && !review && !isToggle) return
    event.preventDefault()
    if (step) return goTo(at + step)
    const video = videos[at]!
    if (isToggle && !event.repeat) onToggle(video)
    if (!review || event.repeat || !video.url || video.status === review) return
    goOn(at)
    onDecide(video, review)
  }
  return {
    list,
    /** Id of the card that was focused last, or else of the first. */
    currentId: at < 0 ? videos[0]?.id : current.id,
    currentAt: Math.max(0, at),
    focus,
    /** Focuses the next card, or the previous one at the end. */
    goOnFrom: (id: string) => goOn(videos.findIndex((video) => video.id === id)),
    /** For the container of the cards, which have `data-card` ids. */
    listeners: {
      onKeyDown,
      onFocus: ({ target }: FocusEvent) => {
        hadFocus.current = true
        focused.current = target
        const id = target.closest<HTMLElement>('[data-card]')?.dataset.card
        if (id) setCurrent((now) => (now.id === id && !now.takesFocus ? now : { id, takesFocus: false }))
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        focused.current = null
        if (relatedTarget) hadFocus.current = false
      },
    },
  }
}

function focusCard(list: HTMLElement | null, id: string) {
  const card = list?.querySelector<HTMLElement>(`[data-card="${id}"]`)
  const target = card?.querySelector<HTMLElement>('button:not(:disabled)') ?? card
  target?.focus()
}
