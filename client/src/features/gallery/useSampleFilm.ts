import { useEffect, useState } from 'react'

const LENGTH = 2_000
const RATE = 24

function drawFrame(pen: CanvasRenderingContext2D, at: number) {
  const { width, height } = pen.canvas
  pen.fillStyle = '#123450'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#f7efd9'
  pen.fillRect(at * (width - 80), height / 2 - 40, 80, 80)
}

/** The address of a short film that the browser records of a canvas; null until then, or where it cannot. */
export function useSampleFilm(): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (typeof MediaRecorder === 'undefined') return
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    const pen = canvas.getContext('2d')!
    const recorder = new MediaRecorder(canvas.captureStream(RATE))
    recorder.addEventListener('dataavailable', ({ data }) => setAddress(URL.createObjectURL(data)))
    const begun = performance.now()
    const drawing = setInterval(() => drawFrame(pen, (performance.now() - begun) / LENGTH), 1000 / RATE)
    const end = setTimeout(() => {
      clearInterval(drawing)
      recorder.stop()
    }, LENGTH)
    recorder.start()
    return () => {
      clearInterval(drawing)
      clearTimeout(end)
    }
  }, [])
  return address
}
