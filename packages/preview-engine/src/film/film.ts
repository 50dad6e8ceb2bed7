import type { Layer, Scene } from '../scene/layer.js'
import { sceneOf } from '../scene/scene.js'
import type { ImageRatio } from '../sizes.js'
import { planesOf, RGB, YUV, type Planes } from './planes.js'
import { endRaster, pictureRaster, rasterOf } from './raster.js'

/** All that decides what a film or a picture looks like. */
export interface FilmOrder {
  prompt: string
  without: string
  ratio: ImageRatio
  seed: number
  /** Local picture files. */
  references: readonly string[]
  /** Local picture files that it begins and ends with. */
  firstFrame?: string
  lastFrame?: string
  width: number
  height: number
  /** Length in seconds. */
  seconds: number
  /** Times the camera's usual way. */
  reach: number
}

/** A sheet that is ready to be drawn. */
export type Sheet = Pick<
  Layer,
  | 'name'
  | 'depth'
  | 'lights'
  | 'mirror'
  | 'drift'
  | 'bob'
  | 'hop'
  | 'subject'
  | 'breathe'
  | 'flash'
  | 'pose'
  | 'air'
> & { planes?: Planes; from?: number }

/** A film that is ready to be drawn: plain data and shared memory, so that every thread can have it. */
export interface PreparedFilm {
  width: number
  height: number
  seconds: number
  reach: number
  /** YUV planes for a film, interleaved RGB for a still. */
  planar: boolean
  scene: Omit<Scene, 'layers'>
  sheets: Sheet[]
  pictures: Planes[]
  ends: Ends
}

/** The pictures that a film begins and ends with. */
export interface Ends {
  first?: Planes
  last?: Planes
}

/** A share of a film's sheets: every `of`-th, from `part` on. */
export interface FilmShare {
  sheets: [index: number, planes: Planes | undefined][]
  pictures: [index: number, planes: Planes][]
  ends: Ends
}

const FILM_FINENESS = 0.94
const STILL_FINENESS = 1.05

const channelsOf = (planar: boolean) => (planar ? YUV : RGB)

/** Rasterises one share of the sheets. Throws `DrawingError`. */
export const prepareShare = async (
  order: FilmOrder,
  planar: boolean,
  part: number,
  of: number,
): Promise<FilmShare> => {
  const scene = sceneOf(order.prompt, order.ratio, order.seed, order.without)
  const result: FilmShare = { sheets: [], pictures: [], ends: {} }
  const files = { first: order.firstFrame, last: order.lastFrame }
  for (const [at, end] of (['first', 'last'] as const).entries()) {
    const file = files[end]
    if (file && at % of === part)
      result.ends[end] = planesOf(await endRaster(file, order, scene), channelsOf(planar))
  }
  for (let i = part; i < order.references.length; i += of) {
    const planes = planesOf(await pictureRaster(order.references[i], scene), channelsOf(planar))
    if (planes) result.pictures.push([i, planes])
  }
  const zoom = (order.width / scene.width) * (planar ? FILM_FINENESS : STILL_FINENESS)
  // A still is smeared once, when it is finished; a film sheet by sheet, so that the strokes move with the
  // things.
  const smeared = planar && scene.looks.includes('paint')
  const mine = scene.layers
    .map((layer, i) => [layer, i] as const)
    .filter(([layer, i]) => (layer.svg ?? layer.paint) && i % of === part)
  result.sheets = await Promise.all(
    mine.map(async ([layer, i]): Promise<[number, Planes | undefined]> => [
      i,
      planesOf(await rasterOf(layer, scene, zoom, smeared), channelsOf(planar)),
    ]),
  )
  return result
}

/** Puts the shares together. */
export const assembleFilm = (
  order: FilmOrder,
  planar: boolean,
  parts: readonly FilmShare[],
): PreparedFilm => {
  const { layers, ...scene } = sceneOf(order.prompt, order.ratio, order.seed, order.without)
  const planes = new Map(parts.flatMap((part) => part.sheets))
  const sheets = layers.flatMap(
    (
      { name, depth, lights, mirror, drift, bob, hop, subject, breathe, flash, pose, air, again },
      i,
    ): Sheet[] => {
      const source = again ? layers.findIndex((layer) => layer.name === again.name) : i
      const found = planes.get(source)
      if (!found && !mirror && !air) return []
      return [
        {
          name,
          depth,
          lights,
          mirror,
          drift,
          bob,
          hop,
          subject,
          breathe,
          flash,
          pose,
          air,
          planes: found,
          from: again?.from,
        },
      ]
    },
  )
  const pictures = parts
    .flatMap((part) => part.pictures)
    .sort(([a], [b]) => a - b)
    .map(([, picture]) => picture)
  const ends: Ends = Object.assign({}, ...parts.map((part) => part.ends))
  return {
    width: order.width,
    height: order.height,
    seconds: order.seconds,
    reach: order.reach,
    planar,
    scene,
    sheets,
    pictures,
    ends,
  }
}
