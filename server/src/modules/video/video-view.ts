import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { isUpscaled } from '#schema/limits'
import { TIME, type ViewContext, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { Clip, VideoStatus } from './clip.entity.js'
import { Film } from './film.entity.js'
import { changeShape, changeView, settingsShape, settingsView } from './video-settings.rest.js'
import { Video } from './video.entity.js'
import { takeNumbersByVideo } from './video.loader.js'

const PROMPT = 'A lighthouse at dusk, waves against the rocks'

const same = restFields(Video, {
  title: 'A lighthouse at dusk',
  status: VideoStatus.PENDING,
  duration: 5,
  width: 1280,
  height: 720,
  projectId: EXAMPLE_IDS.project,
  createdAt: TIME,
  updatedAt: TIME,
})
const ofClip = restFields(Clip, { declineReason: null, seed: 7, extendsVideoId: null })
export const videoShape = shape('Video', 'A clip made from a prompt, or a film merged from clips.', {
  video_id: idField('Opaque and stable.', 'video'),
  ...same.fields,
  ...ofClip.fields,
  prompt: field(z.string(), 'The prompt; empty for a merged film.', PROMPT),
  video_url: field(
    z.url().nullable(),
    'The file; null until it is generated.',
    'https://cutroom.example.com/files/videos/0b7e.mp4?expires=1795737600&signature=c2ln',
  ),
  poster_url: field(
    z.url().nullable(),
    'The poster; null until it is created.',
    'https://cutroom.example.com/files/videos/0b7e.webp?expires=1795737600&signature=c2ln',
  ),
  model_name: field(z.string(), 'The model that generated it; empty for a film.', 'fal-ai/veo3.1'),
  aspect_ratio: field(z.string(), 'The requested ratio.', '16:9'),
  settings: settingsShape,
  shot_id: idField('The shot. Takes of a shot share this id.', 'video'),
  shot_number: field(z.int().nullable(), 'The number of its storyboard shot; null for other videos.', 3),
  take_number: field(z.int().nullable(), 'Its number among the takes of that shot, from 1.', 1),
  changes: field(z.array(changeShape), 'Edits of a finished take that led to it, in order.', []),
  is_upscaled: field(z.boolean(), 'Whether it, or a take that it was made from, was upscaled.', false),
  isMerged: field(z.boolean(), 'Whether it is a film merged from clips.', false),
})

/** Values of films and cards for the fields that only clips have. */
const NOT_MADE = {
  prompt: '',
  wantsMagic: false,
  model: '',
  ratio: '16:9',
  options: {},
  changes: [],
} satisfies Partial<Clip>

type Made = Pick<Clip, keyof typeof NOT_MADE | 'firstTakeId'> & Partial<Clip>

const madeAs = (video: Video): Made =>
  video instanceof Clip ? video : { ...NOT_MADE, firstTakeId: video.id }

/** A video as REST shows it. */
export async function videoView(
  video: Video,
  { loaders, url }: Pick<ViewContext, 'loaders' | 'url'>,
): Promise<z.output<typeof videoShape>> {
  const numbers = await loaders.of(takeNumbersByVideo).load(video.id)
  const made = madeAs(video)
  return {
    video_id: video.id,
    ...same.of(video),
    ...ofClip.of(made),
    prompt: made.prompt,
    video_url: video.videoKey ? url(video.videoKey, video.projectId) : null,
    poster_url: video.posterKey ? url(video.posterKey, video.projectId) : null,
    model_name: made.model,
    aspect_ratio: made.ratio,
    settings: settingsView(made),
    shot_id: made.firstTakeId,
    shot_number: numbers?.shot ?? null,
    take_number: numbers?.take ?? null,
    changes: made.changes.map(changeView),
    is_upscaled: isUpscaled(made.changes),
    isMerged: video instanceof Film,
  }
}
