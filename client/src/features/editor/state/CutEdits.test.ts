import { waitFor } from '@testing-library/react'
import { makeCut, makeCutItem } from '../../../../test/videos'
import { accepted } from '../../../../test/videos-tab'
import { draftOf } from './cut'
import { CutEdits } from './CutEdits'
import { arrange, duplicateItem, editItem } from './itemChanges'
import type { CutOperation } from './operations'

/** Edits of a cut of three clips. Each sent operation waits until `respond` accepts it. */
function edited() {
  let saved = makeCut(accepted, ['fade', ''])
  const waiting: { operation: CutOperation; accept: () => void }[] = []
  const edits = new CutEdits({
    saved: () => saved,
    refetch: async () => undefined,
    send: (operation) => new Promise<void>((accept) => waiting.push({ operation, accept })),
  })
  const respond = async (change: (now: typeof saved) => typeof saved = (now) => now) => {
    await waitFor(() => expect(waiting).not.toHaveLength(0))
    const { operation, accept } = waiting.shift()!
    saved = change(saved)
    accept()
    return operation
  }
  /** Somebody else, or the server, changes the first clip. */
  const store = (changes: object) => {
    const [first, ...others] = saved.items
    saved = { ...saved, items: [{ ...first!, ...changes }, ...others] }
  }
  return { edits, respond, store, waiting }
}

const stateOf = (edits: CutEdits) => edits.state!.items
const idsOf = (edits: CutEdits) => stateOf(edits).map(({ id }) => id)

test('changes show at once, and edits in quick succession are sent together', async () => {
  const { edits, respond } = edited()
  edits.change(editItem('a', { inFrame: 12 }))
  edits.change(editItem('b', { speed: 2 }))
  expect(stateOf(edits).map(({ inFrame, speed }) => [inFrame, speed])).toEqual([
    [12, 1],
    [0, 2],
    [0, 1],
  ])
  const settled = edits.settle()
  const sent = await respond()
  expect(sent.kind === 'edit' && [...sent.edits.keys()]).toEqual(['a', 'b'])
  await settled
  expect(edits.current().queue).toEqual([])
})

test('a change during a save is sent after it, without a conflict with itself', async () => {
  const { edits, respond, store } = edited()
  edits.change(editItem('a', { inFrame: 12 }))
  edits.flush()
  edits.change(editItem('a', { inFrame: 24 }))
  const settled = edits.settle()
  store({ inFrame: 12, revision: 2 })
  await respond()
  const sent = await respond()
  expect(sent.kind === 'edit' && sent.edits.get('a')?.mine).toEqual({ inFrame: 24 })
  await settled
  expect(edits.current().conflicts.size).toBe(0)
})

test('an order is saved around clips that others have added meanwhile', async () => {
  const { edits, respond, store } = edited()
  edits.change((now) => arrange({ ...draftOf(now), itemIds: ['c', 'b', 'a'] })(now))
  store({ gain: 3 })
  expect(idsOf(edits)).toEqual(['c', 'b', 'a'])
  expect(stateOf(edits)[0]!.transition).toBe('fade')
  const settled = edits.settle()
  expect((await respond()).kind).toBe('arrange')
  await settled
})

test('their version stays where the user chooses it', async () => {
  const { edits, store, waiting } = edited()
  edits.change(editItem('a', { inFrame: 12 }))
  store({ inFrame: 36, revision: 2 })
  await edits.settle()
  expect(waiting).toEqual([])
  expect(edits.current().conflicts.get('a')).toEqual({ inFrame: 12, outFrame: null })
  edits.resolve('a', 'theirs')
  expect(edits.current().conflicts.size).toBe(0)
  expect(stateOf(edits)[0]!.inFrame).toBe(36)
})

test('a copy comes after its clip, and takes over the transition to the next one', async () => {
  const { edits, respond } = edited()
  edits.change(duplicateItem('a', 'copy'))
  expect(stateOf(edits).map(({ id, transition }) => [id, transition])).toEqual([
    ['a', ''],
    ['copy', 'fade'],
    ['b', ''],
    ['c', ''],
  ])
  const settled = edits.settle()
  const stored = (now: ReturnType<typeof makeCut>) => {
    const copy = makeCutItem(accepted[0]!, { id: 'copy' })
    return { ...now, items: now.items.toSpliced(1, 0, copy) }
  }
  expect((await respond(stored)).kind).toBe('add')
  expect(idsOf(edits)).toEqual(['a', 'copy', 'b', 'c'])
  expect((await respond()).kind).toBe('arrange')
  await settled
})
