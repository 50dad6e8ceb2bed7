import type { FilmPlan } from '../film-plan.js'

/**
 * Consecutive frames of one clip in a version. `key` identifies the shot across versions; `frame` is the first shown frame of
 * the clip, at the rate of the version. In a transition the `after` fields describe the later clip.
 */
export interface ComparedShot {
  startFrame: number
  frames: number
  key: string
  frame: number
  afterKey?: string | null
  afterFrame?: number | null
}

export interface ComparedVersion {
  frameRate: number
  /** Its segments in order, including transitions. */
  shots: readonly ComparedShot[]
}

export type VersionShot = Required<ComparedShot>

/** The shot of a version that shows one clip as it is. */
export const wholeShot = (key: string, frames: number): VersionShot => ({
  startFrame: 0,
  frames,
  key,
  frame: 0,
  afterKey: null,
  afterFrame: null,
})

/** The shots of a film in order. `shotOf` is the shot of a take; a second use of a shot counts as a separate one. */
export function planShots(
  { clips, segments }: Pick<FilmPlan, 'clips' | 'segments'>,
  shotOf: (videoId: string) => string,
): VersionShot[] {
  const uses = new Map<string, number>()
  const keys = clips.map(({ videoId }) => {
    const shot = shotOf(videoId)
    const use = (uses.get(shot) ?? 0) + 1
    uses.set(shot, use)
    return use === 1 ? shot : `${shot}:${use}`
  })
  return segments.map((segment) => {
    const { startFrame, frames } = segment
    const isTransition = 'transition' in segment
    const { clip, frame } = isTransition ? segment.before : segment
    const after = isTransition ? segment.after : null
    return {
      startFrame,
      frames,
      key: keys[clip]!,
      frame,
      afterKey: after && keys[after.clip]!,
      afterFrame: after && after.frame,
    }
  })
}

/** All frames in which a version shows one clip, including the transitions around it. */
interface Appearance {
  key: string
  at: number
  frames: number
  /** The clip’s frame at `at`. */
  frame: number
}

/** A frame of a version that shows the same moment as another version. */
export interface SameMoment {
  key: string
  frame: number
  /** Whether the version does not show that frame of the clip, so this is the nearest one. */
  isClamped: boolean
}

const clipFrameAt = ({ at, frame }: Appearance, shown: number) => frame + shown - at

/** The clip of a segment, preceded in a transition by the earlier one. */
function clipsOf({ startFrame, frames, key, frame, afterKey, afterFrame }: ComparedShot): Appearance[] {
  const first = { key, at: startFrame, frames, frame }
  return afterKey == null
    ? [first]
    : [first, { key: afterKey, at: startFrame, frames, frame: afterFrame ?? 0 }]
}

/** The clips of a version in order. Segments that continue a clip are merged. */
export function appearancesOf({ shots }: ComparedVersion): Appearance[] {
  const found: Appearance[] = []
  for (const shot of shots)
    for (const clip of clipsOf(shot)) {
      const open = found.find(
        (known) =>
          known.key === clip.key &&
          known.at + known.frames === clip.at &&
          clipFrameAt(known, clip.at) === clip.frame,
      )
      if (open) open.frames += clip.frames
      else found.push(clip)
    }
  return found
}

/** The clips at a frame; in the second half of a transition the later one first. */
function clipsAt(version: ComparedVersion, frame: number): Appearance[] {
  const segment = version.shots.find(
    ({ startFrame, frames }) => frame >= startFrame && frame < startFrame + frames,
  )
  if (!segment) return []
  const shown = clipsOf(segment)
  const isSecondHalf = (frame - segment.startFrame + 0.5) * 2 > segment.frames
  return isSecondHalf ? shown.reverse() : shown
}

const clamp = (value: number, { frame, frames }: Appearance) =>
  Math.max(frame, Math.min(frame + frames - 1, value))

/** The index of an appearance of a shot among those that begin at or before a frame. */
const ordinalOf = (all: readonly Appearance[], key: string, frame: number) =>
  all.filter((each) => each.key === key && each.at <= frame).length - 1

/**
 * Finds the frame of `other` with the same shot and frame of its clip as frame `frame` of `lead`, or the nearest one if `other`
 * shows less of the clip. A transition counts as its earlier clip in the first half and as its later one in the second, unless
 * `other` has only one of them. Repeated shots are matched by the clip’s frame, then by order. Undefined without the shot.
 */
export function sameMoment(
  lead: ComparedVersion,
  other: ComparedVersion,
  frame: number,
): SameMoment | undefined {
  const ofLead = appearancesOf(lead)
  const ofOther = appearancesOf(other)
  for (const clip of clipsAt(lead, frame)) {
    const wanted = Math.round((clipFrameAt(clip, frame) * other.frameRate) / lead.frameRate)
    const ordinal = ordinalOf(ofLead, clip.key, frame)
    const [best] = ofOther
      .filter(({ key }) => key === clip.key)
      .map((appearance, index) => ({
        appearance,
        distance: Math.abs(clamp(wanted, appearance) - wanted),
        orderDistance: Math.abs(index - ordinal),
      }))
      .sort((a, b) => a.distance - b.distance || a.orderDistance - b.orderDistance)
    if (!best) continue
    const { appearance, distance } = best
    return {
      key: clip.key,
      frame: appearance.at + clamp(wanted, appearance) - appearance.frame,
      isClamped: distance > 0,
    }
  }
  return undefined
}
