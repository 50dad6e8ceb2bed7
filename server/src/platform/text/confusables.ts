import unhomoglyph from 'unhomoglyph'

/** The skeleton of a text by Unicode's confusables (UTS 39): texts that look alike have the same skeleton. */
export const skeletonOf = (text: string): string =>
  unhomoglyph(text.normalize('NFKD')).normalize('NFKD').toLowerCase()
