import { EntryDocument, type EntryQuery } from '../src/features/account/entry.generated'
import type { TextDocument } from '../src/shared/lib/network/graphqlDocument'

export interface EntryAnswer {
  to: TextDocument<unknown, never>
  /** Only for these variables; for any, where there are none. */
  variables?: object
  result: { data: object } | { errors: { message: string; extensions?: object }[] }
}

/** What the login is told of the installation: open, with accounts, unless changed. */
export const entryFacts = (changes: Partial<EntryQuery['installation']> = {}): EntryAnswer => ({
  to: EntryDocument,
  result: {
    data: { installation: { registrationOpen: true, isEmpty: false, needsSetupToken: false, ...changes } },
  },
})

/** Answers what the login asks; the first answer that fits is given each time. */
export function answerEntry(answers: EntryAnswer[]): void {
  const all = [...answers, entryFacts()]
  const otherwise = globalThis.fetch
  globalThis.fetch = async (address, init) => {
    if (address !== '/graphql') return otherwise(address, init)
    const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: object }
    const found = all.find(
      (answer) =>
        answer.to === query &&
        (!answer.variables || JSON.stringify(answer.variables) === JSON.stringify(variables)),
    )
    if (!found) throw new Error(`Not answered: ${query}`)
    return new Response(JSON.stringify(found.result))
  }
}
