/** Covers specification V62. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { makeCut } from '../../../../test/videos'
import { accepted, openVideosTab } from '../../../../test/videos-tab'

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() })
})

const playhead = () => screen.findByRole('slider', { name: 'Playhead' })

test('keys move the playhead by seconds, by clips and to the ends', async () => {
  const { user } = openVideosTab(accepted, { cut: makeCut(accepted, ['fade', '']) })
  const handle = await playhead()
  handle.focus()
  const now = () => handle.getAttribute('aria-valuenow')
  const after = async (keys: string) => {
    await user.keyboard(keys)
    return now()
  }
  expect(handle).toHaveAttribute('aria-valuemax', '14')
  expect(await after('{ArrowRight}{ArrowRight}')).toBe('2')
  expect(await after('{Shift>}{ArrowLeft}{/Shift}')).toBe('1.9')
  expect(await after('{PageUp}{PageUp}')).toBe('9')
  expect(await after('{PageDown}')).toBe('4.5')
  expect(await after('{End}{ArrowRight}')).toBe('14')
  expect(handle).toHaveAttribute('aria-valuetext', '00:14 of 00:14')
  expect(await after('{Home}{ArrowLeft}')).toBe('0')
})

test('a click or drag on the ruler moves the playhead, and the cut plays from there', async () => {
  const { user } = openVideosTab(accepted, { cut: makeCut(accepted, ['', '']) })
  const handle = await playhead()
  const ruler = screen.getByTestId('ruler')
  // jsdom has no layout: each clip of five seconds is 184 pixels wide
  const at = (clientX: number, keys = {}) => user.pointer({ target: ruler, coords: { clientX }, ...keys })
  await at(184, { keys: '[MouseLeft>]' })
  expect(handle).toHaveAttribute('aria-valuenow', '5')
  expect(handle).toHaveFocus()
  await at(184 * 1.5)
  await at(184 * 1.5, { keys: '[/MouseLeft]' })
  await at(0)
  expect(handle).toHaveAttribute('aria-valuenow', '7.5')
  expect(screen.getByTitle('Position of the playhead')).toHaveTextContent('00:07')

  await user.click(screen.getByRole('button', { name: 'Play cut' }))
  expect(await screen.findByText('2 of 3 in the cut')).toBeInTheDocument()
  await waitFor(() => {
    const shown = document.querySelector<HTMLVideoElement>('video[data-shown]')
    expect([shown?.getAttribute('src'), shown?.currentTime]).toEqual(['/files/b.mp4', 2.5])
  })
})

test('the playhead follows playback, and playing at the end restarts the cut', async () => {
  const { user } = openVideosTab(accepted, { cut: makeCut(accepted, ['', '']) })
  const handle = await playhead()
  await user.click(screen.getByRole('button', { name: 'Play the cut from 3' }))
  expect(await screen.findByText('3 of 3 in the cut')).toBeInTheDocument()
  await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '10'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  fireEvent.keyDown(handle, { key: 'End' })
  await user.click(screen.getByRole('button', { name: 'Play cut' }))
  expect(await screen.findByText('1 of 3 in the cut')).toBeInTheDocument()
})
