import { GraphQLError } from 'graphql'
import { MemoryRouter } from 'react-router-dom'
import type { Observable } from 'rxjs'
import { CutCaptionsDocument } from '../src/features/editor/captions/captions.generated'
import { CutToPlayDocument } from '../src/features/editor/playback/play.generated'
import { ReviewCountsDocument } from '../src/features/clips/review/review.generated'
import { BoardLengthDocument, type BoardLengthQuery } from '../src/features/editor/boardLength.generated'
import { FilmsDocument } from '../src/features/editor/export/useMerge.generated'
import { ProjectVideosDocument } from '../src/pages/videos/videos.generated'
import { VideosTab } from '../src/pages/videos/VideosTab'
import type { ChangedVideoFieldsFragment } from '../src/entities/video/ChangedVideoFields.generated'
import type { CutFieldsFragment } from '../src/entities/video/cut/CutFields.generated'
import { SaveCutDocument } from '../src/entities/video/cut/saveCut.generated'
import type { VideoStatus } from '../src/entities/types.generated'
import { ALWAYS, type Answer, exactly, pageOf } from './answers'
import { openPart, socketOf } from './part'
import { makeCut, makeCutItem, makeVideo } from './videos'

/** Three accepted videos for a cut: a, b and c. */
export const accepted = ['a', 'b', 'c'].map((id) => makeVideo(id, { status: 'ACCEPTED' }))

export const askedForVideos = { query: ProjectVideosDocument, variables: { id: '1', first: 50 } }
export const askedForFilms = { query: FilmsDocument, variables: { id: '1', first: 48 } }

interface Look {
  size?: string
  ratio?: string
  fit?: string
  frameRate?: number
  title?: string
  clipGain?: number
  loudness?: number
}

/** The input of a saved cut; by default gaps of one second and the default size and fit. */
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
  fit: 'pad',
  frameRate: null as number | null,
  title: null as string | null,
  clipGain: 0,
  loudness: null as number | null,
  burnedCaptions: null as string | null,
  ...look,
})

/** A save request, which succeeds or is refused with this message. */
interface Save {
  sent: ReturnType<typeof sentCut>
  refusal?: string
}

interface Options {
  /** The cut on the server; by default empty. */
  cut?: CutFieldsFragment
  saves?: Save[]
  /** The project’s films. */
  films?: ChangedVideoFieldsFragment[]
  /** The shots of the project’s storyboard. */
  shots?: BoardLengthQuery['storyboard']['shots']
  answers?: Answer[]
  pushed?: Record<string, Observable<{ data: object }>>
  onGenerate?: () => void
}

const STATUSES = ['PENDING', 'ACCEPTED', 'DECLINED'] as const
const hasStatus =
  (wanted: VideoStatus) =>
  ({ status }: { status: VideoStatus }) =>
    status === wanted

function countsOf(videos: ChangedVideoFieldsFragment[]) {
  const [toReview, accepted, declined] = STATUSES.map((status) =>
    exactly(videos.filter(hasStatus(status)).length),
  )
  return { __typename: 'ReviewCounts', toReview, accepted, declined, all: exactly(videos.length) }
}

/**
 * Mocks the queries of a project’s videos, films and cut. Repeated queries return the cut that was saved
 * last.
 */
export function answersOf(
  videos: ChangedVideoFieldsFragment[],
  {
    cut = makeCut([]),
    saves = [],
    films = [],
    shots = [],
  }: Pick<Options, 'cut' | 'saves' | 'films' | 'shots'> = {},
): Answer[] {
  let saved = cut
  const save = ({ videoIds, gaps, ...settings }: Save['sent']) => {
    const items = videoIds.map((id, at) => ({
      ...(saved.items.find((item) => item.id === id) ?? makeCutItem(makeVideo(id, { status: 'ACCEPTED' }))),
      transition: gaps[at]?.transition ?? '',
      transitionSeconds: gaps[at]?.seconds ?? 1,
    }))
    saved = makeCut([], [], { items, ...settings })
    return { data: { saveCut: saved } }
  }
  const project = (fields: object) => ({ data: { project: { __typename: 'Project', id: '1', ...fields } } })
  return [
    {
      request: askedForVideos,
      maxUsageCount: ALWAYS,
      result: () => project({ videos: pageOf('VideoConnection', videos), cut: saved }),
    },
    ...STATUSES.map((status) => ({
      request: { ...askedForVideos, variables: { ...askedForVideos.variables, status } },
      maxUsageCount: ALWAYS,
      result: () =>
        project({ videos: pageOf('VideoConnection', videos.filter(hasStatus(status))), cut: saved }),
    })),
    {
      request: { query: ReviewCountsDocument, variables: { id: '1' } },
      maxUsageCount: ALWAYS,
      result: () => project({ reviewCounts: countsOf(videos) }),
    },
    {
      request: { query: CutToPlayDocument, variables: { id: '1' } },
      maxUsageCount: ALWAYS,
      result: () => project({ cut: saved }),
    },
    {
      request: { query: CutCaptionsDocument, variables: { id: '1' } },
      maxUsageCount: ALWAYS,
      result: project({ cut: { __typename: 'Cut', projectId: '1', captionTracks: [] } }),
    },
    {
      request: { query: BoardLengthDocument, variables: { projectId: '1' } },
      maxUsageCount: ALWAYS,
      result: { data: { storyboard: { __typename: 'Storyboard', projectId: '1', shots } } },
    },
    {
      request: askedForFilms,
      maxUsageCount: ALWAYS,
      result: project({ videos: pageOf('VideoConnection', films) }),
    },
    ...saves.map(({ sent, refusal }) => ({
      request: { query: SaveCutDocument, variables: { input: sent } },
      result: refusal ? { errors: [new GraphQLError(refusal)] } : () => save(sent),
    })),
  ]
}

/** Opens the Videos tab of project 1 with these videos; `answers` take precedence. */
export const openVideosTab = (
  videos: ChangedVideoFieldsFragment[],
  { answers = [], pushed, onGenerate = () => undefined, ...project }: Options = {},
) =>
  openPart(
    <MemoryRouter>
      <VideosTab projectId="1" onGenerate={onGenerate} />
    </MemoryRouter>,
    [...answers, ...answersOf(videos, project)],
    socketOf(pushed),
  )
