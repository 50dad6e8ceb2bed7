/** The last editor of a row: the reader, another member, or null where that is unknown. */
export type LastEditor = 'you' | { username: string } | null

/** Reports that a clip or shot has been edited since the reader loaded it. */
export const changedMeanwhile = (thing: 'clip' | 'shot', by: LastEditor): string => {
  const who = by === 'you' ? 'You have' : `${by?.username ?? 'Somebody'} has`
  return `${who} changed this ${thing} meanwhile`
}
