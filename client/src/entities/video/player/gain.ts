/** The factor of an amplitude for a gain in decibels. */
const factorOf = (gain: number) => 10 ** (gain / 20)

/** Whether the sound of a file may be processed: by path, because signatures change. */
const readable = new Map<string, Promise<boolean>>()

/**
 * Whether the browser lets this page process the sound of a file. Sound of another origin is silent in Web Audio, and a
 * file of this origin may redirect to a bucket.
 */
function isReadable(url: string): Promise<boolean> {
  if (url.startsWith('blob:')) return Promise.resolve(true)
  const { origin, pathname } = new URL(url, location.href)
  if (origin !== location.origin) return Promise.resolve(false)
  const known = readable.get(pathname)
  if (known) return known
  const probe = fetch(url, { headers: { Range: 'bytes=0-0' }, redirect: 'manual' }).then(
    ({ ok }) => ok,
    () => {
      readable.delete(pathname) // the network may be back for the next clip
      return false
    },
  )
  readable.set(pathname, probe)
  return probe
}

let context: AudioContext | undefined
/** An element stays connected to its node for good. */
const nodes = new WeakMap<HTMLMediaElement, GainNode>()

function connect(element: HTMLMediaElement): GainNode {
  context ??= new AudioContext()
  void context.resume()
  const node = context.createGain()
  context.createMediaElementSource(element).connect(node).connect(context.destination)
  nodes.set(element, node)
  return node
}

/** What an element was last amplified by, and of which file. */
const wanted = new WeakMap<HTMLMediaElement, string>()

/** Amplifies an element through Web Audio, unless it plays something else when that turns out to be allowed. */
async function amplify(element: HTMLMediaElement, factor: number, request: string): Promise<void> {
  const url = element.getAttribute('src')
  if (!url || typeof AudioContext === 'undefined' || !(await isReadable(url))) return
  if (wanted.get(element) !== request) return
  const node = nodes.get(element) ?? connect(element)
  node.gain.value = factor
}

/**
 * Plays an element louder or softer, in decibels. Above 0 dB only where the browser allows it to be amplified; else at
 * 0 dB. `share` is the part that a cross-fade leaves of it.
 */
export function applyGain(element: HTMLMediaElement, gain: number, share = 1): void {
  const factor = factorOf(gain)
  element.volume = Math.min(1, factor) * share
  const request = `${Math.max(1, factor)} ${element.getAttribute('src')}`
  if (wanted.get(element) === request) return
  wanted.set(element, request)
  const node = nodes.get(element)
  if (node) node.gain.value = 1
  if (factor > 1) void amplify(element, factor, request)
}
