import { z } from 'zod'
import { shownSeconds } from '#schema/cut-item'
import { FILM_FITS, FILM_RATES, FILM_RATIOS, FILM_SIZES, LIMITS, SPEEDS, TRANSITIONS } from '#schema/limits'
import { type ViewContext, field, idField, shape } from '#platform/api/rest'
import type { Project } from '../project/project.entity.js'
import { cutItemsByProject } from '../video/draft/cut-item.entity.js'
import { videosById } from '../video/video.loader.js'
import type { KnownPlan } from './plan/film-plans.js'
import { flatSegment } from './plan/film-plan.resolver.js'

const { clipsMax } = LIMITS.merge
/** Values of a list, which the operation checks. */
export const oneOf = (values: readonly string[]) => z.string().meta({ override: { enum: [...values] } })
export const oneOfNumbers = (values: readonly number[]) =>
  z.number().meta({ override: { enum: [...values] } })

/** What can be changed in an item; each may be left out. */
export const itemFields = {
  in_frame: field(z.int().nullish(), 'The first frame of the video that is shown, from 0.', 12),
  out_frame: field(
    z.int().nullish(),
    'The frame after the last one that is shown; null: the end of the video.',
    96,
  ),
  speed: field(oneOfNumbers(SPEEDS).nullish(), 'How fast it plays.', 1),
  is_muted: field(z.boolean().nullish(), 'Whether its sound is left out.', false),
  gain: field(z.number().nullish(), 'The level of its sound in dB, -24 to 12.', -3),
  framing: field(
    z.number().nullish(),
    'Which part of it a narrower film shows, from 0 (left edge) to 1 (right edge).',
    0.5,
  ),
  transition: field(
    oneOf(['', ...TRANSITIONS]).nullish(),
    'The transition to the next item; an empty string is a plain cut.',
    'fade',
  ),
  transition_seconds: field(z.number().nullish(), 'How long the transition lasts.', 1),
}

/** Names of the operations’ fields. */
export const ITEM_NAMES = {
  inFrame: 'in_frame',
  outFrame: 'out_frame',
  isMuted: 'is_muted',
  transitionSeconds: 'transition_seconds',
  videoId: 'video_id',
  afterId: 'after_item_id',
  newId: 'new_item_id',
  videoIds: 'item_ids',
  frameRate: 'frame_rate',
}

type ItemFields = z.output<z.ZodObject<typeof itemFields>>

/** The same fields by the names of the operations. */
export const itemInput = ({
  in_frame: inFrame,
  out_frame: outFrame,
  is_muted: isMuted,
  transition_seconds: transitionSeconds,
  ...rest
}: ItemFields) => ({ ...rest, inFrame, outFrame, isMuted, transitionSeconds })

/** An order and export settings, as a body. */
export const orderFields = {
  item_ids: field(z.array(z.string()), 'The items in order; the id of a video stands for its first use.', [
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
        seconds: field(z.number().nullish(), 'How long it lasts; left out, 1.', 1),
      }),
    ),
    'What joins them: one fewer than items.',
  ),
  size: field(
    oneOf(FILM_SIZES).nullish(),
    'The lines of the film’s shorter side; null: the most common.',
    '1080p',
  ),
  ratio: field(oneOf(FILM_RATIOS).nullish(), 'Width to height; null: the shape of most clips.', '9:16'),
  fit: field(
    oneOf(FILM_FITS).nullish(),
    '`pad` shows all of a clip, with bars; `crop` fills the picture.',
    'crop',
  ),
  frame_rate: field(oneOfNumbers(FILM_RATES).nullish(), 'Frames a second; null: the most common.', 30),
  title: field(
    z.string().nullish(),
    'The title of the film; null: the name of the project and a number.',
    'Low tide',
  ),
}

const itemShape = shape('CutItem', 'One use of an accepted video in a cut.', {
  item_id: idField('Opaque and stable; that of the video for its first use.', 'video'),
  video_id: idField('The video.', 'video'),
  in_frame: field(z.int(), 'The first frame of the video that is shown, from 0.', 12),
  out_frame: field(
    z.int().nullable(),
    'The frame after the last one that is shown; null: the end of the video.',
    96,
  ),
  speed: field(z.number(), 'How fast it plays.', 1),
  is_muted: field(z.boolean(), 'Whether its sound is left out.', false),
  gain: field(z.number(), 'The level of its sound in dB.', -3),
  framing: field(z.number(), 'Which part of it a narrower film shows, 0 to 1.', 0.5),
  transition: field(z.string(), 'The transition to the next item; an empty string is a plain cut.', 'fade'),
  transition_seconds: field(z.number(), 'How long the transition lasts; kept for a plain cut, too.', 1),
  is_trim_removed: field(
    z.boolean(),
    'Whether a trim did not fit the take that replaced the trimmed one.',
    false,
  ),
  duration: field(z.number(), 'Seconds that it lasts, at its speed.', 3.5),
  revision: field(z.int(), 'Grows with each change; an edit names the one that it knew.', 2),
})

