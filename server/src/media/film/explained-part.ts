import type { Part, PartMaker, PartOptions } from './film-cache.js'

/** Why a film needs a part, and whether it was rendered for this film or existed already. */
export interface PartLine {
  part: 'window' | 'body' | 'fitted' | 'sound' | 'sped-sound'
  why: string
  /** Frames of picture. */
  frames?: number
  isRendered: boolean
}

/** A part, and why a film needs it. */
export interface ExplainedPart extends Part, Pick<PartLine, 'why' | 'frames'> {}

/** Obtains a part from `maker`, and writes its `PartLine` to the debug log. */
export async function obtainExplained(
  maker: PartMaker,
  { make, why, frames, ...part }: ExplainedPart,
  options: PartOptions,
): Promise<string> {
  let isRendered = false
  const render = () => {
    isRendered = true
    return make()
  }
  const file = await maker.obtain({ ...part, make: render }, options)
  const kind = part.key.slice(0, part.key.lastIndexOf('-')) as PartLine['part']
  const line: PartLine = { part: kind, why, frames, isRendered }
  options.log?.debug?.({ ...line, key: part.key }, 'a part of a film')
  return file
}
