import type { Layer, Scene } from '../scene/layer.js'
import { sceneOf } from '../scene/scene.js'
import type { ImageRatio } from '../sizes.js'
import { overlays } from './regrade.js'
import { planesOf, RGB, YUV, type Planes } from './planes.js'
import { read } from '../words/read.js'
import { boundaryRaster, pictureRaster, rasterOf } from './raster.js'

/** Parameters of a video or picture. */
export interface RenderOrder {
  prompt: string
  without: string
  ratio: ImageRatio
  seed: number
  /** Picture files. */
  references: readonly string[]
  /** The subjects that they show, by position. */
  subjects?: readonly (string | undefined)[]
  /** Picture files of the first and last frame. */
  firstFrame?: string
  lastFrame?: string
  width: number
  height: number
  /** Duration in seconds. */
  seconds: number
  /** Factor of the camera movement. */
  reach: number
}

/** A rasterized layer. */
export type Sheet = Omit<Layer, 'fineness' | 'again'> & {
  planes?: Planes
  from?: number
  /** Also drawn over reference pictures. */
  isOver?: boolean
}

/** A video ready to be rendered: plain data and shared memory, so that all threads can use it. */
export interface PreparedVideo {
  width: number
  height: number
  seconds: number
  reach: number
  /** YUV planes for a video, interleaved RGB for a picture. */
  planar: boolean
  scene: Omit<Scene, 'layers'>
  sheets: Sheet[]
  pictures: Planes[]
  /** Whether each picture shows a character of the prompt, not a place. */
  portraits: boolean[]
  boundaryFrames: BoundaryFrames
}

/** The given first and last frames. */
export interface BoundaryFrames {
  first?: Planes
  last?: Planes
}

/** One thread’s share of the layers: every `of`-th, starting at `part`. */
export interface PreparedPart {
  sheets: [index: number, planes: Planes | undefined][]
  pictures: [index: number, planes: Planes][]
  boundaryFrames: BoundaryFrames
}

const FILM_FINENESS = 0.94
const STILL_FINENESS = 1.05

const channelsOf = (planar: boolean) => (planar ? YUV : RGB)

/** Rasterizes one share of the layers. Throws `DrawingError`. */
export const preparePart = async (
  order: RenderOrder,
  planar: boolean,
  part: number,
  of: number,
): Promise<PreparedPart> => {
  const scene = sceneOf(order.prompt, order.ratio, order.seed, order.without)
  const result: PreparedPart = { sheets: [], pictures: [], boundaryFrames: {} }
  const files = { first: order.firstFrame, last: order.lastFrame }
  for (const [at, end] of (['first', 'last'] as const).entries()) {
    const file = files[end]
    if (file && at % of === part)
      result.boundaryFrames[end] = planesOf(await boundaryRaster(file, order, scene), channelsOf(planar))
  }
  for (let i = part; i < order.references.length; i += of) {
    const planes = planesOf(await pictureRaster(order.references[i], scene), channelsOf(planar))
    if (planes) result.pictures.push([i, planes])
  }
  const zoom = (order.width / scene.width) * (planar ? FILM_FINENESS : STILL_FINENESS)
  // A picture is smeared once at the end; a video layer by layer, so that the strokes move with the subjects.
  const smeared = planar && scene.looks.includes('paint')
  const layers = scene.layers
    .map((layer, i) => [layer, i] as const)
    .filter(([layer, i]) => (layer.svg ?? layer.paint) && i % of === part)
  result.sheets = await Promise.all(
    layers.map(async ([layer, i]): Promise<[number, Planes | undefined]> => [
      i,
      planesOf(await rasterOf(layer, scene, zoom, smeared), channelsOf(planar)),
    ]),
  )
  return result
}

/** Combines the shares of all threads. */
export const assembleVideo = (
  order: RenderOrder,
  planar: boolean,
  parts: readonly PreparedPart[],
): PreparedVideo => {
  const whole = sceneOf(order.prompt, order.ratio, order.seed, order.without)
  const { layers, ...scene } = whole
  const over = overlays(whole, read(order.prompt, order.seed, order.without))
  const planes = new Map(parts.flatMap((part) => part.sheets))
  const sheets = layers.flatMap(({ again, ...layer }, i): Sheet[] => {
    const found = planes.get(again ? layers.findIndex(({ name }) => name === again.name) : i)
    if (!found && !layer.mirror && !layer.air) return []
    const isOver = over.has(layer.name)
    return [{ ...layer, svg: undefined, paint: undefined, planes: found, from: again?.from, isOver }]
  })
  const pictures = parts
    .flatMap((part) => part.pictures)
    .sort(([a], [b]) => a - b)
    .map(([, picture]) => picture)
  const boundaryFrames: BoundaryFrames = Object.assign({}, ...parts.map((part) => part.boundaryFrames))
  return {
    width: order.width,
    height: order.height,
    seconds: order.seconds,
    reach: order.reach,
    planar,
    scene,
    sheets,
    pictures,
    portraits: (order.subjects ?? []).map((name) => !!name && order.prompt.includes(`\nCharacter ${name}`)),
    boundaryFrames,
  }
}
