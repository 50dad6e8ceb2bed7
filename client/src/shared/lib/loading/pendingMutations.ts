/** How long to wait for mutations before the page reloads, in milliseconds. */
const TIMEOUT_MS = 30_000

const pending = new Set<Promise<void>>()

/** Registers a mutation that was sent. Returns a function to call when it settles. */
export function trackMutation(): () => void {
  let settle = () => {}
  const mutation = new Promise<void>((resolve) => (settle = resolve))
  pending.add(mutation)
  return () => {
    pending.delete(mutation)
    settle()
  }
}

/** Resolves when all mutations have settled, including those sent meanwhile, or after 30 seconds. */
export async function mutationsSettled(): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
  while (pending.size > 0 && Date.now() < deadline) await Promise.race([Promise.all(pending), timeout])
}
