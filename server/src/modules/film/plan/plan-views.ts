import { z } from 'zod'
import { field, idField, shape } from '#platform/api/rest'
import type { KnownPlan } from './film-plans.js'
import { flatSegment } from './film-plan.resolver.js'

export const planShape = shape('FilmPlan', 'The source of each frame of a film.', {
  frame_rate: field(z.int(), 'Frames per second of the film.', 24),
  frames: field(z.int(), 'Number of frames of the film.', 228),
  is_reconstructed: field(
    z.boolean(),
    'Whether it was reconstructed, because the film was merged before plans were stored.',
    false,
  ),
  clips: field(
    z.array(
      shape('PlanClip', 'A clip of a film, as of its merge.', {
        item_id: idField('The item of the cut, possibly removed since.', 'item'),
        video_id: idField('Its video, possibly deleted.', 'video'),
        in_frame: field(z.int(), 'The first frame of the video shown, from 0.', 12),
        out_frame: field(
          z.int().nullable(),
          'The frame after the last one; null for the end of the video.',
          null,
        ),
        speed: field(z.number(), 'Playback speed.', 1),
        is_muted: field(z.boolean(), 'Whether its sound is muted.', false),
        gain: field(z.number(), 'Gain of its sound in dB.', 0),
        framing: field(z.number(), 'Horizontal position of the crop, 0 to 1.', 0.5),
        frames: field(z.int(), 'Number of frames of the video.', 120),
        frame_rate: field(z.int(), 'Frames per second of the video.', 24),
        content_id: field(
          z.string().nullable(),
          'Id of the merged content; null in a reconstructed plan.',
          'videos/0b/7e/0b7e2f9a-55c8-4f4e-8f0a-2f9f6a3c1d77.mp4',
        ),
        model_name: field(z.string(), 'The model that generated it; empty if none.', 'fal-ai/veo3.1'),
        seed: field(z.int().nullable(), 'The seed that it was generated with.', 7),
        is_upscaled: field(z.boolean(), 'Whether its take was upscaled.', false),
      }),
    ),
    'Its clips in order.',
  ),
  segments: field(
    z.array(
      shape(
        'PlanSegment',
        'Consecutive frames of a film: from one clip, or a transition between two clips.',
        {
          start_frame: field(z.int(), 'The first frame of the film.', 0),
          frames: field(z.int(), 'Number of frames.', 108),
          transition: field(z.string().nullable(), 'A transition; null for a single clip.', null),
          clip: field(z.int(), 'The index of the clip, or of the earlier clip of a transition.', 0),
          frame: field(z.int(), 'Its first frame, at the film’s frame rate and the clip’s speed.', 12),
          after_clip: field(z.int().nullable(), 'The index of the later clip of a transition.', null),
          after_frame: field(z.int().nullable(), 'The first frame of that clip.', null),
        },
      ),
    ),
    'Its segments in order: together they cover each frame once.',
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
  segments: segments.map(flatSegment).map(({ startFrame, afterClip, afterFrame, ...segment }) => ({
    ...segment,
    start_frame: startFrame,
    after_clip: afterClip,
    after_frame: afterFrame,
  })),
})
