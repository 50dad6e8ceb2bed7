import { openEnum } from '../api/graphql-types.js'

/**
 * The kinds of jobs, each with the types of the columns that its jobs always have. Modules declare their own in their
 * `index.ts`.
 */
export interface JobKinds {}
export type JobKind = keyof JobKinds

/** Properties of a kind that API and workers need. */
export interface JobKindOptions {
  /** The type of the entity that `subjectId` refers to, such as `Video`. */
  subject?: string
  /** Jobs that a client is watching are taken before the same author’s others. */
  watchedFirst?: boolean
}

const { values, add } = openEnum<JobKind>('JobKind', 'The kind of work.')

/** The GraphQL enum of all kinds that modules declare. */
export const jobKinds = values
const optionsByKind = new Map<JobKind, JobKindOptions>()

/** Adds the kinds that a module declares. */
export function addJobKinds(kinds: Partial<Record<JobKind, JobKindOptions>>): void {
  for (const [kind, options] of Object.entries(kinds) as [JobKind, JobKindOptions][]) {
    add(kind)
    optionsByKind.set(kind, options)
  }
}

/** The kinds whose watched jobs are taken first. */
export const watchedKinds = (): JobKind[] =>
  [...optionsByKind].flatMap(([kind, { watchedFirst }]) => (watchedFirst ? [kind] : []))

/** The id of the job’s subject, if that is of this type. */
export const subjectIdOf = (
  { kind, subjectId }: { kind: JobKind; subjectId?: string | null },
  type: string,
): string | null => (optionsByKind.get(kind)?.subject === type ? (subjectId ?? null) : null)
