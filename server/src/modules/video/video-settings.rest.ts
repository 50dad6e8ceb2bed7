import { z } from 'zod'
import { type TakeChange, TOOLS } from '#schema/limits'
import { field, idField, shape } from '#platform/api/rest'
import { settingsOf } from './takes.resolver.js'

export const settingsShape = shape(
  'VideoSettings',
  'The requested settings of a video besides prompt, model, ratio and seed; null if the model does not support a setting.',
  {
    magic_prompt: field(z.boolean(), 'Whether magic prompt rewrites the prompt.', false),
    duration: field(z.int().nullable(), 'Seconds.', 8),
    resolution: field(z.string().nullable(), '`720p` or `1080p`.', '720p'),
    sound: field(z.boolean().nullable(), 'Whether sound was requested.', true),
    negative_prompt: field(z.string().nullable(), 'The negative prompt.', null),
    movement: field(z.string().nullable(), 'Amount of movement.', null),
    prompt_optimizer: field(z.boolean().nullable(), 'Whether the model may improve the prompt.', null),
  },
)

/** The requested settings of a video, for responses. */
export function settingsView(video: Parameters<typeof settingsOf>[0]): z.output<typeof settingsShape> {
  const { magicPrompt, negativePrompt, promptOptimizer, ...settings } = settingsOf(video)
  return {
    magic_prompt: magicPrompt,
    negative_prompt: negativePrompt,
    prompt_optimizer: promptOptimizer,
    ...settings,
  }
}

export const changeShape = shape('TakeChange', 'How a take was made from a finished one.', {
  tool: field(z.enum(TOOLS), 'The edit: lip sync to a voice, or upscaling.', 'UPSCALE'),
  video_id: idField('The take that was edited, possibly deleted.', 'video'),
  sound_id: field(z.string().nullable(), 'The voice of a lip sync, possibly deleted.', null),
  factor: field(z.number().nullable(), 'The upscaling factor; null for a lip sync.', 2),
})

export const changeView = ({ tool, videoId, soundId, factor }: TakeChange): z.output<typeof changeShape> => ({
  tool,
  video_id: videoId,
  sound_id: soundId,
  factor,
})
