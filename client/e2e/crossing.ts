/**
 * Prints the time from the start of `act`, a click and its confirmation by one person, until another person sees
 * the change. A report, never an assertion.
 */
export async function measureCrossing(
  what: string,
  act: () => Promise<unknown>,
  seen: () => Promise<unknown>,
): Promise<void> {
  const begun = performance.now()
  const watching = seen().then(() => performance.now())
  watching.catch(() => undefined) // awaited below; handled here if the act itself fails first
  await act()
  process.stdout.write(
    `${what}: ${Math.round((await watching) - begun)} ms from the click to the other browser\n`,
  )
}
