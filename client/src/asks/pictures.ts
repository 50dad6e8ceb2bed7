import type { ProjectsQuery } from '../features/projects/projects.generated'
import type { ProjectVideosQuery } from '../features/videos/videos.generated'
import type { AssetsQuery } from '../gql/assets.generated'
import { COLUMN, PROJECT_CARD, type Sources, VIDEO_CARD, pictureSources, posterSources } from '../ui/sources'

/** Pictures that are seen before anybody scrolls, about. */
const SEEN = 8

type Shown = Sources & { sizes: string }

const shown = (sources: readonly (Sources | null)[], sizes: string): Shown[] =>
  sources
    .slice(0, SEEN)
    .filter((source) => source !== null)
    .map((source) => ({ ...source, sizes }))

/** The first pictures that the answer to a query of this name leads to. */
const PICTURES: Record<string, (answer: never) => Shown[]> = {
  Assets: ({ assets }: AssetsQuery) => shown(assets.nodes.map(pictureSources), COLUMN),
  Projects: ({ projects }: ProjectsQuery) =>
    shown(
      projects.nodes.map(({ coverUrl, smallCoverUrl }) =>
        posterSources({ posterUrl: coverUrl, smallPosterUrl: smallCoverUrl }),
      ),
      PROJECT_CARD,
    ),
  ProjectVideos: ({ project }: ProjectVideosQuery) =>
    shown(project.videos.nodes.map(posterSources), VIDEO_CARD),
}

/** Fetches the first pictures of an answer, as the page will show them, while the page is not there yet. */
export async function fetchPictures(name: string, answer: Promise<Response>): Promise<void> {
  const picturesOf = PICTURES[name]
  if (!picturesOf) return
  const { data } = (await (await answer).clone().json()) as { data?: never }
  if (!data) return
  for (const { src, srcSet = '', sizes } of picturesOf(data))
    Object.assign(new Image(), { sizes, srcset: srcSet, src })
}
