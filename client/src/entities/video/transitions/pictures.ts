import type { Transition } from '#schema/limits'
import { scene } from '../../../shared/ui/scenery/scene'
import { type Colour, LOOKS, type Picture } from './looks'

/** Size of a thumbnail in pixels. */
export const MINIATURE = { width: 112, height: 63 }

/** Two clearly different images. */
const PLACES = ['aurora', 'dunes'] as const

async function readPicture(place: string): Promise<Picture> {
  const { width, height } = MINIATURE
  const image = new Image()
  image.src = scene(place, width * 4, height * 4)
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, MINIATURE)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing')
  context.drawImage(image, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const colours = Array.from({ length: width * height }, (_, at): Colour => [
    data[at * 4]!,
    data[at * 4 + 1]!,
    data[at * 4 + 2]!,
  ])
  return (x, y) => colours[y * width + x]!
}

let pictures: Promise<Picture[]> | undefined

/** The two images of all thumbnails, drawn once. */
export const readPictures = (): Promise<Picture[]> => (pictures ??= Promise.all(PLACES.map(readPicture)))

/** Draws a frame of a transition; `left` is its remaining fraction. */
export function drawMoment(
  context: CanvasRenderingContext2D,
  [first, second]: readonly Picture[],
  { transition, left }: { transition: Transition | ''; left: number },
) {
  const { width, height } = MINIATURE
  const image = context.createImageData(width, height)
  const look = transition ? LOOKS[transition] : undefined
  const moment = { width, height, left, first: first!, second: second! }
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const colour = look ? look(x, y, moment) : (left > 0.5 ? first : second)!(x, y)
      image.data[at] = colour[0]
      image.data[at + 1] = colour[1]
      image.data[at + 2] = colour[2]
      image.data[at + 3] = 255
    }
  context.putImageData(image, 0, 0)
}
