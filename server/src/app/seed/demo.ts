/** The demo team that `npm run seed` makes. Everything in it is drawn by the local preview engine. */
export const DEMO = {
  password: 'splice-at-dawn',
  people: [
    { email: 'ines@northlight.example', username: 'Ines Okafor' },
    { email: 'mira@northlight.example', username: 'Mira Chandra' },
    { email: 'jonas@northlight.example', username: 'Jonas Weber' },
  ],
  assets: [
    {
      name: 'Lighthouse, first dark',
      prompt: 'lighthouse at dusk over the sea',
      ratio: '16:9',
      tags: ['lighthouse', 'dusk'],
    },
    {
      name: 'Ridge in mist',
      prompt: 'misty mountain ridge at dawn, pastel',
      ratio: '21:9',
      tags: ['mountains', 'mist'],
    },
    {
      name: 'Harbour boat',
      prompt: 'small sailing boat in a harbour at sunset',
      ratio: '4:3',
      tags: ['boat'],
    },
    { name: 'Neon alley', prompt: 'neon street at night in the rain', ratio: '9:16', tags: ['city', 'rain'] },
    {
      name: 'Desert caravan',
      prompt: 'camel caravan in the desert, golden hour',
      ratio: '3:2',
      tags: ['desert'],
    },
    {
      name: 'Northern lights',
      prompt: 'northern lights above a snowy forest',
      ratio: '1:1',
      tags: ['snow', 'night'],
    },
  ],
  uploads: [
    {
      name: 'Fishing village',
      prompt: 'wooden houses by a fjord, morning mist',
      ratio: '4:3',
      tags: ['village', 'mist'],
    },
    {
      name: 'Night market',
      prompt: 'lanterns over a street market at night',
      ratio: '2:3',
      tags: ['city', 'night'],
    },
    {
      name: 'Old tram',
      prompt: 'a yellow tram on a rainy street in autumn',
      ratio: '16:9',
      tags: ['tram', 'rain'],
    },
  ],
  projects: [
    {
      name: 'The Keeper',
      description: 'A short about the last lighthouse keeper on the bay.',
      prompts: [
        'Drone climb over the misty ridge at dawn',
        'Lighthouse at first dark, waves below, slow push in',
        'A person waits by the sea at sunset',
        'Moon over open water, no boat, no birds',
      ],
      transitions: ['dissolve', 'fade', ''],
      board: {
        elements: [
          { kind: 'place', name: 'lighthouse', asset: 'Lighthouse, first dark' },
          { kind: 'place', name: 'ridge', asset: 'Ridge in mist' },
        ],
        shots: [
          {
            heading: 'EXT. BAY - DAWN',
            words: 'Mist lifts from the @ridge above the bay, and the sea lies grey and still.',
            camera: 'aerial',
            seconds: 5,
            transition: 'dissolve',
          },
          {
            heading: 'EXT. BAY - DAWN',
            words: 'A small sailing boat comes round the headland, alone.',
            camera: 'tracking',
            seconds: 4,
          },
          {
            heading: 'EXT. LIGHTHOUSE - DUSK',
            words: 'The @lighthouse at dusk. Its lamp has not been lit.',
            camera: 'push_in',
            seconds: 5,
          },
          {
            heading: 'EXT. LIGHTHOUSE - DUSK',
            words: 'A person stands by the sea at sunset and waits for the boat.',
            camera: 'wide',
            seconds: 4,
            transition: 'fade',
          },
          {
            heading: 'EXT. LIGHTHOUSE - NIGHT',
            words: 'The beam of the @lighthouse turns over the waves, and a storm comes up.',
            camera: 'pan_left',
            seconds: 6,
          },
        ],
      },
    },
    {
      name: 'Line 9',
      description: 'Title sequence: one train, four seasons.',
      prompts: ['A red train crosses a snowy valley', 'A train at sunset beside autumn hills'],
      transitions: ['wipeleft'],
      board: undefined,
    },
  ],
} as const
