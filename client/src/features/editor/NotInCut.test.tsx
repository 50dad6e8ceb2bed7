/** Covers specification V115. */
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { firstItemId } from '#schema/cut-item'
import { makeClip, makeCut } from '../../../test/videos'
import { openPart } from '../../../test/part'
import { answersOf, openVideosTab } from '../../../test/videos-tab'
import { VideosTab } from '../../pages/videos/VideosTab'

const ID = '0b7e2f9a-55c8-4f4e-8f0a-2f9f6a3c1d77'
const [, B] = ['a', 'b', 'c'].map((letter) => ID.replace('0', letter))
const accepted = ['a', 'b', 'c'].map((letter) =>
  makeClip(ID.replace('0', letter), { status: 'ACCEPTED', title: `Take ${letter}` }),
)

/** A cut of the first uses of three accepted videos. */
function makeFirstCut() {
  const { items, ...cut } = makeCut(accepted)
  return { ...cut, items: items.map((item) => ({ ...item, id: firstItemId(item.video.id) })) }
}
const open = () => openVideosTab(accepted, { cut: makeFirstCut() })

const clips = () => screen.getAllByTestId('clip-title').map(({ textContent }) => textContent)
const removed = async () => within(await screen.findByRole('region', { name: 'Not in the cut' }))

test('a clip is removed from the cut, and added again', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'More for clip 2' }))
  await user.click(await screen.findByRole('menuitem', { name: /Remove from cut/ }))
  await waitFor(() => expect(clips()).toEqual(['Take a', 'Take c']))
  expect((await removed()).getByText('Take b')).toBeInTheDocument()
  expect(screen.getByRole('article', { name: 'Take b' })).toHaveTextContent('accepted')
  await user.click((await removed()).getByRole('button', { name: 'Add Take b to the cut' }))
  await waitFor(() => expect(clips()).toEqual(['Take a', 'Take c', 'Take b']))
  expect(screen.queryByRole('region', { name: 'Not in the cut' })).not.toBeInTheDocument()
  expect(sent).toEqual([{ removeItem: { id: firstItemId(B!) } }, { addItem: { id: B, videoId: B } }])
})

test('Delete removes the focused clip, focuses the next one, and can be undone', async () => {
  const { user } = open()
  ;(await screen.findByRole('button', { name: 'Play the cut from 1' })).focus()
  await user.keyboard('{Delete}')
  await waitFor(() => expect(clips()).toEqual(['Take b', 'Take c']))
  expect(screen.getByRole('button', { name: 'Play the cut from 1' })).toHaveFocus()
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(clips()).toEqual(['Take a', 'Take b', 'Take c']))
})

/** The Videos tab, and a button that leaves it or comes back. */
function Tabs() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Another tab</button>
      {isOpen && <VideosTab projectId="1" onGenerate={() => undefined} />}
    </>
  )
}

test('undo survives leaving the Videos tab', async () => {
  const { user } = openPart(
    <MemoryRouter initialEntries={['/?view=cut']}>
      <Tabs />
    </MemoryRouter>,
    answersOf(accepted, { cut: makeFirstCut() }),
  )
  const shown = () => screen.queryAllByTestId('clip-title').map(({ textContent }) => textContent)
  await user.click(await screen.findByRole('button', { name: 'More for clip 2' }))
  await user.click(await screen.findByRole('menuitem', { name: /Remove from cut/ }))
  await waitFor(() => expect(shown()).toEqual(['Take a', 'Take c']))
  await user.click(screen.getByRole('button', { name: 'Another tab' }))
  expect(shown()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Another tab' }))
  await user.click(await screen.findByRole('button', { name: 'Undo the last change' }))
  await waitFor(() => expect(shown()).toEqual(['Take a', 'Take b', 'Take c']))
})
