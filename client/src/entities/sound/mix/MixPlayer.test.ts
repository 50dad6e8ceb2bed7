/** Covers specification V29. */
import type { PlannedCue } from '#schema/mix'
import { MixPlayer } from './MixPlayer'

/** An audio clock set by the test, and a log of what was scheduled on it. */
const audio = { time: 0, log: [] as string[] }
const round = (seconds: number) => Math.round(seconds * 1000) / 1000

class FakeParam {
  set value(value: number) {
    audio.log.push(`value ${value}`)
  }
  setValueAtTime = (value: number, at: number) => void audio.log.push(`set ${value} at ${round(at)}`)
  linearRampToValueAtTime = (value: number, at: number) =>
    void audio.log.push(`ramp ${value} at ${round(at)}`)
  setTargetAtTime = () => undefined
  cancelScheduledValues = () => undefined
}
class FakeNode {
  gain = new FakeParam()
  constructor(readonly context: object) {}
  loop = false
  loopStart = 0
  loopEnd = 0
  connect = (node: unknown) => node
  start = (at: number, offset: number) => {
    const loop = this.loop ? ` in ${this.loopStart}–${this.loopEnd}` : ''
    audio.log.push(`start at ${round(at)} from ${offset}${loop}`)
  }
  stop = (at: number) => void audio.log.push(`stop at ${round(at)}`)
}
class FakeContext {
  destination = {}
  get currentTime() {
    return audio.time
  }
  createGain = () => new FakeNode(this)
  createBufferSource = () => new FakeNode(this)
  decodeAudioData = () => Promise.resolve({})
  resume = () => Promise.resolve()
  close = () => Promise.resolve()
}

const playing = new Set<HTMLMediaElement>()
let elements: HTMLMediaElement[] = []

beforeEach(() => {
  Object.assign(audio, { time: 0, log: [] })
  elements = []
  playing.clear()
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('flac'))
  Object.assign(globalThis, { AudioContext: FakeContext })
  Object.assign(HTMLMediaElement.prototype, {
    load() {},
    play(this: HTMLMediaElement) {
      playing.add(this)
      elements = [...new Set([...elements, this])]
      return Promise.resolve()
    },
    pause(this: HTMLMediaElement) {
      playing.delete(this)
    },
  })
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    return !playing.has(this)
  } as () => boolean)
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'AudioContext')
  jest.restoreAllMocks()
})

const planned = (changes: Partial<PlannedCue> = {}): PlannedCue => ({
  id: 'cue',
  soundId: 'song',
  startSeconds: 2,
  endSeconds: 6,
  offsetSeconds: 1,
  loop: null,
  envelope: [
    { atSeconds: 2, factor: 0 },
    { atSeconds: 3, factor: 1 },
    { atSeconds: 6, factor: 1 },
  ],
  isDuckedByClips: false,
  ...changes,
})

async function openMix(cue: PlannedCue, duration = 10) {
  const mix = new MixPlayer([cue], new Map([['song', { url: '/files/song.flac', duration }]]))
  await mix.load()
  mix.sync(-1, true) // the picture has stalled
  return mix
}

test('a cue starts with its envelope, stops with the picture, and follows a seek', async () => {
  const mix = await openMix(planned())
  mix.sync(0, true)
  expect(audio.log).toEqual(['set 0 at 2', 'ramp 1 at 3', 'ramp 1 at 6', 'start at 2 from 1', 'stop at 6'])
  audio.log = []
  audio.time = 0.5
  mix.sync(0.52, true)
  expect(audio.log).toEqual([])
  mix.sync(4, true)
  expect(audio.log).toEqual([
    'stop at 0.51',
    'set 0 at 0.5',
    'ramp 1 at 0.51',
    'ramp 1 at 2.5',
    'start at 0.5 from 3',
    'stop at 2.5',
  ])
  audio.log = []
  mix.sync(4.1, false)
  expect(audio.log).toEqual(['stop at 0.51'])
  mix.close()
})

test('a loop repeats its part of the sound without a gap', async () => {
  const mix = await openMix(
    planned({ startSeconds: 0, endSeconds: 60, offsetSeconds: 1, loop: { from: 1, to: 4 } }),
  )
  mix.sync(7.5, true)
  expect(audio.log).toContain('start at 0 from 2.5 in 1–4')
  mix.close()
})

test('a sound that cannot be decoded is played by an element at the volume of its envelope', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('CORS'))
  const mix = await openMix(planned())
  mix.sync(1, true)
  expect(elements).toEqual([])
  mix.sync(2.5, true)
  const [element] = elements
  expect([element!.volume, element!.currentTime]).toEqual([0.5, 1.5])
  mix.setMuted(true)
  expect(element!.muted).toBe(true)
  mix.sync(2.6, false)
  expect(playing.size).toBe(0)
  mix.sync(6.5, true)
  expect(playing.size).toBe(0)
  mix.close()
})
