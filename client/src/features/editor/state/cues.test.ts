import { waitFor } from '@testing-library/react'
import { makeCue, makeCut } from '../../../../test/videos'
import { accepted } from '../../../../test/videos-tab'
import { cueStateOf } from './cut'
import { WHOLE_SOUND } from '#schema/mix'
import { addCue, editCue, removeCue } from './cueChanges'
import { CutEdits } from './CutEdits'
import { removeItem } from './itemChanges'
import type { CutOperation } from './operations'

/** Edits of a cut with a cue, saved by `save`, which may throw. */
function edited(save: (operation: CutOperation, attempt: number) => void = () => undefined) {
  let saved = makeCut(accepted, undefined, { cues: [makeCue('song')] })
  const sent: CutOperation[] = []
  const edits = new CutEdits({
    saved: () => saved,
    refetch: async () => undefined,
    send: async (operation) => {
      sent.push(operation)
      save(operation, sent.length)
      // the server stores the operation
      const cues = edits.state!.cues.map((cue) => ({ ...makeCue(cue.id), ...cue }))
      saved = { ...saved, cues }
    },
  })
  /** Somebody else changes the cue. */
  const store = (changes: object) => (saved = { ...saved, cues: [makeCue('song', changes)] })
  return { edits, sent, store }
}

test('a cue is added, edited, undone and redone as one history with the clips', async () => {
  const { edits, sent } = edited()
  edits.change(addCue({ ...WHOLE_SOUND, id: 'new', soundId: 'bell', at: 3 }))
  edits.change(editCue('song', { gain: -6 }), 'gain')
  edits.change(editCue('song', { gain: -7, isMuted: true }), 'gain')
  await edits.settle()
  expect(sent.map(({ kind }) => kind)).toEqual(['addCue', 'editCues'])
  expect(sent[1]).toMatchObject({
    edits: new Map([
      [
        'song',
        expect.objectContaining({ base: { gain: 0, isMuted: false }, mine: { gain: -7, isMuted: true } }),
      ],
    ]),
  })
  edits.undo()
  expect(edits.state!.cues.map(({ id, gain }) => [id, gain])).toEqual([
    ['song', 0],
    ['new', 0],
  ])
  edits.undo()
  expect(edits.state!.cues.map(({ id }) => id)).toEqual(['song'])
  edits.redo()
  expect(edits.state!.cues.map(({ id, at }) => [id, at])).toEqual([
    ['song', 0],
    ['new', 3],
  ])
})

test('a deleted cue comes back by Undo as it was', async () => {
  const { edits, sent } = edited()
  const before = edits.state!.cues
  edits.change(removeCue('song'))
  expect(edits.state!.cues).toEqual([])
  edits.undo()
  expect(edits.state!.cues).toEqual(before)
  await edits.settle()
  expect(sent.map(({ kind }) => kind)).toEqual(['removeCue', 'addCue'])
})

test('cues leave with the clip that they move with, and return with it', async () => {
  const { edits, sent } = edited()
  edits.change(editCue('song', { itemId: 'b', at: 1 }))
  edits.change(removeItem('b'))
  edits.undo()
  expect(edits.state!.cues).toMatchObject([{ id: 'song', itemId: 'b', at: 1 }])
  await edits.settle()
  expect(sent.map(({ kind }) => kind)).toEqual(['editCues', 'removeCue', 'remove', 'add', 'addCue'])
})

test('fields that others have changed conflict, and others are merged', async () => {
  const { edits, sent, store } = edited((_, attempt) => {
    if (attempt > 1) return
    store({ gain: -3, fadeIn: 2, revision: 2 })
    throw Object.assign(new Error(), { errors: [{ message: 'Changed', extensions: { code: 'CONFLICT' } }] })
  })
  edits.change(editCue('song', { gain: -6 }))
  edits.change(editCue('song', { at: 4 }))
  await edits.settle()
  await waitFor(() => expect(edits.current().cueConflicts.size).toBe(1))
  expect(edits.current().cueConflicts.get('song')).toMatchObject({ gain: -6, at: 4 })
  expect(edits.state!.cues[0]).toMatchObject({ gain: -3, fadeIn: 2 })
  edits.resolve('song', 'mine')
  expect(edits.state!.cues[0]).toMatchObject({ gain: -6, at: 4, fadeIn: 2 })
  await edits.settle()
  expect(sent).toHaveLength(2)
  expect(edits.current().cueConflicts.size).toBe(0)
})

test('the state of a stored cue names its sound', () => {
  expect(cueStateOf(makeCue('song', { at: 2 }))).toEqual({
    ...WHOLE_SOUND,
    id: 'song',
    soundId: 'sound-song',
    at: 2,
  })
})
