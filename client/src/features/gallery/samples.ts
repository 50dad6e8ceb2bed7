import type { AssetCardFieldsFragment } from '../../entities/asset/AssetCard.generated'
import type { AssetDialogFieldsFragment } from '../../widgets/asset-dialog/AssetDialog.generated'
import type { FilmViewerFieldsFragment } from '../../widgets/film-viewer/FilmViewer.generated'
import type { ShownPlan } from '../../entities/video/filmPlan'
import { scene } from '../../shared/ui/scenery/scene'

type SampleAsset = AssetCardFieldsFragment & AssetDialogFieldsFragment

const SIZE = { width: 640, height: 360 }
const BLURRED = '1QcSHQRnh493V4dIh4eXh1h4kJUI'

/** An asset whose image is drawn in the browser. */
export function sampleAsset(kind: string, changes: Partial<SampleAsset> = {}): SampleAsset {
  const { width, height } = { ...SIZE, ...changes }
  const url = scene(kind, width, height)
  return {
    id: kind,
    name: `A picture of ${kind}`,
    description: 'Drawn in the browser, so that the gallery needs no server.',
    tags: [kind, 'sample'],
    approvalStatus: 'APPROVED',
    isGenerated: false,
    capturedFrom: null,
    generation: null,
    price: '0',
    viewerIsOwner: true,
    owner: { id: 'ana', username: 'ana' },
    url,
    mediumUrl: url,
    smallUrl: url,
    width,
    height,
    isAnimated: false,
    dominantColor: '#7a4b3a',
    thumbHash: BLURRED,
    ...changes,
  }
}

/** A film with its still; `url` is the address to play. */
export const sampleFilm = (url: string | null): FilmViewerFieldsFragment => ({
  __typename: 'Film',
  id: 'film',
  projectId: 'gallery',
  title: 'Moon over open water',
  url,
  downloadUrl: url,
  posterUrl: scene('sea'),
  smallPosterUrl: null,
  duration: 2,
  frameRate: 24,
  job: null,
  ...SIZE,
})

/** The plan of a film of two seconds: one clip that was trimmed. */
export const samplePlan: ShownPlan = {
  frameRate: 24,
  frames: 48,
  isReconstructed: true,
  clips: [
    {
      itemId: 'take',
      videoId: 'take',
      inFrame: 24,
      outFrame: 72,
      speed: 1,
      isMuted: false,
      gain: 0,
      framing: 0.5,
      frames: 192,
      frameRate: 24,
      contentId: null,
      model: 'fal-ai/veo3.1',
      seed: 4471,
      video: {
        __typename: 'Clip',
        id: 'take',
        projectId: 'sample',
        title: 'Moon over open water',
        isRenamed: false,
        shotNumber: 3,
        takeNumber: 2,
        engine: 'FAL',
        firstTakeId: 'take',
        prompt: 'A full moon over open water, slow waves, seen from a drifting boat.',
      },
    },
  ],
  segments: [{ startFrame: 0, frames: 48, clip: 0, frame: 24 }],
}
