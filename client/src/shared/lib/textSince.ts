/** What was written in a field since `sent` was sent: what follows it, or all of it if that was changed. */
export const textSince = (sent: string, now: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
