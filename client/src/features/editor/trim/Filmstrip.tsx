import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { framesOf } from '#schema/cut-item'
import { middleOf, type TrimmedVideo } from './trim'
import s from './TrimTrack.module.css'

const CELLS = { narrow: 8, wide: 12 }
const WIDE = '(min-width: 768px)'

/** Draws the centre of the picture to a canvas. Videos of other origins can be drawn, but not read back. */
function draw(element: HTMLVideoElement, canvas: HTMLCanvasElement): void {
  const { clientWidth, clientHeight } = canvas
  const { videoWidth, videoHeight } = element
  const pen = canvas.getContext('2d')
  if (!pen || !videoWidth || !clientWidth) return
  canvas.width = clientWidth * devicePixelRatio
  canvas.height = clientHeight * devicePixelRatio
  const scale = Math.max(canvas.width / videoWidth, canvas.height / videoHeight)
  const [width, height] = [videoWidth * scale, videoHeight * scale]
  pen.drawImage(element, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
}

/** Draws the frames one after the other; until then a cell shows the poster. */
function drawFrames(
  element: HTMLVideoElement,
  cells: readonly HTMLCanvasElement[],
  video: TrimmedVideo,
): () => void {
  let at = 0
  const seek = () => {
    const frame = Math.floor(((at + 0.5) / cells.length) * framesOf(video))
    element.currentTime = middleOf(frame, video)
  }
  const onSeeked = () => {
    const cell = cells[at]
    if (!cell) return
    draw(element, cell)
    cell.dataset.drawn = ''
    at += 1
    if (at < cells.length) seek()
  }
  element.addEventListener('loadeddata', seek, { once: true })
  element.addEventListener('seeked', onSeeked)
  return () => {
    element.removeEventListener('loadeddata', seek)
    element.removeEventListener('seeked', onSeeked)
  }
}

/** Filmstrip of the whole video. */
export const Filmstrip = memo(function Filmstrip({ video }: { video: TrimmedVideo }) {
  const strip = useRef<HTMLDivElement>(null)
  const hidden = useRef<HTMLVideoElement>(null)
  const [count] = useState(() => (window.matchMedia(WIDE).matches ? CELLS.wide : CELLS.narrow))
  const { url, posterUrl } = video
  const start = useEffectEvent(() => {
    if (hidden.current && strip.current)
      return drawFrames(hidden.current, [...strip.current.querySelectorAll('canvas')], video)
  })
  useEffect(() => start(), [url])
  return (
    <div ref={strip} className={s.strip} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <div key={at}>
          {posterUrl && <img src={posterUrl} alt="" draggable={false} />}
          <canvas />
        </div>
      ))}
      {url && <video ref={hidden} src={url} muted playsInline preload="auto" hidden />}
    </div>
  )
})
