import type { StorageFieldsFragment } from './storage.generated'

export type Kind = StorageFieldsFragment['kinds'][number]['kind']

/** The names of the kinds of files, in the order in which they are shown. */
export const kindLabels: Record<Kind, string> = {
  PICTURES: 'Pictures',
  TAKES: 'Takes',
  FILMS: 'Films',
  MERGE_CACHE: 'Merge cache',
}
