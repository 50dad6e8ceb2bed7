/**
 * Runs what one person does until another one sees it, and prints how long that took from the beginning of
 * `act`, which must be the one click and its confirmation for the first person. A report, never an assertion.
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
