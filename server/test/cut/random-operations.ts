import * as fc from 'fast-check'
import { CARD_DESIGNS, NEW_CARD } from '#schema/cards'
import type { CutDocument, CutMaterials } from '#schema/cut/document'
import type { CutOperation, CutOperationInput } from '#schema/cut/operations'
import { SPEEDS, TRANSITION_LENGTHS } from '#schema/limits'
import { LOWER_THIRD_POSITIONS } from '#schema/lower-third'

type Generate = fc.GeneratorValue
type Random = ReturnType<typeof randomOf>

const randomOf = (generate: Generate) => ({
  upTo: (max: number) => generate(fc.nat, max),
  of: <Value>(values: readonly Value[]): Value => values[generate(fc.nat, Math.max(0, values.length - 1))]!,
  maybe: () => generate(fc.boolean),
  id: () => generate(() => fc.noShrink(fc.uuid({ version: 4 }))),
})

const TRANSITIONS = ['', 'fade', 'hblur']
const LANGUAGES = ['en', 'de', 'ja']

/** Some of the entries of an object, at least one. */
function some<Fields extends object>(random: Random, fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(() => random.maybe())
  return Object.fromEntries(entries.length ? entries : [random.of(Object.entries(fields))]) as Partial<Fields>
}

const place = (random: Random, { items }: CutDocument): { afterId?: string | null } =>
  random.of<{ afterId?: string | null }>([{}, { afterId: null }, ...items.map(({ id }) => ({ afterId: id }))])

const itemValues = (random: Random) => ({
  inFrame: random.upTo(40),
  outFrame: random.of([null, 48 + random.upTo(60)]),
  speed: random.of(SPEEDS),
  isMuted: random.maybe(),
  gain: -random.upTo(24),
  framing: random.upTo(10) / 10,
  transition: random.of(TRANSITIONS),
  transitionSeconds: random.of(TRANSITION_LENGTHS),
})

const cueValues = (random: Random, { items }: CutDocument) => ({
  itemId: random.of([null, ...items.map(({ id }) => id)]),
  atSeconds: random.upTo(40) / 4,
  inSeconds: random.upTo(8) / 4,
  outSeconds: random.of([null, 2.5 + random.upTo(8) / 4]),
  gain: -random.upTo(60),
  fadeInSeconds: random.upTo(30),
  isMuted: random.maybe(),
  isLooped: random.maybe(),
})

const captionValues = (random: Random, { items }: CutDocument) => {
  const startMs = random.upTo(9_000)
  return {
    itemId: random.of([null, ...items.map(({ id }) => id)]),
    startMs,
    endMs: startMs + 1 + random.upTo(3_000),
    text: random.of(['Rain', '雨が降る', 'يسقط المطر', 'Two\nlines']),
    speaker: random.of([null, 'Ida', 'イダ']),
  }
}

/** An item; an unknown one if the cut is empty. */
const anItem = (random: Random, { items }: Pick<CutDocument, 'items'>): { id: string; revision: number } =>
  random.of<{ id: string; revision: number }>(items.length ? items : [{ id: 'none', revision: 1 }])

const lowerThirdValues = (random: Random, { items }: CutDocument) => {
  const startFrame = random.upTo(60)
  return {
    itemId: anItem(random, { items }).id,
    startFrame,
    endFrame: startFrame + 1 + random.upTo(40),
    title: random.of(['Ida', 'שרה', 'Keeper']),
    position: random.of(LOWER_THIRD_POSITIONS),
    fadeFrames: random.upTo(25),
  }
}

const cardValues = (random: Random) => ({
  title: random.of(['Low tide', 'Part two', '第二部']),
  subtitle: random.of(['', 'A film']),
  design: random.of(CARD_DESIGNS),
  seconds: 1 + random.upTo(9),
  background: { ...NEW_CARD.background, colour: random.of(['#16181d', '#a0b0c0']) },
})

