/**
 * Runs what one person does until another one sees it, and prints how long that took from the beginning of
 * `act`, which has to be the one click that does it and whatever tells the first person of it. A report,
 * never an assertion.
 */
export async function measureCrossing(
  what: string,
  act: () => Promise<unknown>,
  seen: () => Promise<unknown>,
): Promise<void> {
  const begun = performance.now()
  const watching = seen().then(() => performance.now())
  watching.catch(() => undefined) // told below, also when the act itself fails first
  await act()
  process.stdout.write(
    `${what}: ${Math.round((await watching) - begun)} ms from the click to the other browser\n`,
  )
}
