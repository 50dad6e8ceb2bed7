import { z } from 'zod'
import { isUpscaled } from '#schema/limits'
import { type ViewContext, field, idField, shape, timeField } from '#platform/api/rest'
import { Clip, VideoStatus } from './clip.entity.js'
import { Film } from './film.entity.js'
import { changeShape, changeView, settingsShape, settingsView } from './video-settings.rest.js'
import type { Video } from './video.entity.js'
import { takeNumbersByVideo } from './video.loader.js'

const PROMPT = 'A lighthouse at dusk, waves against the rocks'

export const videoShape = shape('Video', 'A clip made from a prompt, or a film merged from clips.', {
  video_id: idField('Opaque and stable.', 'video'),
  title: field(
    z.string(),
    'A short title: the beginning of the prompt, or the film’s name.',
    'A lighthouse at dusk',
  ),
  prompt: field(z.string(), 'The prompt; empty for a merged film.', PROMPT),
  video_url: field(
    z.url().nullable(),
    'The file; null until there is one.',
    'https://cutroom.example.com/files/videos/0b7e.mp4?expires=1795737600&signature=c2ln',
  ),
  poster_url: field(
    z.url().nullable(),
    'A still of it; null until there is one.',
    'https://cutroom.example.com/files/videos/0b7e.webp?expires=1795737600&signature=c2ln',
  ),
  status: field(z.enum(VideoStatus), 'Its state.', 'pending'),
  decline_reason: field(z.string().nullable(), 'Why it was declined, if anybody said so.', null),
  model_name: field(z.string(), 'The model that was used; empty for a film.', 'fal-ai/veo3.1'),
  aspect_ratio: field(z.string(), 'The requested ratio.', '16:9'),
  seed: field(z.int().nullable(), 'The seed, where the model has seeds.', 7),
  settings: settingsShape,
  shot_id: idField('The shot: videos of the same shot are takes of one another.', 'video'),
  shot_number: field(z.int().nullable(), 'The number of its storyboard shot; null for other videos.', 3),
  take_number: field(z.int().nullable(), 'Its number among the takes of that shot, from 1.', 1),
  extends_video_id: field(z.string().nullable(), 'The video that its model went on from.', null),
  changes: field(
    z.array(changeShape),
    'How it was made from a finished take, the last change at the end.',
    [],
  ),
  is_upscaled: field(z.boolean(), 'Whether it, or the take that it was made from, was upscaled.', false),
  isMerged: field(z.boolean(), 'Whether it is a film merged from clips.', false),
  duration: field(z.number().nullable(), 'Seconds; null until it is known.', 5),
  width: field(z.int().nullable(), 'Pixels.', 1280),
  height: field(z.int().nullable(), 'Pixels.', 720),
  project_id: idField('The project it belongs to.', 'project'),
  created_at: timeField('When it was requested.'),
  updated_at: timeField('When it last changed.'),
})

/** What a film or card shows where a clip shows how it was made. */
const NOT_MADE = {
  prompt: '',
  wantsMagic: false,
  model: '',
  ratio: '16:9',
  options: {},
  changes: [],
} satisfies Partial<Clip>

type Made = Pick<Clip, keyof typeof NOT_MADE | 'shotId'> & Partial<Clip>

const madeAs = (video: Video): Made => (video instanceof Clip ? video : { ...NOT_MADE, shotId: video.id })

/** A video as REST shows it. */
export async function videoView(
  video: Video,
  { loaders, url }: Pick<ViewContext, 'loaders' | 'url'>,
): Promise<z.output<typeof videoShape>> {
  const numbers = await loaders.of(takeNumbersByVideo).load(video.id)
  const made = madeAs(video)
  return {
    video_id: video.id,
    title: video.title,
    prompt: made.prompt,
    video_url: video.videoKey ? url(video.videoKey, video.projectId) : null,
    poster_url: video.posterKey ? url(video.posterKey, video.projectId) : null,
    status: video.status,
    decline_reason: made.declineReason ?? null,
    model_name: made.model,
    aspect_ratio: made.ratio,
    seed: made.seed ?? null,
    settings: settingsView(made),
    shot_id: made.shotId,
    shot_number: numbers?.shot ?? null,
    take_number: numbers?.take ?? null,
    extends_video_id: made.extendsVideoId ?? null,
    changes: made.changes.map(changeView),
    is_upscaled: isUpscaled(made.changes),
    isMerged: video instanceof Film,
    duration: video.duration ?? null,
    width: video.width ?? null,
    height: video.height ?? null,
    project_id: video.projectId,
    created_at: video.createdAt.toISOString(),
    updated_at: video.updatedAt.toISOString(),
  }
}
