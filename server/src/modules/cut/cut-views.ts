import { z } from 'zod'
import { shownSeconds } from '#schema/cut-item'
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
import type { Project } from '../project/project.entity.js'
import { cuesByProject } from './elements/cut-cue.entity.js'
import { cutItemsByProject } from './elements/cut-item.entity.js'
import { shownVideosById } from './shown.js'
import { cutsByProject } from './cut.entity.js'
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

const itemShape = shape('CutItem', 'One use of an accepted video in a cut.', {
  item_id: idField('Opaque, stable id, derived from the video’s for its first use.', 'item'),
  video_id: idField('The video.', 'video'),
  in_frame: field(z.int(), 'The first frame of the video shown, from 0.', 12),
  out_frame: field(
    z.int().nullable(),
    'The frame after the last one shown; null for the end of the video.',
    96,
  ),
  speed: field(z.number(), 'Playback speed.', 1),
  is_muted: field(z.boolean(), 'Whether its sound is muted.', false),
  gain: field(z.number(), 'Gain of its sound in dB.', -3),
  framing: field(z.number(), 'Horizontal position of the crop in a narrower film, 0 to 1.', 0.5),
  transition: field(z.string(), 'The transition to the next item; an empty string is a plain cut.', 'fade'),
  transition_seconds: field(z.number(), 'Duration of the transition, also stored for a plain cut.', 1),
  is_trim_removed: field(z.boolean(), 'Whether a trim was removed because it did not fit a new take.', false),
  duration: field(z.number(), 'Duration in seconds, at its speed.', 3.5),
  revision: field(
    z.int(),
    'Increases with each change. An update gives the revision that it is based on.',
    2,
  ),
})

export const cutShape = shape('Cut', 'The draft of a film.', {
  project_id: idField('The project it belongs to.', 'project'),
  items: field(z.array(itemShape), `The uses of accepted videos, in order, at most ${clipsMax}.`),
  size: field(
    z.string().nullable(),
    'Resolution of the film; null: the most common one of its clips.',
    '1080p',
  ),
  ratio: field(
    z.string().nullable(),
    'Aspect ratio of the film; null: the most common one of its clips.',
    null,
  ),
  fit: field(z.string(), 'How clips with another ratio are fitted.', 'PAD'),
  frame_rate: field(z.int().nullable(), 'Frames per second; null: the most common rate of its clips.', null),
  title: field(
    z.string().nullable(),
    'The title of the film; null: the name of the project and a number.',
    null,
  ),
  clip_gain: field(z.number(), 'Gain of the sound of all clips in dB.', 0),
  loudness: field(z.int().nullable(), 'Loudness of the film in LUFS; null: not normalised.', -14),
  burned_captions: field(
    z.string().nullable(),
    'The language of the burned-in captions; null for none.',
    null,
  ),
  cues: field(z.array(cueShape), `Its music, voices and effects, at most ${LIMITS.cue.perCut}.`),
})

export async function cutView(
  { id }: Project,
  { loaders }: Pick<ViewContext, 'loaders'>,
): Promise<z.output<typeof cutShape>> {
  const settings = (await loaders.of(cutsByProject).load(id))!
  const items = (await loaders.of(cutItemsByProject).load(id)) ?? []
  const cues = (await loaders.of(cuesByProject).load(id)) ?? []
  const videos = await loaders.all(
    shownVideosById,
    items.map(({ videoId }) => videoId),
  )
  return {
    project_id: id,
    items: items.map((item) => ({
      item_id: item.id,
      video_id: item.videoId,
      in_frame: item.inFrame,
      out_frame: item.outFrame,
      speed: item.speed,
      is_muted: item.isMuted,
      gain: item.gain,
      framing: item.framing,
      transition: item.transition,
      transition_seconds: item.transitionSeconds,
      is_trim_removed: item.isTrimRemoved,
      duration: shownSeconds(item, videos.get(item.videoId) ?? {}),
      revision: item.revision,
    })),
    size: settings.size,
    ratio: settings.ratio,
    fit: settings.fit,
    frame_rate: settings.frameRate,
    title: settings.title,
    clip_gain: settings.clipGain,
    loudness: settings.loudness,
    burned_captions: settings.burnedCaptions,
    cues: cues.map(cueView),
  }
}
