/** Runs what one person does until another one sees it, and prints how long that took: a report, never an assertion. */
export async function crossing(what: string, act: () => Promise<unknown>, seen: () => Promise<unknown>): Promise<void> {
  const watching = seen()
  watching.catch(() => undefined) // told below, also when the act itself fails first
  await act()
  const done = performance.now()
  await watching
  process.stdout.write(`${what}: ${Math.round(performance.now() - done)} ms to the other browser\n`)
}
