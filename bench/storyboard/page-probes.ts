/** Milliseconds from a navigation or click. */
export interface Opening {
  /** The text of the first shot can be edited. */
  editable: number
  /** All shots in view are visible with their images. */
  visible: number
  /** All shots are in the document. */
  complete: number
}

declare global {
  interface Window {
    openingStart?: number
    /** Not `opening`, which is the id of an element of the page. */
    measuredOpening?: Partial<Opening>
  }
}

// These functions run in the page, so they cannot use anything outside of themselves.

/** Records in `window.measuredOpening` when the storyboard is ready after the navigation or the last click. */
export function observeOpening(shots: number) {
  const isInView = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < window.innerHeight
  }
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  const isVisible = (card: Element) => {
    const images = [...card.querySelectorAll('img')].filter(isInView)
    return images.length > 0 && images.every(isLoaded)
  }
  function check() {
    const opening = (window.measuredOpening ??= {})
    const now = performance.now() - (window.openingStart ?? 0)
    const inView = [...document.querySelectorAll('[data-shot]')].filter(isInView)
    if (document.querySelector('[data-words]')) opening.editable ??= now
    if (inView.length && inView.every(isVisible)) opening.visible ??= now
    if (document.querySelectorAll('[data-words]').length === shots) opening.complete ??= now
    requestAnimationFrame(check)
  }
  addEventListener(
    'click',
    (event) => {
      window.openingStart = event.timeStamp
      window.measuredOpening = {}
    },
    true,
  )
  requestAnimationFrame(check)
}

/** Scrolls to the end and back. Returns the milliseconds between frames and the number of elements. */
export function scrollThrough(step: number) {
  const body = document.querySelector<HTMLElement>('[role=tabpanel]')!
  return new Promise<{ elements: number; gaps: number[] }>((resolve) => {
    const gaps: number[] = []
    let by = step
    let last = performance.now()
    const frame = (now: number) => {
      gaps.push(now - last)
      last = now
      const before = body.scrollTop
      body.scrollTop = before + by
      if (body.scrollTop !== before) performance.mark('scrolled')
      else if (by > 0) by = -step
      else return resolve({ elements: document.querySelectorAll('*').length, gaps })
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
