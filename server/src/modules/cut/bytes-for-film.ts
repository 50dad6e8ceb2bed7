import type { Video } from '../video/video.entity.js'

/** Space that a film needs, as a multiple of its clips: for its parts, and for itself. */
const SPACE_FACTOR = 2

/** Bytes that must be free before these clips are merged. */
export const bytesForFilm = (clips: readonly Pick<Video, 'bytes'>[]): number =>
  SPACE_FACTOR * clips.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
