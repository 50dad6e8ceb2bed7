import { useEffect, useEffectEvent, useState } from 'react'

type Taker = (files: File[]) => void

/** Handlers of dropped and pasted files; the last one registered is called. */
const takers: Taker[] = []

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null

function handleFiles(event: Event, files: Iterable<File> | undefined) {
  const list = [...(files ?? [])]
  const take = takers.at(-1)
  if (!take || !list.length) return
  event.preventDefault()
  take(list)
}

const over = (event: DragEvent) => {
  if (event.defaultPrevented || !holdsFiles(event)) return
  event.preventDefault()
  if (!takers.length && event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}
const drop = (event: DragEvent) => {
  if (event.defaultPrevented || (isField(event.target) && !holdsFiles(event))) return
  event.preventDefault()
  handleFiles(event, event.dataTransfer?.files)
}
const paste = (event: ClipboardEvent) => {
  const hasWords = event.clipboardData?.types?.includes('text/plain') ?? false
  if (event.defaultPrevented || (isField(event.target) && hasWords)) return
  handleFiles(event, event.clipboardData?.files)
}

// on every page, so that a dropped file does not navigate away from the app
if (typeof window !== 'undefined') {
  window.addEventListener('dragover', over)
  window.addEventListener('drop', drop)
  window.addEventListener('paste', paste)
}

/** Handles files dropped or pasted anywhere on the page, unless `isOff`. Returns whether files are dragged over the page. */
export function useFileDrop(take: Taker, isOff = false): boolean {
  const [isOver, setOver] = useState(false)
  const taking = useEffectEvent(take)
  useEffect(() => {
    if (isOff) return
    const taker: Taker = (files) => taking(files)
    const enter = (event: DragEvent) => holdsFiles(event) && takers.at(-1) === taker && setOver(true)
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false)
    const end = () => setOver(false)
    takers.push(taker)
    window.addEventListener('dragenter', enter)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', end, true)
    return () => {
      takers.splice(takers.indexOf(taker), 1)
      window.removeEventListener('dragenter', enter)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', end, true)
      setOver(false)
    }
  }, [isOff])
  return isOver
}
