import { type Client, createClient } from 'graphql-ws'
import { getOperationAST, parse } from 'graphql'
import type { Fetcher, FetcherParams } from '@graphiql/toolkit'

const HOME = new URL('/graphql', document.baseURI)
const KEY = document.querySelector<HTMLMetaElement>('meta[name=playground-key]')?.content ?? ''

/** The chosen files, by variable name. */
export type ChosenFiles = Record<string, { files: File[]; isList: boolean }>

export interface Answer {
  data?: { [field: string]: unknown } | null
  errors?: { message: string }[]
}

/** Sends one operation, with its files if it has any. Throws when there is no readable response. */
export async function send(
  params: FetcherParams,
  { headers = {}, files = {} }: { headers?: Record<string, string>; files?: ChosenFiles },
): Promise<Answer> {
  const multipart = formOf(params, files)
  const response = await fetch(HOME, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'apollo-require-preflight': 'true',
      'x-playground-key': KEY,
      ...headers,
      ...(!multipart && { 'content-type': 'application/json' }),
    },
    body: multipart ?? JSON.stringify(params),
  })
  return (await response.json()) as Answer
}

/** The operation as a multipart request; undefined if no file is chosen. */
function formOf(params: FetcherParams, files: ChosenFiles): FormData | undefined {
  const chosen = Object.entries(files).filter(([, { files }]) => files.length)
  if (!chosen.length) return undefined
  const variables: Record<string, unknown> = { ...(params.variables as object | undefined) }
  const parts: { path: string; file: File }[] = []
  for (const [name, { files, isList }] of chosen) {
    variables[name] = isList ? files.map(() => null) : null
    files.forEach((file, at) =>
      parts.push({ path: isList ? `variables.${name}.${at}` : `variables.${name}`, file }),
    )
  }
  const form = new FormData()
  form.append('operations', JSON.stringify({ ...params, variables }))
  form.append('map', JSON.stringify(Object.fromEntries(parts.map(({ path }, at) => [at, [path]]))))
  parts.forEach(({ file }, at) => form.append(String(at), file, file.name))
  return form
}

/** A WebSocket connection with this token. */
export const connect = (token: string | null): Client =>
  createClient({
    url: Object.assign(new URL(HOME), { protocol: HOME.protocol === 'https:' ? 'wss:' : 'ws:' }).href,
    lazy: true,
    retryAttempts: 3,
    connectionParams: () => ({ authorization: token ? `Bearer ${token}` : '' }),
  })

async function* listen(
  client: Client,
  { query, variables, operationName }: FetcherParams,
): AsyncGenerator<Answer> {
  try {
    for await (const result of client.iterate({
      query,
      variables: variables as Record<string, unknown> | undefined,
      operationName,
    })) {
      yield result as Answer
    }
  } catch (error) {
    throw error instanceof CloseEvent
      ? new Error(
          error.code === 4403
            ? 'Sign in first: only then is there a live connection.'
            : `The live connection was closed: ${error.reason || error.code}`,
        )
      : error
  }
}

/** GraphiQL may still pass the name of the previous operation. Throws if the text is not GraphQL. */
function current(params: FetcherParams): { params: FetcherParams; isSubscription: boolean } {
  const document = parse(params.query)
  const operation = getOperationAST(document, params.operationName) ?? getOperationAST(document)
  return {
    params: { ...params, operationName: operation?.name?.value ?? null },
    isSubscription: operation?.operation === 'subscription',
  }
}

/**
 * The fetcher of GraphiQL: operations over HTTP, subscriptions over the WebSocket. `onAnswer` receives the HTTP
 * responses.
 */
export function makeFetcher({
  token,
  client,
  filesOf,
  onAnswer,
}: {
  token: string | null
  client: Client
  filesOf: () => ChosenFiles
  onAnswer: (answer: Answer) => void
}): Fetcher {
  return async (asked, options) => {
    const { params, isSubscription } = current(asked)
    if (isSubscription) return listen(client, params) as ReturnType<Fetcher>
    const given = options?.headers as Record<string, string> | undefined
    const answer = await send(params, {
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...given },
      files: params.operationName === 'IntrospectionQuery' ? {} : filesOf(),
    })
    onAnswer(answer)
    return answer as Awaited<ReturnType<Fetcher>>
  }
}
