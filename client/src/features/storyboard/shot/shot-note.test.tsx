/** Covers specification C27. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ShotFieldsFragment } from './shot.generated'
import { ShotNote } from './ShotNote'

const NOTE = 'Left out: guitar, lamp.'

function openNote({ words = 'A woman cooks', leftOut = ['guitar', 'lamp'], isTaken = false } = {}) {
  const onWords = jest.fn()
  const shot = {
    chosenTake: isTaken ? { note: NOTE } : null,
    drawing: { note: NOTE, leftOut },
  } as unknown as ShotFieldsFragment
  render(<ShotNote shot={shot} words={words} onWords={onWords} />)
  return { user: userEvent.setup(), onWords }
}

test('what a drawing left out is added to the words of its shot', async () => {
  const { user, onWords } = openNote()
  expect(screen.getByText(NOTE)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Draw them anyway' }))
  expect(onWords).toHaveBeenCalledWith('A woman cooks. Also show the guitar, the lamp.')
})

test('only what is not asked for yet is offered', async () => {
  const { user, onWords } = openNote({ words: 'A woman plays the lamp. Also show the guitar.' })
  await user.click(screen.getByRole('button', { name: 'Draw it anyway' }))
  expect(onWords).toHaveBeenCalledWith('A woman plays the lamp. Also show the guitar. Also show the lamp.')
})

test.each([
  ['nothing can be drawn', { leftOut: [] }],
  ['the note is that of a take', { isTaken: true }],
])('no button, because %s', (_, given) => {
  openNote(given)
  expect(screen.getByText(NOTE)).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
