/** The 58 transitions of ffmpeg's xfade filter, in its own order (specification V13). */
export const TRANSITIONS = [
  'fade',
  'wipeleft',
  'wiperight',
  'wipeup',
  'wipedown',
  'slideleft',
  'slideright',
  'slideup',
  'slidedown',
  'circlecrop',
  'rectcrop',
  'distance',
  'fadeblack',
  'fadewhite',
  'radial',
  'smoothleft',
  'smoothright',
  'smoothup',
  'smoothdown',
  'circleopen',
  'circleclose',
  'vertopen',
  'vertclose',
  'horzopen',
  'horzclose',
  'dissolve',
  'pixelize',
  'diagtl',
  'diagtr',
  'diagbl',
  'diagbr',
  'hlslice',
  'hrslice',
  'vuslice',
  'vdslice',
  'hblur',
  'fadegrays',
  'wipetl',
  'wipetr',
  'wipebl',
  'wipebr',
  'squeezeh',
  'squeezev',
  'zoomin',
  'fadefast',
  'fadeslow',
  'hlwind',
  'hrwind',
  'vuwind',
  'vdwind',
  'coverleft',
  'coverright',
  'coverup',
  'coverdown',
  'revealleft',
  'revealright',
  'revealup',
  'revealdown',
] as const
export type Transition = (typeof TRANSITIONS)[number]
/** A transition, or the empty string for a plain cut. */
export type TransitionOrCut = Transition | ''
export const isTransition = (key: string): key is Transition =>
  (TRANSITIONS as readonly string[]).includes(key)

/**
 * Seconds a transition may last; clips have key frames at these distances from both ends. Without a choice:
 * `LIMITS.merge.transitionSeconds`.
 */
export const TRANSITION_LENGTHS = [0.25, 0.5, 0.75, 1, 1.5, 2] as const
