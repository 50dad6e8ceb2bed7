import { type GeneratedVideoFieldsFragment, OpenedVideoDocument } from '../../gql/generated'
import { clock } from '../../lib/time'
import { type OpenedVideo as Opened, useVideoOf } from '../../lib/useOpenedVideo'
import { FilmViewer } from '../../ui/FilmViewer'

const factsOf = ({ engine, model, ratio, duration }: GeneratedVideoFieldsFragment): string =>
  [engine === 'LOCAL' ? 'local preview' : model, ratio, duration !== null && clock(duration)]
    .filter(Boolean)
    .join(' · ')

/** The video that the address names, on the whole screen. */
export function OpenedVideo({
  id,
  among,
  viewer,
}: {
  id: string
  among: readonly GeneratedVideoFieldsFragment[]
  viewer: Opened
}) {
  const video = useVideoOf(OpenedVideoDocument, { id, among, viewer })
  if (!video) return null
  const step = viewer.stepper(among.filter(({ url }) => url))
  return <FilmViewer film={video} facts={factsOf(video)} onClose={viewer.close} onStep={step} />
}
