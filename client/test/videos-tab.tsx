import { GraphQLError } from 'graphql'
import { MemoryRouter } from 'react-router-dom'
import type { Observable } from 'rxjs'
import { CutToPlayDocument } from '../src/features/videos/play/play.generated'
import { ReviewCountsDocument } from '../src/features/videos/review/review.generated'
import { FilmsDocument } from '../src/features/videos/cut/useMerge.generated'
import { ProjectVideosDocument } from '../src/features/videos/videos.generated'
import { VideosTab } from '../src/features/videos/VideosTab'
import type { ChangedVideoFieldsFragment } from '../src/entities/video/ChangedVideoFields.generated'
import type { CutFieldsFragment } from '../src/entities/video/cut/CutFields.generated'
import { SaveCutDocument } from '../src/entities/video/cut/saveCut.generated'
import type { VideoStatus } from '../src/entities/types.generated'
import { ALWAYS, type Answer, exactly, pageOf } from './answers'
import { openPart, socketOf } from './part'
import { makeCut, makeGaps, makeVideo } from './videos'

/** Three videos that may stand in a cut: a, b and c. */
export const accepted = ['a', 'b', 'c'].map((id) => makeVideo(id, { status: 'ACCEPTED' }))

export const askedForVideos = { query: ProjectVideosDocument, variables: { id: '1', first: 50 } }
export const askedForFilms = { query: FilmsDocument, variables: { id: '1', first: 48 } }

interface Look {
  size?: string
  fit?: string
}

/** What is sent of a cut: its gaps, of a second each unless changed, and the usual size and fit. */
export const sentCut = (
  videoIds: string[],
  transitions: string[],
  { lengths, ...look }: Look & { lengths?: number[] } = {},
) => ({
  projectId: '1',
  videoIds,
  gaps: transitions.map((transition, at) => ({ transition, seconds: lengths?.[at] ?? 1 })),
  size: null as string | null,
  fit: 'pad',
  ...look,
})

/** A save that the server is asked for: it is kept, or refused with these words. */
interface Save {
  sent: ReturnType<typeof sentCut>
  refusal?: string
}

interface Options {
  /** The cut as it stands on the server; empty unless changed. */
  cut?: CutFieldsFragment
  saves?: Save[]
  /** The films that the project has. */
  films?: ChangedVideoFieldsFragment[]
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
 * The answers that a project’s videos, its films and its cut get. Who asks again is answered with the cut
 * that was saved last.
 */
export function answersOf(
  videos: ChangedVideoFieldsFragment[],
  { cut = makeCut([]), saves = [], films = [] }: Pick<Options, 'cut' | 'saves' | 'films'> = {},
): Answer[] {
  let kept = cut
  const save = ({ videoIds, gaps, size, fit }: Save['sent']) => {
    const clips = videoIds.map((id) => makeVideo(id, { status: 'ACCEPTED' }))
    const [transitions, lengths] = [
      gaps.map(({ transition }) => transition),
      gaps.map(({ seconds }) => seconds),
    ]
    kept = makeCut(clips, transitions, { gaps: makeGaps(transitions, lengths), size, fit })
    return { data: { saveCut: kept } }
  }
  const project = (fields: object) => ({ data: { project: { __typename: 'Project', id: '1', ...fields } } })
  return [
    {
      request: askedForVideos,
      maxUsageCount: ALWAYS,
      result: () => project({ videos: pageOf('VideoConnection', videos), cut: kept }),
    },
    ...STATUSES.map((status) => ({
      request: { ...askedForVideos, variables: { ...askedForVideos.variables, status } },
      maxUsageCount: ALWAYS,
      result: () =>
        project({ videos: pageOf('VideoConnection', videos.filter(hasStatus(status))), cut: kept }),
    })),
    {
      request: { query: ReviewCountsDocument, variables: { id: '1' } },
      maxUsageCount: ALWAYS,
      result: () => project({ reviewCounts: countsOf(videos) }),
    },
    {
      request: { query: CutToPlayDocument, variables: { id: '1' } },
      maxUsageCount: ALWAYS,
      result: () => project({ cut: kept }),
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

/** Opens the Videos tab of project 1, which has these videos; answers given by hand come first. */
export const openVideosTab = (
  videos: ChangedVideoFieldsFragment[],
  { answers = [], pushed, onGenerate = () => undefined, ...kept }: Options = {},
) =>
  openPart(
    <MemoryRouter>
      <VideosTab projectId="1" onGenerate={onGenerate} />
    </MemoryRouter>,
    [...answers, ...answersOf(videos, kept)],
    socketOf(pushed),
  )
