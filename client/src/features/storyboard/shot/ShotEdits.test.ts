import type { EditStoryboardShotInput } from '../../../entities/types.generated'
import { shotOf } from '../../../../test/shots'
import { ShotEdits } from './ShotEdits'
import type { ShotFieldsFragment } from './shot.generated'

test('undoing a change while it is being saved also saves the undo', async () => {
  const shot = shotOf('a', { words: 'Rain' })
  const sent: (string | undefined)[] = []
  let respond: (saved: ShotFieldsFragment) => void = () => undefined
  const edits = new ShotEdits(shot, {
    viewerId: 'ana',
    send: (input: EditStoryboardShotInput) => {
      sent.push(input.words ?? undefined)
      return new Promise((resolve) => {
        respond = resolve
      })
    },
    read: async () => undefined,
  })
  edits.change({ words: 'Snow' })
  const saving = edits.store.flush()
  edits.change({ words: 'Rain' })
  respond({ ...shot, words: 'Snow', revision: 2 })
  await saving
  expect(edits.store.document?.words).toBe('Rain')
  void edits.store.flush()
  expect(sent).toEqual(['Snow', 'Rain'])
  respond({ ...shot, words: 'Rain', revision: 3 })
})
