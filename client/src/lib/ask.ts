import { useState } from 'react'
import type { TextDocument } from '../gql/document'

/** The server refused an operation, for these reasons. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(readonly errors: { message: string; extensions?: Record<string, unknown> }[]) {
    super(errors[0]?.message)
  }
}

/** Something other than the API responded, such as a proxy. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  constructor(
    readonly statusCode: number,
    readonly bodyText: string,
  ) {
    super(`The server responded with ${statusCode}`)
  }
}

interface Answer<Data> {
  data?: Data | null
  errors?: Refusal['errors']
}

function parsed<Data>(text: string): Answer<Data> {
  try {
    return JSON.parse(text) as Answer<Data>
  } catch {
    return {}
  }
}

/**
 * Runs one operation, for pages that open before the app’s GraphQL client is loaded. Throws `Refusal`,
 * `NoAnswer`, or what `fetch` throws.
 */
export async function ask<Data, Variables>(
  document: TextDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    body: JSON.stringify({ query: document, variables }),
  })
  const text = await response.text()
  const { data, errors } = parsed<Data>(text)
  if (errors) throw new Refusal(errors)
  if (!data) throw new NoAnswer(response.status, text)
  return data
}

/** Returns a function that runs the operation, and whether it is running. */
export function useAsk<Data, Variables>(document: TextDocument<Data, Variables>) {
  const [loading, setLoading] = useState(false)
  const run = async (variables: Variables) => {
    setLoading(true)
    try {
      return await ask(document, variables)
    } finally {
      setLoading(false)
    }
  }
  return [run, loading] as const
}
