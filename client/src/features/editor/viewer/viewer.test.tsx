/** Covers specification V116. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeCut } from '../../../../test/videos'
import { accepted, openVideosTab } from '../../../../test/videos-tab'

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { load() {}, play: () => Promise.resolve(), pause() {} })
})

const viewer = async () => within(await screen.findByRole('region', { name: 'Viewer' }))
const shown = () => document.querySelector<HTMLVideoElement>('video[data-shown]')!
const open = () => openVideosTab(accepted, { cut: makeCut(accepted), view: 'cut' })

test('the viewer shows the frame at the playhead', async () => {
  const { user } = open()
  await viewer()
  expect(shown().getAttribute('src')).toBe('/files/a.mp4')
  ;(await screen.findByRole('slider', { name: 'Playhead' })).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(shown().currentTime).toBeCloseTo(2)
  await user.keyboard('{PageUp}')
  await waitFor(() => expect(shown().getAttribute('src')).toBe('/files/b.mp4'))
  expect(shown().currentTime).toBeCloseTo(0)
})

test('a dragged edge shows its frame until the drag ends', async () => {
  open()
  await viewer()
  const edge = await screen.findByRole('slider', { name: 'Start of Take b' })
  const point = (type: string, clientX: number) =>
    fireEvent(edge, new MouseEvent(type, { bubbles: true, button: 0, clientX }))
  point('pointerdown', 0)
  point('pointermove', 30)
  expect(shown().getAttribute('src')).toBe('/files/b.mp4')
  expect(shown().currentTime).toBeGreaterThan(0.01)
  point('pointercancel', 30)
  expect(shown().getAttribute('src')).toBe('/files/a.mp4')
})

test('Space plays from the playhead in the viewer, and stops there', async () => {
  const { user } = open()
  expect((await viewer()).getByRole('button', { name: 'Play' })).toBeEnabled()
  await user.keyboard(' ')
  expect(await (await viewer()).findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  await waitFor(() => expect(shown().getAttribute('src')).toBe('/files/a.mp4'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.keyboard(' ')
  expect(await (await viewer()).findByRole('button', { name: 'Play' })).toBeInTheDocument()
})

test('Space pauses after a click on a clip, and goes on from there', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Play the cut from 2' }))
  expect(await (await viewer()).findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  await waitFor(() => expect(shown().getAttribute('src')).toBe('/files/b.mp4'))
  shown().currentTime = 2
  await (await viewer()).findByText('00:07')
  await user.keyboard(' ')
  expect(await (await viewer()).findByRole('button', { name: 'Play' })).toBeInTheDocument()
  expect(screen.getByRole('slider', { name: 'Playhead' })).toHaveAttribute('aria-valuenow', '7')
  await user.click(screen.getByRole('radio', { name: 'Cut' }))
  await user.keyboard(' ')
  expect(await (await viewer()).findByRole('button', { name: 'Pause' })).toBeInTheDocument()
})

test('a click on a clip plays it in the viewer, and Play cut in the whole window', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Play the cut from 2' }))
  expect(await (await viewer()).findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  await waitFor(() => expect(shown().getAttribute('src')).toBe('/files/b.mp4'))
  await user.click(screen.getByRole('button', { name: 'Play cut' }))
  expect(await screen.findByRole('dialog', { name: 'Play cut' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Viewer' })).not.toBeInTheDocument()
})

test.each([
  ['a change of the cut', '{Delete}'],
  ['a dialog over the cut', '{Enter}'],
])('%s stops playback', async (_case, key) => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Play the cut from 2' }))
  expect(await (await viewer()).findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  screen.getByRole('button', { name: 'Play the cut from 1' }).focus()
  await user.keyboard(key)
  expect(await (await viewer()).findByRole('button', { name: 'Play' })).toBeInTheDocument()
})

test('a click on another clip in the same moment as a jump of the playing one is followed once', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Play the cut from 1' }))
  expect(await (await viewer()).findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  await waitFor(() => expect(shown().getAttribute('src')).toBe('/files/a.mp4'))
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (const [seconds, next] of [
    [1, 'b'],
    [2, 'a'],
  ] as const) {
    await act(async () => {
      shown().currentTime = seconds
      await frame()
      await frame()
      fireEvent.click(screen.getByRole('button', { name: `Play the cut from ${next === 'a' ? 1 : 2}` }))
    })
    await waitFor(() => expect(shown().getAttribute('src')).toBe(`/files/${next}.mp4`))
  }
  expect((await viewer()).getByRole('button', { name: 'Pause' })).toBeInTheDocument()
})

test('a click on another clip as soon as the viewer changes to playback is followed', async () => {
  open()
  const button = (name: string) => screen.findByRole('button', { name })
  const [first, second] = [await button('Play the cut from 1'), await button('Play the cut from 2')]
  await viewer()
  new MutationObserver((_changes, observer) => {
    if (!screen.queryByRole('button', { name: 'Pause' })) return
    observer.disconnect()
    second.click()
  }).observe(document.body, { childList: true, subtree: true, attributes: true })
  first.click()
  await waitFor(() => expect(shown().getAttribute('src')).toBe('/files/b.mp4'))
})

test('Space in a dialog does not play the cut behind it', async () => {
  const { user } = open()
  await viewer()
  await user.click(await screen.findByRole('button', { name: /^Export:/ }))
  const dialog = await screen.findByRole('dialog')
  dialog.focus()
  await user.keyboard('k')
  expect((await viewer()).queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument()
})
