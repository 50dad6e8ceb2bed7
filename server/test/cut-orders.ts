import type { Invalid } from './resolver.js'
import { Cut } from '../src/modules/cut/cut.entity.js'
import { aRow, rows } from './world/builders.js'
import { IDS, type Ids, type Thing } from './world/things.js'

const RATES = 'Frame rate must be 24, 25, 30, 50 or 60'
const LENGTHS = 'A transition lasts 0.25, 0.5, 0.75, 1, 1.5 or 2 seconds'

export const gap = (transition: string, seconds?: number | null) => ({ transition, seconds })
export const fade = { gaps: [gap('fade', 1)] }
export const lists = { transitions: ['fade'] }

/** The input of an order of videos, `first` and `second` by default. */
export const orderInput =
  (fields: object, videos: Thing[] = ['first', 'second'], project: Thing = 'project') =>
  (ids: Ids) => ({
    input: { projectId: ids[project], videoIds: videos.map((video) => ids[video]), ...fields },
  })

/** Invalid orders. */
export const INVALID_ORDERS: Invalid[] = [
  [orderInput({ gaps: [] }), 'gaps', 'There must be one gap fewer than videos: 1, not 0'],
  [orderInput({ gaps: [gap('custom', 1)] }), 'gaps.0.transition', 'There is no transition custom'],
  [orderInput({ gaps: [gap('', 3)] }), 'gaps.0.seconds', LENGTHS],
  [orderInput({}), 'gaps', 'Give the gaps between the videos'],
  [orderInput({ lengths: [1] }), 'gaps', 'Give the gaps between the videos'],
  [orderInput({ ...fade, ...lists }), 'transitions', 'Either gaps or transitions can be given, not both'],
  [orderInput({ ...fade, lengths: [1] }), 'lengths', 'Either gaps or lengths can be given, not both'],
  [
    orderInput({ transitions: [] }),
    'transitions',
    'There must be one transition fewer than videos: 1, not 0',
  ],
  [orderInput({ transitions: ['custom'] }), 'transitions.0', 'There is no transition custom'],
  [orderInput({ ...lists, lengths: [] }), 'lengths', 'There must be one length fewer than videos: 1, not 0'],
  [orderInput({ ...lists, lengths: [3] }), 'lengths.0', LENGTHS],
  [orderInput({ ...fade, size: '4k' }), 'size', 'Size must be 720p or 1080p'],
  [orderInput({ ...fade, size: '721p' }), 'size', 'Size must be 720p or 1080p'],
  [orderInput({ ...fade, frameRate: 29 }), 'frameRate', RATES],
  [orderInput({ ...fade, frameRate: 0 }), 'frameRate', RATES],
  [orderInput({ ...fade, clipGain: 13 }), 'clipGain', 'Gain must be -60 to 12 dB'],
  [orderInput({ ...fade, loudness: -15 }), 'loudness', 'Loudness must be -14, -16 or -23 LUFS'],
  [
    orderInput({ ...fade, burnedCaptions: 'xx' }),
    'burnedCaptions',
    'Unknown language. Use a code such as en or de',
  ],
  [orderInput({ ...fade, title: ' ' }), 'title', 'A title is required'],
  [orderInput({ ...fade, title: 'x'.repeat(10_000) }), 'title', 'A title has at most 100 characters'],
  [orderInput({ ...fade, title: 'a\u0007b' }), 'title', 'A title must not contain control characters'],
  [orderInput(fade, ['first', 'first']), 'videoIds', 'Each video may be listed once'],
  [
    ({ project }) => ({
      input: { projectId: project, videoIds: Array.from({ length: 101 }, (_, at) => `${at}`), gaps: [] },
    }),
    'videoIds',
    'A film has at most 100 videos',
  ],
]
/** Non-default export settings. */
export const CHOSEN = {
  size: '1080p',
  fit: 'CROP',
  frameRate: 30,
  title: 'The last lamp',
  clipGain: -3,
  loudness: -16,
  burnedCaptions: 'en',
} as const
/** Stores `CHOSEN` in the draft. */
export const keptSettings = rows(aRow(Cut, { projectId: IDS.project, ...CHOSEN }))
