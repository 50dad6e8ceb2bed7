type Listener = (address: string) => void
const listeners = new Set<Listener>()

/** Goes to an address of the app, from anywhere. */
export const goTo = (address: string) => listeners.forEach((listener) => listener(address))

/** Registers what shows the pages. */
export function onGoTo(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
