/** The last editor of a row: the reader, another member, or null if unknown. */
export type LastEditor = 'you' | { username: string } | null

/** Things that several users can edit at once. */
export type EditedThing = 'clip' | 'shot' | 'cue' | 'caption' | 'lower third' | 'card' | 'film'

/** The message that something was edited since the reader loaded it. */
export const changedMeanwhile = (thing: EditedThing, by: LastEditor): string => {
  const who = by === 'you' ? 'You have' : `${by?.username ?? 'Somebody'} has`
  return `${who} changed this ${thing} meanwhile`
}
