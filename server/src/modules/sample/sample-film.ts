import type { Storyboards } from '../storyboard/storyboard.service.js'

type Plan = Omit<Parameters<Storyboards['add']>[1], 'projectId'>

const NIGHT = 'EXT. LIGHTHOUSE - NIGHT'
const DAWN = 'EXT. LIGHTHOUSE - DAWN'

/** The sample film: a letter that arrives forty years late. Written for words that the local engine draws well. */
export const SAMPLE_FILM = {
  name: 'The Late Letter (sample)',
  title: { title: 'The Late Letter', subtitle: 'A sample film', seconds: 3 },
  /** Longer than the film, which fades it out. */
  music: { words: 'calm, hopeful film music for piano and strings', seconds: 30, seed: 7 },
  description:
    'A short sample film to look around in: a storyboard, its takes, the cut and the finished film.',
  plan: {
    elements: [
      {
        kind: 'cast',
        name: 'ada',
        label: 'Ada',
        description: 'a woman, 40, in a yellow raincoat',
      },
      { kind: 'cast', name: 'otto', label: 'Otto', description: 'a man, 70, in a blue coat' },
      { kind: 'place', name: 'lighthouse', label: 'Lighthouse', description: 'a lighthouse by the sea' },
    ],
    shots: [
      {
        heading: 'EXT. HARBOUR - DUSK',
        words: '@ada walks along the harbour at dusk.',
        seconds: 4,
        camera: 'tracking',
        dialogue: [{ speaker: 'ADA', text: 'Forty years, and not one letter for him. Until today.' }],
        transition: 'dissolve',
        transitionSeconds: 1,
      },
      {
        heading: NIGHT,
        words: 'A sailboat on the dark sea under a full moon.',
        seconds: 4,
        camera: 'wide',
      },
      {
        heading: NIGHT,
        words: 'The @lighthouse in the rain.',
        seconds: 4,
        camera: 'push_in',
        transition: 'fadeblack',
        transitionSeconds: 1,
      },
      {
        heading: DAWN,
        words: '@ada and @otto by the sea at sunrise.',
        seconds: 4,
        camera: 'wide',
        dialogue: [
          { speaker: 'OTTO', text: 'You are early.' },
          { speaker: 'ADA', text: 'The letter is late.' },
        ],
        transition: 'smoothleft',
        transitionSeconds: 0.5,
      },
      {
        heading: DAWN,
        words: 'Seagulls above the @lighthouse in the golden morning light.',
        seconds: 4,
        camera: 'aerial',
      },
    ],
  },
} satisfies { name: string; description: string; title: object; music: object; plan: Plan }
