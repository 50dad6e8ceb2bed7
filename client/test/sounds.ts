import { makeCut, makeSound } from './videos'
import { ALWAYS, type Answer, pageOf } from './answers'
import { cutServer } from './cut-server'
import { accepted } from './videos-tab'
import type { CueFieldsFragment } from '../src/entities/video/cut/CutFields.generated'
import {
  CutPeaksDocument,
  HasSoundsDocument,
  ProjectSoundsDocument,
} from '../src/features/editor/sound/sounds.generated'
import {
  SoundModelsDocument,
  type SoundOrderFieldsFragment,
  SoundOrdersDocument,
} from '../src/entities/sound/generate/generate.generated'

const project = (fields: object) => ({ data: { project: { __typename: 'Project', id: '1', ...fields } } })
export const listed = (id: string, title: string, changes = {}) => ({
  ...makeSound(id, { title, ...changes }),
  url: `/files/${id}.flac`,
})

const SKETCH = {
  __typename: 'SoundModel',
  isSketch: true,
  voices: [] as string[],
  secondsMin: 0.5,
  secondsMax: 300,
  wordsMax: 500,
  takesSeed: true,
  takesPlan: false,
  takesLines: false,
  sectionMin: null,
  sectionMax: null,
  takesClip: false,
  usualSeconds: 5,
}
const VOICE = { secondsMin: null, secondsMax: null, wordsMax: 5_000, takesSeed: false }
/** Sketch models, and models of a provider. */
const soundModels = [
  { ...SKETCH, id: 'sketch/music', name: 'Sketch music', kind: 'MUSIC', takesPlan: true, sectionMin: 0.5 },
  { ...SKETCH, ...VOICE, id: 'sketch/voice', name: 'Scratch voice', kind: 'VOICE', voices: ['slt', 'awb'] },
  { ...SKETCH, id: 'sketch/effect', name: 'Sketch effect', kind: 'EFFECT' },
  { ...SKETCH, id: 'fal-ai/song', name: 'Song', kind: 'MUSIC', isSketch: false, secondsMin: 3 },
  {
    ...SKETCH,
    id: 'fal-ai/stable-audio-25/text-to-audio',
    name: 'Stable Audio 2.5',
    kind: 'MUSIC',
    isSketch: false,
  },
]

/** A server with the cues of project 1; `options` are those of its Videos tab. */
export function soundServer({
  cues = [],
  sounds = [],
  orders = [],
  peaks = '\u0080'.repeat(500),
}: {
  cues?: CueFieldsFragment[]
  sounds?: ReturnType<typeof listed>[]
  peaks?: string
  /** Pending sound orders. */
  orders?: SoundOrderFieldsFragment[]
}) {
  const server = cutServer({ cut: makeCut(accepted, undefined, { cues }), sounds })
  const answers: Answer[] = [
    {
      request: { query: SoundModelsDocument },
      maxUsageCount: ALWAYS,
      result: () => ({ data: { soundModels } }),
    },
    {
      request: { query: SoundOrdersDocument, variables: { id: '1' } },
      maxUsageCount: ALWAYS,
      result: () => project({ soundOrders: pageOf('SoundOrderConnection', orders) }),
    },
    {
      request: { query: HasSoundsDocument, variables: { id: '1' } },
      maxUsageCount: ALWAYS,
      result: () => project({ sounds: { __typename: 'SoundConnection', nodes: sounds.slice(0, 1) } }),
    },
    {
      request: { query: ProjectSoundsDocument, variables: { id: '1', first: 100 } },
      maxUsageCount: ALWAYS,
      result: () => project({ sounds: pageOf('SoundConnection', sounds) }),
    },
    {
      request: { query: CutPeaksDocument, variables: { id: '1' } },
      maxUsageCount: ALWAYS,
      result: () =>
        project({
          cut: {
            __typename: 'Cut',
            projectId: '1',
            cues: server.cut().cues.map(({ id, sound }) => ({
              __typename: 'Cue',
              id,
              sound: { __typename: 'Sound', id: sound.id, peaks: btoa(peaks) },
            })),
          },
        }),
    },
  ]
  return { answers, server, sent: server.sent }
}
