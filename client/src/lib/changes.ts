/** How long a change may keep what would stop it from happening, in milliseconds. */
const PATIENCE_MS = 30_000

const underWay = new Set<Promise<void>>()

/** Notes a change that is on its way to the server. Returns what ends it. */
export function beginChange(): () => void {
  let end = () => {}
  const change = new Promise<void>((resolve) => (end = resolve))
  underWay.add(change)
  return () => {
    underWay.delete(change)
    end()
  }
}

/** Resolves once every change has arrived or failed, also those that begin meanwhile, and after half a minute at most. */
export async function changesArrived(): Promise<void> {
  const late = Date.now() + PATIENCE_MS
  const tooLate = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  while (underWay.size > 0 && Date.now() < late) await Promise.race([Promise.all(underWay), tooLate])
}
