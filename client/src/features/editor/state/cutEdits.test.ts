import { waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import type { CutDocument } from '#schema/cut/document'
import { WHOLE_SOUND } from '#schema/mix'
import { makeCaption, makeTrack } from '../../../../test/captions'
import { loadedCut } from '../../../../test/cut-edits'
import { makeCardVideo, makeCue, makeCut, makeCutItem } from '../../../../test/videos'
import { accepted } from '../../../../test/videos-tab'
import { placeCutEdit, refetchCut } from '../../../entities/video/cut/cutEdits'
import { addLowerThird } from '../lower-thirds/lowerThirdChanges'
import { addCue } from './cueChanges'
import { draftOf } from './cut'
import { arrange, type CutChange, duplicateItem, editItem } from './itemChanges'

afterEach(() => sessionStorage.clear())

const LOWER_THIRD = {
  id: 'third',
  startFrame: 60,
  endFrame: 96,
  title: 'Ida Marsh',
  subtitle: '',
  style: 'BAR' as const,
  position: 'BOTTOM_LEFT' as const,
  fadeFrames: 6,
  revision: 1,
  editedBy: null,
}
/** A cut that uses clip a twice, with a caption, a cue and a lower third on its second use. */
const withSecondUse = () => ({
  cut: makeCut([], [], {
    items: [
      ...accepted.map((video) => makeCutItem(video)),
      makeCutItem(accepted[0]!, { id: 'again', inFrame: 48 }),
    ],
    cues: [makeCue('bell', { itemId: 'again', atSeconds: 1 })],
  }),
  tracks: [makeTrack('en', [makeCaption('said', { itemId: 'again' })])],
  lowerThirds: [{ __typename: 'LowerThird' as const, ...LOWER_THIRD, itemId: 'again' }],
})

const editCaption =
  (id: string, text: string): CutChange =>
  (now) => ({ ...now, captions: now.captions.map((row) => (row.id === id ? { ...row, text } : row)) })
const idsOf = (cut: CutDocument | null) => cut?.items.map(({ id }) => id)
const textsOf = (cut: CutDocument | null) => ({
  items: cut?.items.map(({ id }) => id),
  cues: cut?.cues.map(({ id }) => id),
  captions: cut?.captions.map(({ id }) => id),
  lowerThirds: cut?.lowerThirds.map(({ id }) => id),
})

test('an order is saved without moving clips that others added meanwhile', async () => {
  const { edits, server, client } = await loadedCut({ cut: makeCut(accepted, ['fade', '']) })
  edits.change((now) => arrange({ ...draftOf(now), itemIds: ['c', 'b', 'a'] })(now))
  expect(edits.document!.items[0]!.transition).toBe('fade')
  const added = server.change([{ addItem: { id: 'theirs', videoId: 'a', afterId: 'a' } }])
  await edits.settle()
  expect(idsOf(server.document())).toEqual(['c', 'b', 'a', 'theirs'])
  // the item arrives with the edit that added it
  expect(idsOf(edits.document)).toEqual(['c', 'b', 'a'])
  placeCutEdit(client.cache, added as never)
  edits.store.refresh()
  expect(idsOf(edits.document)).toContain('theirs')
})

test('a copy is placed after its clip, and takes over the transition to the next clip', async () => {
  const { edits, server } = await loadedCut({ cut: makeCut(accepted, ['fade', '']) })
  edits.change(duplicateItem('a', 'copy'))
  await edits.settle()
  for (const { items } of [edits.document!, server.document()])
    expect(items.map(({ id, transition }) => [id, transition])).toEqual([
      ['a', ''],
      ['copy', 'fade'],
      ['b', ''],
      ['c', ''],
    ])
})

test('dependent fields conflict together, independent ones are merged', async () => {
  const { edits, server, sent } = await loadedCut({ cut: makeCut(accepted) })
  edits.change(editItem('a', { inFrame: 24 }))
  edits.change(editItem('b', { gain: 3 }))
  server.change([
    { editItem: { id: 'a', revision: 1, outFrame: 60 } },
    { editItem: { id: 'b', revision: 1, speed: 2 } },
  ])
  await edits.settle()
  expect([...edits.store.shown.get().conflicts.keys()]).toEqual(['a'])
  expect(edits.document!.items).toMatchObject([{ inFrame: 0, outFrame: 60 }, { gain: 3, speed: 2 }, {}])
  edits.resolve('a', 'mine')
  await edits.settle()
  expect(sent.at(-1)).toEqual({ editItem: { id: 'a', revision: 2, inFrame: 24, outFrame: null } })
  expect(edits.store.shown.get().conflicts.size).toBe(0)
})

test('clips, sounds, captions and lower thirds share one undo history', async () => {
  const { edits, server } = await loadedCut({
    cut: makeCut(accepted, [], { cues: [makeCue('song')] }),
    tracks: [makeTrack('en', [makeCaption('said', { text: 'Before' })])],
  })
  const row = { ...LOWER_THIRD, itemId: 'b', fieldRevisions: {} }
  edits.change(editItem('a', { inFrame: 12 }))
  edits.change(addCue({ ...WHOLE_SOUND, id: 'bell', soundId: 'sound-song', atSeconds: 3 }))
  await edits.settle()
  edits.change(editCaption('said', 'After'))
  edits.change(addLowerThird(row))
  await edits.settle()
  const state = ({ items, cues, captions, lowerThirds }: CutDocument) =>
    [items[0]!.inFrame, cues.length, captions[0]!.text, lowerThirds.length].join(' ')
  const states = ['12 2 After 1', '12 2 After 0', '12 2 Before 0', '12 1 Before 0', '0 1 Before 0']
  for (const [at, expected] of states.entries()) {
    if (at) edits.undo()
    expect(state(edits.document!)).toBe(expected)
    await edits.settle()
    expect(state(server.document())).toBe(expected)
  }
  expect(edits.store.shown.get().canUndo).toBe(false)
  for (const expected of states.toReversed().slice(1)) {
    edits.redo()
    expect(state(edits.document!)).toBe(expected)
  }
  await edits.settle()
  expect(state(server.document())).toBe(states[0])
})

test.each(['saved', 'not saved'])(
  'undo of a removed use restores its captions, cues and lower thirds: %s',
  async (when) => {
    const { edits, server } = await loadedCut(withSecondUse())
    const before = textsOf(edits.document)
    edits.perform({ removeItem: { id: 'again' } })
    expect(textsOf(edits.document)).toEqual({
      items: ['a', 'b', 'c'],
      cues: [],
      captions: [],
      lowerThirds: [],
    })
    if (when === 'saved') await edits.settle()
    edits.undo()
    expect(textsOf(edits.document)).toEqual(before)
    await edits.settle()
    expect(textsOf(server.document())).toEqual(before)
    expect(server.document()).toMatchObject({
      cues: [{ itemId: 'again', atSeconds: 1 }],
      captions: [{ itemId: 'again' }],
      lowerThirds: [{ itemId: 'again', startFrame: 60 }],
    })
  },
)

test('undo restores captions that the server replaced', async () => {
  const { edits, server, client } = await loadedCut({
    cut: makeCut(accepted),
    tracks: [makeTrack('en', [makeCaption('said')])],
  })
  edits.change(editItem('a', { inFrame: 12 }))
  await edits.settle()
  const before = edits.document!
  server.change([
    { removeCaption: { id: 'said' } },
    { addCaption: { id: 'made', language: 'en', startMs: 0, endMs: 900, text: 'Made' } },
  ])
  await refetchCut(client, '1')
  edits.store.refresh()
  edits.recordSince(before)
  expect(edits.document!.captions).toMatchObject([{ id: 'made' }])
  edits.undo()
  await edits.settle()
  expect(server.document()).toMatchObject({ items: [{ inFrame: 12 }, {}, {}], captions: [{ id: 'said' }] })
  edits.undo()
  await edits.settle()
  expect(server.document()).toMatchObject({ items: [{ inFrame: 0 }, {}, {}], captions: [{ id: 'said' }] })
})

test('unsent changes are sent after a reload', async () => {
  const { edits, server, reload } = await loadedCut(withSecondUse())
  edits.change(editItem('a', { inFrame: 12 }))
  edits.change(editCaption('said', 'After'))
  edits.perform({ removeItem: { id: 'b' } })
  server.change([{ editItem: { id: 'c', revision: 1, gain: 3 } }])
  const { edits: reloaded } = await reload()
  expect(reloaded.document).toMatchObject({
    items: [{ inFrame: 12 }, { gain: 3 }, {}],
    captions: [{ text: 'After' }],
  })
  await reloaded.settle()
  expect(server.document()).toMatchObject({
    items: [{ inFrame: 12 }, { gain: 3 }, {}],
    captions: [{ text: 'After' }],
  })
  expect(sessionStorage).toHaveLength(0)
})

test('an edit of a card shows at once, and a refused one changes nothing', async () => {
  const card = {
    __typename: 'Card' as const,
    kind: 'TITLE' as const,
    design: 'PLAIN' as const,
    title: 'Night',
    subtitle: '',
    lines: [],
    background: {
      __typename: 'CardBackground' as const,
      kind: 'COLOUR' as const,
      colour: '#000000',
      assetId: null,
    },
    seconds: 2,
    revision: 1,
  }
  const video = makeCardVideo('card', card, { title: 'Night', frames: 48, duration: 2 })
  const { edits } = await loadedCut({
    cut: makeCut([...accepted, video]),
    refuse: (call) =>
      call === 2 ? new GraphQLError('Full', { extensions: { code: 'CONFLICT' } }) : undefined,
  })
  await edits.submit({ editCard: { id: 'card', revision: 1, title: 'Day', seconds: 4 } })
  expect(edits.document!.cards).toMatchObject([{ title: 'Day', seconds: 4, revision: 2 }])
  await expect(edits.submit({ editCard: { id: 'card', revision: 2, title: 'Noon' } })).rejects.toThrow('Full')
  expect(edits.document!.cards).toMatchObject([{ title: 'Day' }])
  edits.undo()
  await waitFor(() => expect(edits.document!.cards).toMatchObject([{ title: 'Night', seconds: 2 }]))
})
