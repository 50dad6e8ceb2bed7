import type { BudgetFieldsFragment } from '../../entities/project/BudgetFields.generated'

export const subjectOf = ({ scope, subjectName }: BudgetFieldsFragment) =>
  scope === 'TEAM' ? 'The team' : (subjectName ?? (scope === 'PROJECT' ? 'A deleted project' : 'Somebody'))

export const periodWords = { MONTH: 'each month', ALWAYS: 'in all' } as const
