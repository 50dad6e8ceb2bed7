/** Covers specification G42. */
import { screen } from '@testing-library/react'
import { openPart } from '../../../test/part'
import type { NoteFieldsFragment } from '../../entities/note/notes.generated'
import { onGoTo } from '../../shared/lib/navigation'
import { MakeAgainButton } from './MakeAgainButton'

const noteOn = (__typename: 'CardVideo' | 'Clip') =>
  ({
    projectId: 'p',
    places: [{ videoId: 'v', itemId: 'i', frame: 3, video: { __typename, id: 'v', frameRate: 24 } }],
  }) as unknown as NoteFieldsFragment

test('a note on a card opens the card in the cut', async () => {
  const went: string[] = []
  onGoTo((to) => went.push(to))
  const { user } = openPart(<MakeAgainButton note={noteOn('CardVideo')} />)
  await user.click(screen.getByRole('button', { name: 'Edit card' }))
  expect(went).toEqual(['/projects/p?tab=videos&view=cut&card=v'])
})

test('a note on a take offers to make it again', () => {
  openPart(<MakeAgainButton note={noteOn('Clip')} />)
  expect(screen.getByRole('button', { name: 'Make it again' })).toBeEnabled()
})
