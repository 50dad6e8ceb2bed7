import { z } from 'zod'
import { type TakeChange, TOOLS } from '#schema/limits'
import { field, idField, shape } from '#platform/api/rest'
import { settingsOf } from './takes.resolver.js'

export const settingsShape = shape(
  'VideoSettings',
  'What a video was asked for with, beyond prompt, model, ratio and seed; null is what the model does not let choose.',
  {
    magic_prompt: field(z.boolean(), 'Whether the prompt is rewritten first.', false),
    duration: field(z.int().nullable(), 'Seconds.', 8),
    resolution: field(z.string().nullable(), '`720p` or `1080p`.', '720p'),
    sound: field(z.boolean().nullable(), 'Whether it was to have sound.', true),
    negative_prompt: field(z.string().nullable(), 'What it was not to show.', null),
    movement: field(z.string().nullable(), 'How much was to move.', null),
    prompt_optimizer: field(z.boolean().nullable(), 'Whether the model might improve the prompt.', null),
  },
)

/** What a video was asked for with, as shown to callers. */
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
  tool: field(z.enum(TOOLS), 'What made it: lips that fit a voice, or more pixels.', 'UPSCALE'),
  video_id: idField('The take that it was made from, which may have been deleted since.', 'video'),
  sound_id: field(z.string().nullable(), 'The voice, which may have been deleted since.', null),
  factor: field(z.number().nullable(), 'How many times more lines it has; null for lips.', 2),
})

export const changeView = ({ tool, videoId, soundId, factor }: TakeChange): z.output<typeof changeShape> => ({
  tool,
  video_id: videoId,
  sound_id: soundId,
  factor,
})
