import type { LowerThirdRow } from '#schema/cut/document'
import type { LowerThirdFields } from '#schema/lower-third'
import type { CutChange } from '../state/itemChanges'

export const addLowerThird =
  (row: LowerThirdRow): CutChange =>
  (now) => ({ ...now, lowerThirds: [...now.lowerThirds, row] })

export const editLowerThird =
  (id: string, edit: Partial<LowerThirdFields>): CutChange =>
  (now) => ({
    ...now,
    lowerThirds: now.lowerThirds.map((row) => (row.id === id ? { ...row, ...edit } : row)),
  })

export const removeLowerThird =
  (id: string): CutChange =>
  (now) => ({ ...now, lowerThirds: now.lowerThirds.filter((row) => row.id !== id) })
