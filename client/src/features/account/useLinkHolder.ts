import { type TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

interface Holder {
  username: string
  email: string
  expiresAt: string
}
type Answer =
  | { state: 'reading'; holder: null }
  | { state: 'ended'; holder: null }
  | { state: 'broken'; holder: null }
  | { state: 'good'; holder: Holder }

/**
 * Whom the `token` of the page's address is for. It is asked once and kept here, not in the cache, which a
 * new session empties: `ended` when the link was used, replaced or has expired, `broken` when the server did
 * not answer.
 */
export function useLinkHolder(document: TypedDocumentNode<{ holder?: Holder | null }, { token: string }>) {
  const client = useApolloClient()
  const token = useSearchParams()[0].get('token') ?? ''
  const [answer, setAnswer] = useState<Answer>({ state: 'reading', holder: null })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!token) return setAnswer({ state: 'ended', holder: null })
    let isLeft = false
    client
      .query({ query: document, variables: { token }, fetchPolicy: 'no-cache', context: { quiet: true } })
      .then(
        ({ data }) =>
          isLeft ||
          setAnswer(data?.holder ? { state: 'good', holder: data.holder } : { state: 'ended', holder: null }),
        () => isLeft || setAnswer({ state: 'broken', holder: null }),
      )
    return () => void (isLeft = true)
  }, [client, document, token, tries])
  const retry = useCallback(() => {
    setAnswer({ state: 'reading', holder: null })
    setTries((before) => before + 1)
  }, [])
  return { ...answer, token, retry }
}
