import type { SettingsFieldsFragment } from '../src/features/chat/Answer.generated'
import type {
  ChangedVideoFields_CardVideo_Fragment,
  ChangedVideoFields_Clip_Fragment,
  ChangedVideoFields_Film_Fragment,
  ChangedVideoFieldsFragment,
} from '../src/entities/video/ChangedVideoFields.generated'
import type {
  CueFieldsFragment,
  CutFieldsFragment,
  CutItemFieldsFragment,
  SoundFieldsFragment,
} from '../src/entities/video/cut/CutFields.generated'
import type { JobKind } from '../src/entities/types.generated'
import type { JobFieldsFragment } from '../src/entities/job/JobFields.generated'
import type { DecidedFieldsFragment } from '../src/entities/video/review/review.generated'

type Typed<T, Name extends string> = T & { __typename: Name }

/** Job of a video. Like on the server, it can be cancelled while queued or running. */
type TestJob = JobFieldsFragment & { kind: JobKind; usualSeconds: number | null }

export const makeJob = (changes: Partial<TestJob> = {}): Typed<TestJob, 'Job'> => ({
  usualSeconds: null,
  __typename: 'Job',
  id: 'job',
  kind: 'VIDEO',
  status: 'RUNNING',
  progress: 0.5,
  failure: null,
  viewerCanCancel: true,
  viewerCanRetry: false,
  ...changes,
})

/** Default generation settings. */
export const makeSettings = (
  changes: Partial<SettingsFieldsFragment> = {},
): Typed<SettingsFieldsFragment, 'VideoSettings'> => ({
  __typename: 'VideoSettings',
  magicPrompt: false,
  duration: null,
  resolution: null,
  sound: null,
  negativePrompt: null,
  movement: null,
  promptOptimizer: null,
  ...changes,
})

type TestClip = ChangedVideoFields_Clip_Fragment
type TestFilm = ChangedVideoFields_Film_Fragment
type TestCard = ChangedVideoFields_CardVideo_Fragment

/** File fields of a video of five seconds. */
const madeFile = (id: string) => ({
  id,
  projectId: '1',
  title: `Take ${id}`,
  url: `/files/${id}.mp4`,
  downloadUrl: `/files/${id}.mp4?download=${id}.mp4`,
  posterUrl: `/files/${id}.webp`,
  smallPosterUrl: null,
  duration: 5,
  frames: 120,
  frameRate: 24,
  width: 1280,
  height: 720,
  failure: null,
  job: null,
  createdAt: '2026-11-16T10:00:00Z',
})

/** A clip of five seconds that is to be reviewed. */
export const makeClip = (id: string, changes: Partial<TestClip> = {}): TestClip => ({
  __typename: 'Clip',
  ...madeFile(id),
  status: 'PENDING',
  isUpscaled: false,
  isRenamed: false,
  shotNumber: null,
  takeNumber: null,
  prompt: `Take ${id}`,
  magicPrompt: null,
  note: null,
  fromNote: null,
  model: 'fal-ai/veo3.1',
  engine: 'LOCAL',
  ratio: '16:9',
  seed: 1,
  firstTakeId: id,
  takeCount: 1,
  declineReason: null,
  settings: makeSettings(),
  cost: '0',
  ...changes,
})

/** A finished film of five seconds. */
export const makeFilm = (id: string, changes: Partial<TestFilm> = {}): TestFilm => ({
  __typename: 'Film',
  ...madeFile(id),
  status: 'PENDING',
  versionNumber: 1,
  finishedAt: '2026-11-16T10:01:00Z',
  ...changes,
})

/** A drawn card of a cut. */
export const makeCardVideo = (
  id: string,
  card: TestCard['card'],
  changes: Partial<TestCard> = {},
): TestCard => ({ __typename: 'CardVideo', ...madeFile(id), status: 'ACCEPTED', card, ...changes })

/** The first, unedited use of a video in a cut. */
export const makeCutItem = (
  video: ChangedVideoFieldsFragment,
  changes: Partial<CutItemFieldsFragment> = {},
): Typed<CutItemFieldsFragment, 'CutItem'> => ({
  __typename: 'CutItem',
  id: video.id,
  inFrame: 0,
  outFrame: null,
  speed: 1,
  isMuted: false,
  gain: 0,
  framing: 0.5,
  transition: '',
  transitionSeconds: 1,
  duration: video.duration ?? 0,
  isTrimRemoved: false,
  revision: 1,
  editedBy: null,
  video,
  ...changes,
})

/** Ten seconds of music. */
export const makeSound = (
  id: string,
  changes: Partial<SoundFieldsFragment> = {},
): Typed<SoundFieldsFragment, 'Sound'> => ({
  __typename: 'Sound',
  id,
  projectId: '1',
  kind: 'MUSIC',
  title: `Sound ${id}`,
  source: '',
  licence: '',
  duration: 10,
  loudness: -14,
  model: null,
  words: null,
  voice: null,
  deletedAt: null,
  ...changes,
})

/** A cue with a whole sound at the start of the film; by default music. */
export const makeCue = (
  id: string,
  changes: Partial<CueFieldsFragment> = {},
): Typed<CueFieldsFragment, 'Cue'> => ({
  __typename: 'Cue',
  id,
  itemId: null,
  atSeconds: 0,
  inSeconds: 0,
  outSeconds: null,
  gain: 0,
  fadeInSeconds: 0,
  fadeOutSeconds: 0,
  isMuted: false,
  isDucked: false,
  isDuckedByClips: false,
  isLooped: false,
  revision: 1,
  editedBy: null,
  sound: makeSound(`sound-${id}`),
  ...changes,
})

/** A cut of these videos; by default without transitions. */
export const makeCut = (
  videos: ChangedVideoFieldsFragment[],
  transitions = videos.slice(1).map(() => ''),
  changes: Partial<CutFieldsFragment> = {},
): Typed<CutFieldsFragment, 'Cut'> => ({
  __typename: 'Cut',
  projectId: '1',
  size: null,
  ratio: null,
  fit: 'PAD',
  frameRate: null,
  title: null,
  clipGain: 0,
  loudness: null,
  burnedCaptions: null,
  revision: 1,
  editedBy: null,
  cues: [],
  items: videos.map((video, at) => makeCutItem(video, { transition: transitions[at] ?? '' })),
  ...changes,
})

/** Result of reviewing a video; by default the only take of its shot. */
export const makeDecided = (
  id: string,
  status: DecidedFieldsFragment['status'],
  changes: Partial<DecidedFieldsFragment> = {},
) => ({
  __typename: 'Clip' as const,
  id,
  status,
  declineReason: null,
  takes: [{ __typename: 'Clip' as const, id, status }],
  ...changes,
})