const settingsValues = (random: Random) => ({
  size: random.of([null, '720p', '1080p'] as const),
  ratio: random.of([null, '9:16', '1:1'] as const),
  fit: random.of(['PAD', 'CROP'] as const),
  title: random.of([null, 'Low tide']),
  clipGain: -random.upTo(60),
  burnedCaptions: random.of([null, 'en']),
})

/** A random operation on elements of a cut, with current revisions. It is not always applicable. */
export function randomOperation(
  generate: Generate,
  cut: CutDocument,
  { videos, sounds, removedCards }: CutMaterials,
): CutOperation {
  const random = randomOf(generate)
  const soundId = () => random.of([...sounds.keys()])
  const language = () => random.of(LANGUAGES)
  const options: (() => CutOperationInput)[] = [
    () => ({ editSettings: { revision: cut.settings.revision, ...some(random, settingsValues(random)) } }),
    () => ({
      arrangeCut: {
        itemIds: generate(
          fc.shuffledSubarray,
          cut.items.map(({ id }) => id),
          { minLength: cut.items.length },
        ),
      },
    }),
    () => ({
      addItem: {
        id: random.of([random.id(), ...cut.parked.map(({ id }) => id)]),
        videoId: random.of([...videos.keys()]),
        ...place(random, cut),
        ...some(random, itemValues(random)),
      },
    }),
    () => ({
      addItem: {
        ...random.of(
          cut.parked.map(({ id, videoId }) => ({ id, videoId })).concat({ id: random.id(), videoId: '' }),
        ),
        ...place(random, cut),
      },
    }),
    () => {
      const { id, revision } = anItem(random, cut)
      return { editItem: { id, revision, ...some(random, itemValues(random)) } }
    },
    () => {
      const { id, revision } = anItem(random, cut)
      return { splitItem: { id, revision, frame: 12 + random.upTo(48), newId: random.id() } }
    },
    () => ({ removeItem: { id: anItem(random, cut).id } }),
    () => ({
      addCard: { id: random.id(), ...place(random, cut), ...some(random, cardValues(random)), title: 'A' },
    }),
    () => {
      const { id, revision } = random.of([...cut.cards, { id: 'none', revision: 1 }])
      return { editCard: { id, revision, ...some(random, cardValues(random)) } }
    },
    () => {
      const inTrash = [...removedCards.keys()].filter((id) => !cut.cards.some((card) => card.id === id))
      return { restoreCard: { id: random.of(inTrash.length ? inTrash : ['none']), ...place(random, cut) } }
    },
    () => ({ addCue: { id: random.id(), soundId: soundId(), ...some(random, cueValues(random, cut)) } }),
    () => {
      const { id, revision } = random.of([...cut.cues, { id: 'none', revision: 1 }])
      return { editCue: { id, revision, ...some(random, { soundId: soundId(), ...cueValues(random, cut) }) } }
    },
    () => ({ removeCue: { id: random.of([...cut.cues, { id: 'none' }]).id } }),
    () => ({ addCaptionTrack: { id: random.id(), language: language() } }),
    () => ({ editCaptionTrack: { language: language(), isMachineMade: random.maybe() } }),
    () => ({ removeCaptionTrack: { language: language() } }),
    () => ({ addCaption: { id: random.id(), language: language(), ...captionValues(random, cut) } }),
    () => {
      const { id, revision } = random.of([...cut.captions, { id: 'none', revision: 1 }])
      return { editCaption: { id, revision, ...some(random, captionValues(random, cut)) } }
    },
    () => ({ removeCaption: { id: random.of([...cut.captions, { id: 'none' }]).id } }),
    () => ({ addLowerThird: { id: random.id(), ...lowerThirdValues(random, cut) } }),
    () => {
      const { id, revision } = random.of([...cut.lowerThirds, { id: 'none', revision: 1 }])
      return { editLowerThird: { id, revision, ...some(random, lowerThirdValues(random, cut)) } }
    },
    () => ({ removeLowerThird: { id: random.of([...cut.lowerThirds, { id: 'none' }]).id } }),
  ]
  return random.of(options)() as CutOperation
}
