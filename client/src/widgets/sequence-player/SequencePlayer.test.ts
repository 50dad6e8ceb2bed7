/** Covers specification V29. */
import type { PlayedClip } from './PlayedClip'
import { type PlayerState, SequencePlayer } from './SequencePlayer'

/** Video elements that play on demand, at times set by the test. */
function openPlayer(clips: PlayedClip[]) {
  const playing = new Set<HTMLMediaElement>()
  const makeClip = () => {
    const element = document.createElement('video')
    return Object.assign(element, {
      load() {},
      play: () => Promise.resolve(void playing.add(element)),
      pause: () => void playing.delete(element),
    })
  }
  const getters = { duration: () => 10, readyState: () => 4, ended: () => false }
  for (const [name, get] of Object.entries(getters))
    jest.spyOn(HTMLMediaElement.prototype, name as 'duration', 'get').mockImplementation(get as () => number)
  const [even, odd, transition] = [makeClip(), makeClip(), makeClip()]
  let state: PlayerState | undefined
  const player = new SequencePlayer({ clips: [even, odd], transition }, clips, {
    state: (next) => (state = next),
    transitionFailed: () => undefined,
  })
  player.playFrom(0)
  const playTo = (element: HTMLVideoElement, seconds: number) => {
    element.currentTime = seconds
    player.update()
  }
  return { player, playing, even, odd, transition, playTo, stateNow: () => state! }
}

const clip = (url: string, changes: Partial<PlayedClip> = {}): PlayedClip => ({
  url,
  duration: 10,
  ...changes,
})

test('a clip starts at its in point and ends before a frame after its out point', () => {
  const { even, odd, playing, playTo, stateNow } = openPlayer([
    clip('/a.mp4', { from: 2, to: 5 }),
    clip('/b.mp4', { from: 1, to: 3 }),
  ])
  expect(even.currentTime).toBeCloseTo(2, 2)
  expect(odd.currentTime).toBeCloseTo(1, 2)
  playTo(even, 4.95)
  expect(stateNow().at).toBe(0)
  playTo(even, 4.99)
  expect(stateNow()).toMatchObject({ at: 1, isPlaying: true })
  expect([...playing]).toEqual([odd])
  playTo(odd, 2.99)
  expect(stateNow()).toMatchObject({ isOver: true, isPlaying: false })
  expect(playing.size).toBe(0)
})

test('a clip plays at its speed, which its position follows', () => {
  const { player, even, odd, playTo, stateNow } = openPlayer([
    clip('/a.mp4', { from: 2, to: 6, speed: 2 }),
    clip('/b.mp4', { speed: 0.5 }),
  ])
  expect([even.playbackRate, odd.playbackRate]).toEqual([2, 0.5])
  even.currentTime = 3
  expect(player.seconds).toBe(0.5)
  playTo(even, 5.95)
  expect(stateNow().at).toBe(0)
  playTo(even, 5.97)
  expect(stateNow().at).toBe(1)
  player.playFrom(0, 1.5)
  expect(even.currentTime).toBeCloseTo(5, 2)
})

test('a transition starts before the out point, and the next clip at its in point', () => {
  const { player, even, odd, transition, playing, playTo, stateNow } = openPlayer([
    clip('/a.mp4', { from: 2, to: 6, speed: 2, gain: -6, transition: { url: '/fade.mp4', seconds: 0.5 } }),
    clip('/b.mp4', { from: 4, to: 8 }),
  ])
  playTo(even, 4.98)
  expect(stateNow().isInTransition).toBe(false)
  playTo(even, 5)
  expect(stateNow().isInTransition).toBe(true)
  expect([...playing]).toEqual([even, odd, transition])
  playTo(odd, 4.25)
  expect(even.volume).toBeCloseTo(0.5 * Math.SQRT1_2, 2)
  expect(odd.volume).toBeCloseTo(Math.SQRT1_2)
  playTo(odd, 4.5)
  expect(stateNow()).toMatchObject({ at: 1, isInTransition: false })
  expect(player.seconds).toBe(0.5)
})

test('clips have their own gain and mute, and the viewer can mute all', () => {
  const { player, even, odd, playTo } = openPlayer([
    clip('/a.mp4', { to: 2, gain: -20 }),
    clip('/b.mp4', { isMuted: true, gain: 6, framing: 0 }),
  ])
  expect([even.volume, even.muted]).toEqual([0.1, false])
  player.setMuted(true)
  expect(even.muted).toBe(true)
  player.setMuted(false)
  playTo(even, 2)
  expect([odd.volume, odd.muted]).toEqual([1, true])
  expect(even.style.getPropertyValue('--framing')).toBe('50%')
  expect(odd.style.getPropertyValue('--framing')).toBe('0%')
})
