import type { Camera, Extra, Hour, Land, Look, WordRow } from '../meaning.js'

/**
 * Scenes for abstract words. Columns: words; time of day; landscape; extras; looks; camera and speed; subjects with
 * acts. Land and subjects are used if the prompt names none.
 */
const TABLE = `
  hope optimism faith freedom liberty peace serenity tranquility courage bravery; dawn; hill; sun; golden; rise; person:cheer seedling dove
  loneliness lonely solitude alone isolation lonesome; dusk; snow; fog; blue; pull 0.6; person:slump
  grief mourning loss death mortality; dawn; hill; rain fog; mono; push 0.6; woman:cry headstone wilted-flower
  sorrow sadness melancholy depression despair misery heartbreak sad nostalgia regret; dusk; street; rain; blue mono; push 0.6; person:slump
  war battle conflict destruction violence; dusk; hill; embers fog; red dark; shake; soldier house:burning ruin
  joy happiness happy joyful delight bliss laughter friendship childhood; day; hill; sun flowers petals rainbow; vivid; push; friends:cheer balloon
  love affection devotion passion tenderness; sunset; hill; petals; pink; push 0.7; couple:embrace red-heart
  fear terror dread horror anxiety chaos panic mystery; night; forest; moon; ; push; person:run monster
  anger rage fury hatred wrath; sunset; mountain; storm embers; red dark; shake; person:fight volcano
  adventure journey wanderlust quest; dawn; mountain; sun; golden; track; hiker`

/** Rows of the table as words of the vocabulary. */
export const FEELINGS: readonly WordRow[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [words, hour, land, extras, looks, motion, brings] = line.split(';').map((column) => column.trim())
    const list = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean)
    const pace = Number(/[\d.]+/.exec(motion ?? '')?.[0] ?? 1)
    return {
      words: words!,
      isFeeling: true,
      hour: (hour || undefined) as Hour | undefined,
      land: (land || undefined) as Land | undefined,
      extras: list(extras) as Extra[],
      looks: list(looks) as Look[],
      camera: (/[a-z]+/.exec(motion ?? '')?.[0] as Camera) || undefined,
      ...(pace !== 1 && { pace }),
      brings: list(brings),
    }
  })
