import unhomoglyph from 'unhomoglyph'

/**
 * What a name looks like, by Unicode's table of confusables (UTS 39): names that look alike have the same
 * skeleton.
 */
export const usernameSkeleton = (name: string): string =>
  unhomoglyph(name.normalize('NFKD')).normalize('NFKD').toLowerCase()
