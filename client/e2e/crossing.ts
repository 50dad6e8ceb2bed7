/** Prints the time from an action of one person until another person sees the change. Asserts nothing about it. */
export async function measureCrossing(
  what: string,
  act: () => Promise<unknown>,
  seen: () => Promise<unknown>,
): Promise<void> {
  const begun = performance.now()
  const watching = seen().then(() => performance.now())
  watching.catch(() => undefined) // awaited below; handled here in case the action fails first
  await act()
  process.stdout.write(
    `${what}: ${Math.round((await watching) - begun)} ms from the click to the other browser\n`,
  )
}
