import { applyGain } from './gain'

const nodes: { gain: { value: number } }[] = []
class FakeAudioContext {
  destination = {}
  resume = () => Promise.resolve()
  createGain() {
    const node = { gain: { value: 1 }, connect: () => node }
    nodes.push(node)
    return node
  }
  createMediaElementSource = () => ({ connect: (node: object) => node })
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const open = (src: string) => Object.assign(document.createElement('video'), { src })

beforeEach(() => {
  nodes.length = 0
  Object.assign(globalThis, { AudioContext: FakeAudioContext })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'AudioContext'))

test('sound is amplified if the browser can read the file', async () => {
  globalThis.fetch = () => Promise.resolve({ ok: true } as Response)
  const video = open('/files/loud.mp4')
  applyGain(video, 6)
  await settled()
  expect(nodes[0]!.gain.value).toBeCloseTo(1.995)
  expect(video.volume).toBe(1)
  applyGain(video, -6)
  expect(nodes[0]!.gain.value).toBe(1)
  expect(video.volume).toBeCloseTo(0.501)
})

test('sound stays at 0 dB if Web Audio would be silent', async () => {
  globalThis.fetch = () => Promise.resolve({ ok: false, type: 'opaqueredirect' } as Response)
  const redirected = open('/files/bucket.mp4')
  applyGain(redirected, 6)
  const foreign = open('https://bucket.example/a.mp4')
  applyGain(foreign, 6, 0.5)
  await settled()
  expect(nodes).toEqual([])
  expect([redirected.volume, foreign.volume]).toEqual([1, 0.5])
})
