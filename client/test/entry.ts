import { EntryDocument, type EntryQuery } from '../src/features/account/entry.generated'
import type { TextDocument } from '../src/shared/lib/network/graphqlDocument'

export interface EntryAnswer {
  to: TextDocument<unknown, never>
  /** Variables to match; by default any. */
  variables?: object
  result: { data: object } | { errors: { message: string; extensions?: object }[] }
}

/** The installation as the login sees it: by default open, with accounts. */
export const entrySettings = (changes: Partial<EntryQuery['installation']> = {}): EntryAnswer => ({
  to: EntryDocument,
  result: {
    data: { installation: { registrationOpen: true, isEmpty: false, needsSetupToken: false, ...changes } },
  },
})

/** Mocks requests of the login with the first matching response. */
export function answerEntry(answers: EntryAnswer[]): void {
  const all = [...answers, entrySettings()]
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
