import { screen, waitFor, within } from '@testing-library/react'
import { editing, makeShot, openStoryboard, reading } from '../../../../test/storyboard'

const card = (number: number) => within(screen.getByRole('article', { name: `Shot ${number}` }))

test('the prompt is composed, can be edited and reset', async () => {
  const shot = makeShot('a', { words: 'Rosa waits', heading: 'INT. BAKERY - NIGHT', camera: 'close_up' })
  const edited = { ...shot, editedPrompt: 'Rain', revision: 2 }
  const { user } = openStoryboard([
    reading(shot),
    editing({ id: 'a', revision: 1, editedPrompt: 'Rain' }, edited),
    editing({ id: 'a', revision: 2, editedPrompt: null }, { ...shot, revision: 3 }),
  ])
  await user.click(await screen.findByText('Prompt sent to the model'))
  const prompt = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt of shot 1' })
  expect(prompt.value).toBe('Interior, bakery, night.\nRosa waits\nClose-up.')
  await user.clear(prompt)
  await user.paste('Rain')
  await user.tab()
  expect(await screen.findByText('Edited')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reset to composed prompt' }))
  await waitFor(() => expect(prompt.value).toBe('Interior, bakery, night.\nRosa waits\nClose-up.'))
})

test('dialogue is added, edited and deleted', async () => {
  const shot = makeShot('a')
  const line = { speaker: 'Rosa', text: 'No.' }
  const { user } = openStoryboard([
    reading(shot),
    editing(
      { id: 'a', revision: 1, dialogue: [line] },
      { ...shot, dialogue: [{ __typename: 'ShotDialogue', ...line }] as never, revision: 2 },
    ),
    editing({ id: 'a', revision: 2, dialogue: [] }, { ...shot, revision: 3 }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Add dialogue to shot 1' }))
  await user.type(screen.getByRole('textbox', { name: 'Speaker of new line of shot 1' }), 'Rosa')
  await user.type(screen.getByRole('textbox', { name: 'Text of new line of shot 1' }), 'No.')
  await user.click(card(1).getByRole('textbox', { name: 'What happens in shot 1' }))
  expect(await screen.findByRole('textbox', { name: 'Text of line 1 of shot 1' })).toHaveValue('No.')
  await user.click(screen.getByRole('button', { name: 'Delete line 1 of shot 1' }))
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Text of line 1 of shot 1' })).not.toBeInTheDocument(),
  )
})
