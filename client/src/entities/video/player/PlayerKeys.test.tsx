/** Covers specification V27. */
import { fireEvent, screen } from '@testing-library/react'
import { openPart } from '../../../../test/part'
import { Player } from './Player'

const { IntersectionObserver } = globalThis
afterEach(() => void Object.assign(globalThis, { IntersectionObserver }))

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() })
})
const video = () => document.querySelector('video')!
const isPlaying = () => screen.queryByRole('button', { name: 'Pause' }) !== null
const frameShown = () => Math.floor(video().currentTime * 25)

function openFilm() {
  const opened = openPart(<Player src="/files/a.mp4" title="The Keeper" frameRate={25} isMain />)
  Object.defineProperty(video(), 'duration', { value: 20, configurable: true })
  fireEvent.durationChange(video())
  return opened
}

/** Stubs media playback and visibility, which jsdom lacks. */
function openPlayableFilm() {
  globalThis.IntersectionObserver = class {
    constructor(private readonly report: (entries: { intersectionRatio: number }[]) => void) {}
    observe = () => this.report([{ intersectionRatio: 1 }])
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  const opened = openFilm()
  let paused = true
  Object.defineProperty(video(), 'paused', { get: () => paused })
  Object.assign(video(), {
    play: async () => {
      paused = false
      fireEvent.play(video())
    },
    pause: () => {
      paused = true
      fireEvent.pause(video())
    },
  })
  return opened
}

test('the main player has the focus, and seeks by seconds, by larger steps and by frames', async () => {
  const { user } = openFilm()
  expect(screen.getByRole('group', { name: 'The Keeper' })).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}l')
  expect(video().currentTime).toBe(7)
  await user.keyboard('j{ArrowLeft}')
  expect(video().currentTime).toBe(1)
  await user.keyboard('.')
  expect(frameShown()).toBe(26)
  await user.keyboard('..,')
  expect(frameShown()).toBe(27)
  await user.keyboard('j,')
  expect(frameShown()).toBe(0)
})

test('K and Space play and pause the focused player', async () => {
  const { user } = openPlayableFilm()
  expect(screen.getByRole('group', { name: 'The Keeper' })).toHaveFocus()
  for (const key of ['k', ' ']) {
    expect(isPlaying()).toBe(false)
    await user.keyboard(key)
    expect(isPlaying()).toBe(true)
    expect(video().paused).toBe(false)
    await user.keyboard(key)
    expect(video().paused).toBe(true)
  }
  expect(isPlaying()).toBe(false)
})

test('M mutes, F enters full screen, and Space clicks a focused button', async () => {
  const requestFullscreen = jest.fn(() => Promise.resolve())
  Object.assign(HTMLElement.prototype, { requestFullscreen })
  const { user } = openFilm()
  await user.keyboard('m')
  expect(video().muted).toBe(false)
  await user.keyboard('f')
  expect(requestFullscreen).toHaveBeenCalledTimes(1)
  fireEvent.play(video())
  expect(isPlaying()).toBe(true)
  screen.getByRole('button', { name: 'Mute' }).focus()
  await user.keyboard(' ')
  expect(video().muted).toBe(true)
  expect(isPlaying()).toBe(true)
})
