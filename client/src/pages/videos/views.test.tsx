/** Covers specification V117. */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { makeClip, makeCut } from '../../../test/videos'
import { accepted, openVideosTab } from '../../../test/videos-tab'
import { useView } from './useView'
import { ViewSwitch } from './ViewSwitch'

const cut = () => makeCut(accepted)
const generated = async () => within(await screen.findByRole('region', { name: 'Generated Videos' }))
const approved = () => screen.queryByRole('region', { name: 'Approved Videos' })
const viewer = () => screen.queryByRole('region', { name: 'Viewer' })

test('without videos to review, the takes are one line, and the cut has a viewer', async () => {
  const { user } = openVideosTab(accepted, { cut: cut(), view: '' })
  expect((await generated()).getByText('Nothing to review')).toBeInTheDocument()
  expect(screen.queryByRole('article', { name: 'Take a' })).not.toBeInTheDocument()
  await waitFor(() => expect(viewer()).toBeInTheDocument())
  await user.click(screen.getByRole('radio', { name: 'Takes' }))
  expect(await (await generated()).findByRole('button', { name: 'Accepted 3' })).toBeInTheDocument()
  expect(approved()).not.toBeInTheDocument()
  expect(await screen.findByRole('article', { name: 'Take a' })).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Both' }))
  await waitFor(() => expect(approved()).toBeInTheDocument())
  expect(screen.getByRole('article', { name: 'Take a' })).toBeInTheDocument()
})

test('a video to review shows takes and cut, and the cut alone counts it', async () => {
  const { user } = openVideosTab([...accepted, makeClip('new', { status: 'PENDING' })], {
    cut: cut(),
    view: '',
  })
  expect(await screen.findByRole('article', { name: 'Take new' })).toBeInTheDocument()
  expect(approved()).toBeInTheDocument()
  expect(viewer()).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Cut' }))
  await user.click(await (await generated()).findByRole('button', { name: '1 to review' }))
  expect(await screen.findByRole('article', { name: 'Take new' })).toBeInTheDocument()
})

test('a merge, undo and the playhead go on while only the takes are shown', async () => {
  const { user } = openVideosTab(accepted, { cut: cut(), view: 'cut' })
  await user.click(await screen.findByRole('button', { name: 'More for clip 2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from cut' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo the last change' })).toBeEnabled())
  await user.click(screen.getByRole('radio', { name: 'Takes' }))
  expect(screen.getByRole('radio', { name: 'Takes' })).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: 'Cut' }))
  expect(await screen.findByRole('button', { name: 'Undo the last change' })).toBeEnabled()
})

test('"to review" opens the takes that need a review, with the focus on that filter', async () => {
  const { user } = openVideosTab([...accepted, makeClip('new', { status: 'PENDING' })], {
    cut: cut(),
    view: 'cut',
  })
  await user.click(await (await generated()).findByRole('button', { name: '1 to review' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^To review/ })).toHaveFocus())
})

test('a view chosen while the videos are loading stays, also the visible one', async () => {
  const Views = ({ isLoaded }: { isLoaded: boolean }) => {
    const { view, selected, views, open } = useView({ isLoaded, isWaiting: false, isCutEmpty: false })
    return (
      <>
        <ViewSwitch selected={selected} views={views} onOpen={open} />
        <p>view: {view}</p>
      </>
    )
  }
  const part = (isLoaded: boolean) => <Views isLoaded={isLoaded} />
  const { rerender } = render(part(false), { wrapper: MemoryRouter })
  expect(screen.getByText('view: both')).toBeInTheDocument()
  await userEvent.click(screen.getByText('Both'))
  rerender(part(true))
  expect(screen.getByText('view: both')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Both' })).toBeChecked()
})
