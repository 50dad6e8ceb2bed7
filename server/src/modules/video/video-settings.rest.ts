import { z } from 'zod'
import { type TakeChange, TOOLS } from '#schema/limits'
import { field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { VideoSettings, settingsOf } from './takes.resolver.js'

const settings = restFields(VideoSettings, {
  magicPrompt: false,
  duration: 8,
  resolution: '720p',
  sound: true,
  negativePrompt: null,
  movement: null,
  promptOptimizer: null,
})
export const settingsShape = shape(
  'VideoSettings',
  'The requested settings of a video besides prompt, model, ratio and seed; null if the model does not support a setting.',
  settings.fields,
)

/** The requested settings of a video, for responses. */
export const settingsView = (video: Parameters<typeof settingsOf>[0]): z.output<typeof settingsShape> =>
  settings.of(settingsOf(video))

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
