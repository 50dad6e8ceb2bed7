import { sizeText } from '#schema/size-text'

/** A size in a table; a dash for nothing, as in the tables of spending. */
export const shownSize = (bytes: number): string => (bytes ? sizeText(bytes) : '–')