export const cutShape = shape('Cut', 'The draft of a film.', {
  project_id: idField('The project it belongs to.', 'project'),
  items: field(z.array(itemShape), `The uses of accepted videos, in order: ${clipsMax} at most.`),
  size: field(z.string().nullable(), 'The lines of the film’s shorter side; null: the most common.', '1080p'),
  ratio: field(z.string().nullable(), 'Width to height of the film; null: the shape of most clips.', null),
  fit: field(z.string(), 'How clips of another shape are fitted.', 'pad'),
  frame_rate: field(z.int().nullable(), 'Frames a second; null: the most common.', null),
  title: field(
    z.string().nullable(),
    'The title of the film; null: the name of the project and a number.',
    null,
  ),
})

export async function cutView(
  { id, cutSize, cutRatio, cutFit, cutFrameRate, cutTitle }: Project,
  { loaders }: Pick<ViewContext, 'loaders'>,
): Promise<z.output<typeof cutShape>> {
  const items = (await loaders.of(cutItemsByProject).load(id)) ?? []
  const videos = await loaders.all(
    videosById,
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
    size: cutSize ?? null,
    ratio: cutRatio ?? null,
    fit: cutFit,
    frame_rate: cutFrameRate ?? null,
    title: cutTitle ?? null,
  }
}

export const planShape = shape('FilmPlan', 'Where each frame of a film comes from.', {
  frame_rate: field(z.int(), 'Frames a second of the film.', 24),
  frames: field(z.int(), 'Frames of the film.', 228),
  is_reconstructed: field(
    z.boolean(),
    'Whether it was reconstructed, because the film was merged before plans were stored.',
    false,
  ),
  clips: field(
    z.array(
      shape('PlanClip', 'A clip of a film as it was when the film was merged.', {
        item_id: idField('The item of the cut, which may have been removed since.', 'video'),
        video_id: idField('Its video, which may have been deleted since.', 'video'),
        in_frame: field(z.int(), 'The first frame of the video that is shown, from 0.', 12),
        out_frame: field(
          z.int().nullable(),
          'The frame after the last one; null: the end of the video.',
          null,
        ),
        speed: field(z.number(), 'How fast it plays.', 1),
        is_muted: field(z.boolean(), 'Whether its sound is left out.', false),
        gain: field(z.number(), 'The level of its sound in dB.', 0),
        framing: field(z.number(), 'Which part of it is shown, 0 to 1.', 0.5),
        frames: field(z.int(), 'Frames of the video.', 120),
        frame_rate: field(z.int(), 'Frames a second of the video.', 24),
        content_id: field(
          z.string().nullable(),
          'Names the content that was merged; null in a reconstructed plan.',
          'videos/0b/7e/0b7e2f9a-55c8-4f4e-8f0a-2f9f6a3c1d77.mp4',
        ),
        model_name: field(z.string(), 'The model that made it; empty if none did.', 'fal-ai/veo3'),
        seed: field(z.int().nullable(), 'The seed that it was made with.', 7),
      }),
    ),
    'Its clips in order.',
  ),
  segments: field(
    z.array(
      shape('PlanSegment', 'Consecutive frames of a film: of one clip, or a transition between two.', {
        at: field(z.int(), 'The first frame of the film.', 0),
        frames: field(z.int(), 'How many frames.', 108),
        transition: field(z.string().nullable(), 'A transition; null: one clip alone.', null),
        clip: field(z.int(), 'The index of the clip; in a transition, of the earlier one.', 0),
        frame: field(z.int(), 'Its first frame, at the rate of the film and the speed of the clip.', 12),
        after_clip: field(z.int().nullable(), 'The index of the later clip of a transition.', null),
        after_frame: field(z.int().nullable(), 'The first frame of that clip.', null),
      }),
    ),
    'Its segments in order: together they hold each frame once.',
  ),
})

export const planView = ({
  frameRate,
  frames,
  isReconstructed,
  clips,
  segments,
}: KnownPlan): z.output<typeof planShape> => ({
  frame_rate: frameRate,
  frames,
  is_reconstructed: isReconstructed,
  clips: clips.map((clip) => ({
    item_id: clip.itemId,
    video_id: clip.videoId,
    in_frame: clip.inFrame,
    out_frame: clip.outFrame,
    speed: clip.speed,
    is_muted: clip.isMuted,
    gain: clip.gain,
    framing: clip.framing,
    frames: clip.frames,
    frame_rate: clip.frameRate,
    content_id: clip.contentId,
    model_name: clip.model,
    seed: clip.seed,
  })),
  segments: segments.map(flatSegment).map(({ afterClip, afterFrame, ...segment }) => ({
    ...segment,
    after_clip: afterClip,
    after_frame: afterFrame,
  })),
})
