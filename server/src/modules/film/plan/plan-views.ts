import { z } from 'zod'
import { field, idField, shape } from '#platform/api/rest'
import type { KnownPlan } from './film-plans.js'
import { flatSegment } from './film-plan.resolver.js'

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
        model_name: field(z.string(), 'The model that made it; empty if none did.', 'fal-ai/veo3.1'),
        seed: field(z.int().nullable(), 'The seed that it was made with.', 7),
        is_upscaled: field(z.boolean(), 'Whether its take was upscaled.', false),
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
    is_upscaled: clip.isUpscaled ?? false,
  })),
  segments: segments.map(flatSegment).map(({ afterClip, afterFrame, ...segment }) => ({
    ...segment,
    after_clip: afterClip,
    after_frame: afterFrame,
  })),
})
