/** The last editor of a row: the reader, another member, or null where that is unknown. */
export type LastEditor = 'you' | { username: string } | null

/** What several people edit at once. */
export type EditedThing = 'clip' | 'shot' | 'cue' | 'caption' | 'lower third' | 'card' | 'film'

/** Reports that something has been edited since the reader loaded it. */
export const changedMeanwhile = (thing: EditedThing, by: LastEditor): string => {
  const who = by === 'you' ? 'You have' : `${by?.username ?? 'Somebody'} has`
  return `${who} changed this ${thing} meanwhile`
}
