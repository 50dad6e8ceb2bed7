import type { ComparedVersion } from '#schema/review/compare'

/** A film or take that is watched, alone or compared with another version. */
export interface ShownVersion extends ComparedVersion {
  id: string
  number: number
  width: number
  height: number
  frames: number
  url: string
  posterUrl: string | null
  captions: readonly { language: string; vtt: string }[]
}
