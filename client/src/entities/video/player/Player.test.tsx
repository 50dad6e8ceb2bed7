/** Covers specification V7, V8. */
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { openPart } from '../../../../test/part'
import { Player } from './Player'

const load = jest.fn()
beforeEach(() => {
  load.mockClear()
  Object.assign(HTMLMediaElement.prototype, { load, pause: () => undefined, play: () => Promise.resolve() })
})
const film = (
  <Player src="/files/a.mp4?signature=1" poster="/files/a.webp" title="The Keeper" ratio="16/9" length={5} />
)
const video = () => document.querySelector('video')!

test('a film is muted, loops, plays inline and shows its position', () => {
  openPart(film)
  expect(video()).toHaveAttribute('src', '/files/a.mp4?signature=1')
  expect(video().muted && video().loop && video().playsInline).toBe(true)
  expect(screen.getByText(/00:00/)).toHaveTextContent('00:00 / 00:05')
  video().currentTime = 3
  fireEvent.timeUpdate(video())
  expect(screen.getByText(/00:03/)).toBeInTheDocument()
  expect(screen.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuenow', '3')
})

test('arrow keys move the playhead within the film', async () => {
  const { user } = openPart(film)
  const playhead = screen.getByRole('slider', { name: 'Position' })
  playhead.focus()
  await user.keyboard('{End}')
  expect(video().currentTime).toBe(5)
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(video().currentTime).toBe(4)
  await user.keyboard('{Home}{ArrowLeft}')
  expect(video().currentTime).toBe(0)
})

test('a failed video shows an error in place, and can be retried', async () => {
  const { user } = openPart(film)
  fireEvent.error(video())
  expect(await screen.findByText('Error loading video')).toBeInTheDocument()
  expect(screen.getByText('Failed to load video')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Failed to load video')).not.toBeInTheDocument()
  fireEvent.error(video())
  expect(await screen.findByText('Failed to load video. Please try again.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  fireEvent.loadedData(video())
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('a new signature of the same file does not restart playback; it is used when the old one fails', async () => {
  const Watching = () => {
    const [signature, setSignature] = useState(1)
    return (
      <>
        <Player src={`/files/a.mp4?signature=${signature}`} title="The Keeper" />
        <button onClick={() => setSignature(2)}>Sign anew</button>
      </>
    )
  }
  const { user } = openPart(<Watching />)
  await user.click(screen.getByRole('button', { name: 'Sign anew' }))
  expect(video()).toHaveAttribute('src', '/files/a.mp4?signature=1')
  fireEvent.error(video())
  expect(video()).toHaveAttribute('src', '/files/a.mp4?signature=2')
  expect(screen.queryByText('Failed to load video')).not.toBeInTheDocument()
})

test('a visible film plays automatically, or on click if the browser blocks that', async () => {
  const { IntersectionObserver, matchMedia } = globalThis
  const play = jest.fn(() => Promise.reject(Object.assign(new Error('not yet'), { name: 'NotAllowedError' })))
  Object.assign(HTMLMediaElement.prototype, { play })
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(private readonly report: (entries: { intersectionRatio: number }[]) => void) {}
      observe = () => this.report([{ intersectionRatio: 0.5 }])
      disconnect() {}
    },
    matchMedia: (query: string) => ({ ...matchMedia(query), matches: false }),
  })
  try {
    openPart(film)
    expect(await screen.findByText('Autoplay prevented. Click play to start video.')).toBeInTheDocument()
    expect(play).toHaveBeenCalledTimes(1)
  } finally {
    Object.assign(globalThis, { IntersectionObserver, matchMedia })
  }
})
