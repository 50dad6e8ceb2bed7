import { type TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

interface Holder {
  username: string
  email: string
  expiresAt: string
}
type LinkState =
  | { state: 'loading'; holder: null }
  | { state: 'expired'; holder: null }
  | { state: 'failed'; holder: null }
  | { state: 'valid'; holder: Holder }

/**
 * Returns the user of the `token` in the address. Queried once and kept in state, because a new session clears the cache.
 * `expired`: the link was used, replaced, or has expired; `failed`: the server did not respond.
 */
export function useLinkUser(document: TypedDocumentNode<{ holder?: Holder | null }, { token: string }>) {
  const client = useApolloClient()
  const token = useSearchParams()[0].get('token') ?? ''
  const [link, setLink] = useState<LinkState>({ state: 'loading', holder: null })
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (!token) return setLink({ state: 'expired', holder: null })
    let isStale = false
    client
      .query({ query: document, variables: { token }, fetchPolicy: 'no-cache', context: { quiet: true } })
      .then(
        ({ data }) =>
          isStale ||
          setLink(
            data?.holder ? { state: 'valid', holder: data.holder } : { state: 'expired', holder: null },
          ),
        () => isStale || setLink({ state: 'failed', holder: null }),
      )
    return () => void (isStale = true)
  }, [client, document, token, attempts])
  const retry = useCallback(() => {
    setLink({ state: 'loading', holder: null })
    setAttempts((before) => before + 1)
  }, [])
  return { ...link, token, retry }
}
