import { type Transition, transitionName } from '#schema/limits'

export interface TransitionGroup {
  name: string
  keys: readonly Transition[]
}

/** All transitions, grouped by appearance. */
export const GROUPS: readonly TransitionGroup[] = [
  { name: 'Fades', keys: ['fade', 'fadeblack', 'fadewhite', 'fadegrays', 'fadefast', 'fadeslow'] },
  {
    name: 'Wipes',
    keys: [
      ...(['wipeleft', 'wiperight', 'wipeup', 'wipedown', 'wipetl', 'wipetr', 'wipebl', 'wipebr'] as const),
      ...(['smoothleft', 'smoothright', 'smoothup', 'smoothdown'] as const),
      ...(['diagtl', 'diagtr', 'diagbl', 'diagbr', 'radial'] as const),
    ],
  },
  {
    name: 'Slides',
    keys: [
      ...(['slideleft', 'slideright', 'slideup', 'slidedown'] as const),
      ...(['hlslice', 'hrslice', 'vuslice', 'vdslice'] as const),
    ],
  },
  {
    name: 'Shapes',
    keys: [
      ...(['circleopen', 'circleclose', 'circlecrop', 'rectcrop'] as const),
      ...(['vertopen', 'vertclose', 'horzopen', 'horzclose'] as const),
      ...(['squeezeh', 'squeezev', 'zoomin'] as const),
    ],
  },
  { name: 'Blurs and pixels', keys: ['hblur', 'pixelize', 'dissolve', 'distance'] },
  { name: 'Winds', keys: ['hlwind', 'hrwind', 'vuwind', 'vdwind'] },
  {
    name: 'Covers and reveals',
    keys: [
      ...(['coverleft', 'coverright', 'coverup', 'coverdown'] as const),
      ...(['revealleft', 'revealright', 'revealup', 'revealdown'] as const),
    ],
  },
]

/** Whether the key or label of a transition contains a lower-case search. */
export const isNamed = (key: Transition, search: string): boolean =>
  `${transitionName(key).toLowerCase()}\n${key} transition`.includes(search)

/** Groups with the transitions that match the search. */
export const searchGroups = (search: string): TransitionGroup[] =>
  GROUPS.map(({ name, keys }) => ({
    name,
    keys: keys.filter((key) => isNamed(key, search.trim().toLowerCase())),
  })).filter(({ keys }) => keys.length)
