import type { CutFieldsFragment, JobFieldsFragment, VideoFieldsFragment } from '../src/gql/generated'
import { ana } from './app'

type Typed<T, Name extends string> = T & { __typename: Name }

/** The work behind a video: a queued or running one may be cancelled, as the server says. */
export const makeJob = (changes: Partial<JobFieldsFragment> = {}): Typed<JobFieldsFragment, 'Job'> => ({
  __typename: 'Job',
  id: 'job',
  kind: 'VIDEO',
  status: 'RUNNING',
  progress: 0.5,
  failure: null,
  videoId: null,
  viewerCanCancel: true,
  viewerCanRetry: false,
  ...changes,
})

/** A video of five seconds that waits for its review, unless told otherwise. */
export const makeVideo = (
  id: string,
  changes: Partial<VideoFieldsFragment> = {},
): Typed<VideoFieldsFragment, 'Video'> => ({
  __typename: 'Video',
  id,
  projectId: '1',
  status: 'PENDING',
  isMerged: false,
  title: `Take ${id}`,
  prompt: `Take ${id}`,
  magicPrompt: null,
  model: 'fal-ai/veo3',
  engine: 'LOCAL',
  ratio: '16:9',
  seed: 1,
  cost: 0,
  url: `/files/${id}.mp4`,
  downloadUrl: `/files/${id}.mp4?download=${id}.mp4`,
  posterUrl: `/files/${id}.webp`,
  duration: 5,
  frames: 120,
  width: 1280,
  height: 720,
  hasSound: true,
  bytes: 1000,
  failure: null,
  author: { __typename: 'User', id: ana.id, username: ana.username } as VideoFieldsFragment['author'],
  job: null,
  createdAt: '2026-11-16T10:00:00Z',
  updatedAt: '2026-11-16T10:00:00Z',
  finishedAt: '2026-11-16T10:01:00Z',
  ...changes,
})

/** Gaps with these transitions, of a second each unless told otherwise. */
export const makeGaps = (
  transitions: string[],
  lengths = transitions.map(() => 1),
): Typed<CutFieldsFragment['gaps'][number], 'Gap'>[] =>
  transitions.map((transition, at) => ({ __typename: 'Gap', transition, seconds: lengths[at]! }))

/** A project's cut of these videos, with plain cuts between them unless told otherwise. */
export const makeCut = (
  videos: VideoFieldsFragment[],
  transitions = videos.slice(1).map(() => ''),
  changes: Partial<CutFieldsFragment> = {},
): Typed<CutFieldsFragment, 'Cut'> => ({
  __typename: 'Cut',
  projectId: '1',
  gaps: makeGaps(transitions),
  size: null,
  fit: 'pad',
  videos,
  ...changes,
})

/** A page of videos that is all there is. */
export const listOf = (nodes: VideoFieldsFragment[]) => ({
  __typename: 'VideoConnection',
  nodes,
  totalCount: nodes.length,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
})
