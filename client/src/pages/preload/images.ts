import type { AssetsQuery } from '../../entities/asset/assets.generated'
import type { ProjectsQuery } from '../../features/projects/projects.generated'
import type { ProjectVideosQuery } from '../videos/videos.generated'
import {
  COLUMN,
  PROJECT_CARD,
  type Sources,
  VIDEO_CARD,
  pictureSources,
  posterSources,
} from '../../shared/ui/imageSources'

/** Approximate number of images visible without scrolling. */
const VISIBLE = 8

type SizedSources = Sources & { sizes: string }

const visible = (sources: readonly (Sources | null)[], sizes: string): SizedSources[] =>
  sources
    .slice(0, VISIBLE)
    .filter((source) => source !== null)
    .map((source) => ({ ...source, sizes }))

/** First images of a response, by the name of its query. */
const IMAGES: Record<string, (data: never) => SizedSources[]> = {
  Assets: ({ assets }: AssetsQuery) => visible(assets.nodes.map(pictureSources), COLUMN),
  Projects: ({ projects }: ProjectsQuery) =>
    visible(
      projects.nodes.map(({ coverUrl, smallCoverUrl }) =>
        posterSources({ posterUrl: coverUrl, smallPosterUrl: smallCoverUrl }),
      ),
      PROJECT_CARD,
    ),
  ProjectVideos: ({ project }: ProjectVideosQuery) =>
    visible(project.clips.nodes.map(posterSources), VIDEO_CARD),
}

/** Preloads the first images of a response in the sizes that the page will use. */
export async function fetchImages(name: string, response: Promise<Response>): Promise<void> {
  const imagesOf = IMAGES[name]
  if (!imagesOf) return
  const { data } = (await (await response).clone().json()) as { data?: never }
  if (!data) return
  for (const { src, srcSet = '', sizes } of imagesOf(data))
    Object.assign(new Image(), { sizes, srcset: srcSet, src })
}
