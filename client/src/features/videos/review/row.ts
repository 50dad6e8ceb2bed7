/** Pixels between the cards of the grid. */
export const GAP = 16

/** Pixels below the picture of a card: two lines of title, its buttons, and the room to the next row. */
const BELOW = 128

/** Pixels from one row of the grid to the next; its pictures are 16:9. */
export const rowHeightOf = (column: number): number => Math.round((column * 9) / 16) + BELOW
