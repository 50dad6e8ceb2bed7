import { MemoryRouter } from 'react-router-dom'
import type { Observable } from 'rxjs'
import { ReviewCountsDocument } from '../src/features/clips/review/review.generated'
import { ClipsNotInCutDocument } from '../src/features/editor/clipsNotInCut.generated'
import { BoardLengthDocument, type BoardLengthQuery } from '../src/features/editor/boardLength.generated'
import { FilmsDocument } from '../src/features/editor/export/useMerge.generated'
import { ProjectVideosDocument } from '../src/pages/videos/videos.generated'
import { VideosTab } from '../src/pages/videos/VideosTab'
import type { ChangedVideoFieldsFragment } from '../src/entities/video/ChangedVideoFields.generated'
import type { VideoStatus } from '../src/entities/types.generated'
import { ALWAYS, type Answer, exactly, pageOf } from './answers'
import { type CutServer, type CutServerOptions, cutServer } from './cut-server'
import { openPart, socketOf } from './part'
import { makeClip } from './videos'

/** Three accepted videos for a cut: a, b and c. */
export const accepted = ['a', 'b', 'c'].map((id) => makeClip(id, { status: 'ACCEPTED' }))

export const videosRequest = { query: ProjectVideosDocument, variables: { id: '1', first: 50 } }
export const filmsRequest = { query: FilmsDocument, variables: { id: '1', first: 48 } }

interface Look {
  size?: string
  ratio?: string
  fit?: string
  frameRate?: number
  title?: string
  clipGain?: number
  loudness?: number
}

/** Input of a merge; by default with gaps of one second, and default size and fit. */
export const sentCut = (
  videoIds: string[],
  transitions: string[],
  { lengths, ...look }: Look & { lengths?: number[] } = {},
) => ({
  projectId: '1',
  videoIds,
  gaps: transitions.map((transition, at) => ({ transition, seconds: lengths?.[at] ?? 1 })),
  size: null as string | null,
  ratio: null as string | null,
  fit: 'PAD',
  frameRate: null as number | null,
  title: null as string | null,
  clipGain: 0,
  loudness: null as number | null,
  burnedCaptions: null as string | null,
  ...look,
})

interface Options extends CutServerOptions {
  /** Server of the cut; by default created from the other options. */
  server?: CutServer
  /** Films of the project. */
  films?: ChangedVideoFieldsFragment[]
  /** Shots of the project’s storyboard. */
  shots?: BoardLengthQuery['storyboard']['shots']
  answers?: Answer[]
  pushed?: Record<string, Observable<{ data: object }>>
  onGenerate?: () => void
  /** The view in the address; both by default. */
  view?: string
}

const STATUSES = ['PENDING', 'ACCEPTED', 'DECLINED'] as const
const hasStatus =
  (filter: VideoStatus) =>
  ({ status }: { status: VideoStatus }) =>
    status === filter

function countsOf(videos: ChangedVideoFieldsFragment[]) {
  const [toReview, accepted, declined] = STATUSES.map((status) =>
    exactly(videos.filter(hasStatus(status)).length),
  )
  return { __typename: 'ReviewCounts', toReview, accepted, declined, all: exactly(videos.length) }
}

/** Mocks the queries of a project’s videos, films and cut, and the edits of the cut. */
export function answersOf(
  videos: ChangedVideoFieldsFragment[],
  { films = [], shots = [], server, ...stored }: Omit<Options, 'answers' | 'pushed' | 'onGenerate'> = {},
): Answer[] {
  const { answers, cut } = server ?? cutServer(stored)
  const project = (fields: object) => ({ data: { project: { __typename: 'Project', id: '1', ...fields } } })
  return [
    {
      request: videosRequest,
      maxUsageCount: ALWAYS,
      result: () => project({ clips: pageOf('ClipConnection', videos), cut: cut() }),
    },
    ...STATUSES.map((status) => ({
      request: { ...videosRequest, variables: { ...videosRequest.variables, status } },
      maxUsageCount: ALWAYS,
      result: () =>
        project({ clips: pageOf('ClipConnection', videos.filter(hasStatus(status))), cut: cut() }),
    })),
    {
      request: { query: ReviewCountsDocument, variables: { id: '1' } },
      maxUsageCount: ALWAYS,
      result: () => project({ reviewCounts: countsOf(videos) }),
    },
    {
      request: { query: ClipsNotInCutDocument, variables: { id: '1', first: 50 } },
      maxUsageCount: ALWAYS,
      result: () => {
        const inCut = new Set(cut().items.map(({ video }) => video.id))
        const removed = videos.filter(({ id, status }) => status === 'ACCEPTED' && !inCut.has(id))
        return project({ clips: pageOf('ClipConnection', removed) })
      },
    },
    {
      request: { query: BoardLengthDocument, variables: { projectId: '1' } },
      maxUsageCount: ALWAYS,
      result: { data: { storyboard: { __typename: 'Storyboard', projectId: '1', shots } } },
    },
    {
      request: filmsRequest,
      maxUsageCount: ALWAYS,
      result: project({ films: pageOf('FilmConnection', films) }),
    },
    ...answers,
  ]
}

/**
 * Opens the Videos tab of project 1 with these videos; `answers` take precedence. `sent` lists the operations on the cut.
 */
export function openVideosTab(
  videos: ChangedVideoFieldsFragment[],
  {
    answers = [],
    pushed,
    onGenerate = () => undefined,
    view = 'both',
    films,
    shots,
    server,
    ...stored
  }: Options = {},
) {
  const cut = server ?? cutServer(stored)
  const part = openPart(
    <MemoryRouter initialEntries={[`/?view=${view}`]}>
      <VideosTab projectId="1" onGenerate={onGenerate} />
    </MemoryRouter>,
    [...answers, ...answersOf(videos, { films, shots, server: cut })],
    socketOf(pushed),
  )
  return { ...part, server: cut, sent: cut.sent }
}
