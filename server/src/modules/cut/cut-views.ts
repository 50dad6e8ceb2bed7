import { z } from 'zod'
import { shownSeconds } from '#schema/cut-item'
import { EXAMPLE_IDS } from '#schema/example-ids'
import {
  FILM_FITS,
  FILM_RATES,
  FILM_RATIOS,
  FILM_SIZES,
  LIMITS,
  LOUDNESS_TARGETS,
  TRANSITIONS,
} from '#schema/limits'
import { type ViewContext, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { Project } from '../project/project.entity.js'
import { cuesByProject } from './elements/cut-cue.entity.js'
import { CutItem, cutItemsByProject } from './elements/cut-item.entity.js'
import { shownVideosById } from './shown.js'
import { Cut, cutsByProject } from './cut.entity.js'
import { cueShape, cueView } from './cues/cue-views.js'

const { clipsMax } = LIMITS.merge
/** An enum for OpenAPI; the operation checks the values. */
export const oneOf = (values: readonly string[]) => z.string().meta({ override: { enum: [...values] } })
export const oneOfNumbers = (values: readonly number[]) =>
  z.number().meta({ override: { enum: [...values] } })

/** REST names of the fields in the operations. */
export const ORDER_NAMES = {
  videoIds: 'item_ids',
  frameRate: 'frame_rate',
  clipGain: 'clip_gain',
  burnedCaptions: 'burned_captions',
}

/** An order and export settings, as a body. */
export const orderFields = {
  item_ids: field(z.array(z.string()), 'The items in order. The id of a video refers to its first use.', [
    '0b7e2f9a-55c8-4f4e-8f0a-2f9f6a3c1d77',
    '4c2d2f9a-55c8-4f4e-8f0a-2f9f6a3c1d78',
  ]),
  gaps: field(
    z.array(
      z.object({
        transition: field(
          oneOf(['', ...TRANSITIONS]),
          'A transition, or an empty string for a plain cut.',
          'fade',
        ),
        seconds: field(z.number().nullish(), 'Duration in seconds. Default 1.', 1),
      }),
    ),
    'The transitions between them, one fewer than items.',
  ),
  size: field(
    oneOf(FILM_SIZES).nullish(),
    'Resolution of the film; null: the most common one of its clips.',
    '1080p',
  ),
  ratio: field(oneOf(FILM_RATIOS).nullish(), 'Aspect ratio; null: the most common one of its clips.', '9:16'),
  fit: field(
    oneOf(FILM_FITS).nullish(),
    '`PAD` shows all of a clip, with bars; `CROP` fills the picture.',
    'CROP',
  ),
  frame_rate: field(
    oneOfNumbers(FILM_RATES).nullish(),
    'Frames per second; null: the most common rate of its clips.',
    30,
  ),
  title: field(
    z.string().nullish(),
    'The title of the film; null: the name of the project and a number.',
    'Low tide',
  ),
  clip_gain: field(z.number().nullish(), 'Gain of the sound of all clips in dB, -60 to 12.', -3),
  loudness: field(
    oneOfNumbers(LOUDNESS_TARGETS).nullish(),
    'Loudness of the film in LUFS; null: not normalised.',
    -14,
  ),
  burned_captions: field(
    z.string().nullish(),
    'The language of the burned-in captions; null for none.',
    'en',
  ),
}

const item = restFields(CutItem, {
  inFrame: 12,
  outFrame: 96,
  speed: 1,
  isMuted: false,
  gain: -3,
  framing: 0.5,
  transition: 'fade',
  transitionSeconds: 1,
  isTrimRemoved: false,
  revision: 2,
})
const itemShape = shape('CutItem', 'One use of an accepted video in a cut.', {
  item_id: idField('Opaque, stable id, derived from the video’s for its first use.', 'item'),
  video_id: idField('The video.', 'video'),
  ...item.fields,
  duration: field(z.number(), 'Duration in seconds, at its speed.', 3.5),
})

const settings = restFields(Cut, {
  projectId: EXAMPLE_IDS.project,
  size: '1080p',
  ratio: null,
  frameRate: null,
  title: null,
  clipGain: 0,
  loudness: -14,
  burnedCaptions: null,
})
export const cutShape = shape('Cut', 'The draft of a film.', {
  ...settings.fields,
  items: field(z.array(itemShape), `The uses of accepted videos, in order, at most ${clipsMax}.`),
  fit: field(z.string(), 'How clips with another ratio are fitted.', 'PAD'),
  cues: field(z.array(cueShape), `Its music, voices and effects, at most ${LIMITS.cue.perCut}.`),
})

export async function cutView(
  { id }: Project,
  { loaders }: Pick<ViewContext, 'loaders'>,
): Promise<z.output<typeof cutShape>> {
  const cut = (await loaders.of(cutsByProject).load(id))!
  const items = (await loaders.of(cutItemsByProject).load(id)) ?? []
  const cues = (await loaders.of(cuesByProject).load(id)) ?? []
  const videos = await loaders.all(
    shownVideosById,
    items.map(({ videoId }) => videoId),
  )
  return {
    ...settings.of(cut),
    items: items.map((one) => ({
      item_id: one.id,
      video_id: one.videoId,
      ...item.of(one),
      duration: shownSeconds(one, videos.get(one.videoId) ?? {}),
    })),
    fit: cut.fit,
    cues: cues.map(cueView),
  }
}
