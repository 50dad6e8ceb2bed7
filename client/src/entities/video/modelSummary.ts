import type { VideoModel } from '#schema/limits'

const seconds = (durations: readonly number[]) => {
  const sorted = [...durations].sort((a, b) => a - b)
  return sorted.length > 5 ? `${sorted[0]} to ${sorted.at(-1)} s` : `${sorted.join(', ')} s`
}

function ratiosOf({ takesRatio, ratios, firstFrame, clip }: VideoModel): string {
  if (takesRatio) return ratios.join(', ')
  if (firstFrame === 'required') return 'as its first frame'
  return clip === 'none' ? `${ratios[0]} only` : 'as its clip'
}

/** Describes what a model offers, in a line. */
export const summaryOf = (model: VideoModel): string =>
  [
    ratiosOf(model),
    model.durations.length > 0 && seconds(model.durations),
    model.resolutions.length > 0 && `up to ${model.resolutions.at(-1)}`,
    model.firstFrame !== 'none' && 'first frame',
    model.lastFrame !== 'none' && 'last frame',
    model.references > 0 && `up to ${model.references} reference images`,
    model.sound && 'sound',
    model.seed && 'seed',
    model.cameraMoves.length > 0 && 'camera moves',
  ]
    .filter(Boolean)
    .join(' · ')
