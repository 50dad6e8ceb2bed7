import { headOf } from '../drawing.js'
import type { Part, SubjectRow } from '../row.js'

/** Subjects at the horizon. */
export const HORIZON_SIGHTS: readonly SubjectRow[] = [
  {
    ...headOf(
      'waterfall; waterfall cascade niagara; place=horizon upright size=1.8 colour=#eef6fa vivid=0.9 home=mountain rate=6',
    ),
    poses: [0, 1, 2].map((i): Part[] => [
      {
        d: 'M-250,10L-232,-58L-196,-70L-168,-98L-120,-94L-92,-124L-48,-132L-18,-120H22L52,-140L104,-130L136,-104L188,-98L214,-62L252,-52L270,10Z',
        tone: '#55655c',
      },
      {
        d: 'M-196,-70L-184,6M-120,-94L-128,-30L-112,6M-48,-132L-62,-70L-48,6M52,-140L60,-72L46,6M136,-104L122,-50L134,6M188,-98L196,6',
        tone: 'shade',
        width: 5,
        opacity: 0.25,
      },
      {
        d: 'M-168,-98L-120,-94L-92,-124L-48,-132L-20,-120V-112L-50,-120L-88,-112L-118,-84L-164,-88ZM22,-120L52,-140L104,-130L136,-104L188,-98L186,-88L132,-94L100,-120L54,-128L24,-112Z',
        tone: 'leafDark',
      },
      { d: 'M-17,-120H19C25,-80 21,-40 29,6H-27C-21,-40 -25,-80 -17,-120Z', opacity: 0.92 },
      {
        d: [-12, -4, 4, 12]
          .map((x, n) => `M${x},${-112 + ((n * 17 + i * 12) % 36)}C${x + 3},-70 ${x - 3},-40 ${x * 1.4},0`)
          .join(''),
        tone: '#9ab8c8',
        width: 1.6,
        opacity: 0.7,
      },
      { glow: [0, 4, 40], tone: 'haze', power: 0.9, wide: 1.8 },
    ]),
  },
]
