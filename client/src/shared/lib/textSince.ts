/** The text typed since `sent` was sent: the part after it, or all if `sent` was edited. */
export const textSince = (sent: string, now: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
