/** How many pieces, in words. */
export const countedOf = (files: number): string =>
  files === 1 ? 'One piece' : `${files.toLocaleString('en')} pieces`
