/** How many deleted things are read at once. */
export const PAGE = 48
