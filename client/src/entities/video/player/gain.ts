/** Amplitude factor of a gain in decibels. */
const factorOf = (gain: number) => 10 ** (gain / 20)

/** Whether Web Audio can read a file, by path, because signatures change. */
const readable = new Map<string, Promise<boolean>>()

/**
 * Whether Web Audio can read the sound of a file. It is silent for files of other origins, to which a file of this origin
 * may redirect.
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
      readable.delete(pathname) // retries later: the network may have failed
      return false
    },
  )
  readable.set(pathname, probe)
  return probe
}

let context: AudioContext | undefined
/** Permanent, because an element cannot be disconnected from its node. */
const nodes = new WeakMap<HTMLMediaElement, GainNode>()

function connect(element: HTMLMediaElement): GainNode {
  context ??= new AudioContext()
  void context.resume()
  const node = context.createGain()
  context.createMediaElementSource(element).connect(node).connect(context.destination)
  nodes.set(element, node)
  return node
}

/** The last requested amplification of an element: factor and file. */
const requests = new WeakMap<HTMLMediaElement, string>()

/** Amplifies an element through Web Audio, if possible and still requested. */
async function amplify(element: HTMLMediaElement, factor: number, request: string): Promise<void> {
  const url = element.getAttribute('src')
  if (!url || typeof AudioContext === 'undefined' || !(await isReadable(url))) return
  if (requests.get(element) !== request) return
  const node = nodes.get(element) ?? connect(element)
  node.gain.value = factor
}

/**
 * Sets the volume of an element in decibels. Above 0 dB only if Web Audio can amplify it. `share` is its fraction in a
 * cross-fade.
 */
export function applyGain(element: HTMLMediaElement, gain: number, share = 1): void {
  const factor = factorOf(gain)
  element.volume = Math.min(1, factor) * share
  const request = `${Math.max(1, factor)} ${element.getAttribute('src')}`
  if (requests.get(element) === request) return
  requests.set(element, request)
  const node = nodes.get(element)
  if (node) node.gain.value = 1
  if (factor > 1) void amplify(element, factor, request)
}
