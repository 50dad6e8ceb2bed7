import { Button, Skeleton } from 'antd'
import { ago, dateOf, timeOf, dateTimeOf } from '../../shared/lib/time'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { scopes } from './tokenOptions'
import { type ApiTokenFieldsFragment, useApiTokensQuery, useDeleteApiTokenMutation } from './tokens.generated'
import s from './Tokens.module.css'
import { confirm } from '../../shared/lib/confirm'
import { messageOr } from '../../shared/lib/network/errors'
import { toast } from '../../shared/lib/toast'

const FAILED = 'Failed to revoke the token'

/** Revokes a token after confirmation, and removes it from the list. */
function useRevokeToken() {
  const [revoke] = useDeleteApiTokenMutation({ context: { quiet: true } })
  const revokeNow = async (id: string) => {
    try {
      await revoke({
        variables: { id },
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'ApiToken', id }) })
          cache.gc()
        },
      })
    } catch (caught) {
      toast.error(messageOr(FAILED, caught))
    }
  }
  return ({ id, name }: ApiTokenFieldsFragment) =>
    void confirm({
      title: 'Revoke token',
      content: `Are you sure you want to revoke “${name}”? Whatever uses it is locked out at once. This cannot be undone.`,
      okText: 'Revoke',
      onOk: () => revokeNow(id),
      focusable: { autoFocusButton: 'cancel' },
    })
}

const SKELETONS = 3

/** The user’s valid API tokens, with scope, dates, and a button to revoke each. */
export function TokensTab() {
  const { data, error, loading, refetch } = useApiTokensQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const revoke = useRevokeToken()
  const tokens = data?.apiTokens
  const isBroken = !tokens && !!error && !loading
  return (
    <>
      <p className={s.about}>
        Tokens let other tools access Cutroom as you. The{' '}
        <a href="/api/v1/docs" target="_blank" rel="noreferrer">
          API documentation
        </a>{' '}
        says how.
      </p>
      {isBroken && <LoadError title="Unable to load your tokens" refetch={refetch} />}
      {!tokens && !isBroken && (
        <div role="status" aria-busy aria-label="Loading your tokens">
          <Skeleton active title={false} paragraph={{ rows: SKELETONS * 2 }} />
        </div>
      )}
      {tokens?.length === 0 && (
        <EmptyState
          title="No API tokens yet"
          text="Use one token per tool so you can revoke them separately."
        />
      )}
      {tokens && tokens.length > 0 && <TokenTable tokens={tokens} onRevoke={revoke} />}
    </>
  )
}

interface TokenTableProps {
  tokens: readonly ApiTokenFieldsFragment[]
  onRevoke: (token: ApiTokenFieldsFragment) => void
}

const TokenTable = ({ tokens, onRevoke }: TokenTableProps) => (
  <table className={s.tokens} aria-label="API tokens">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Scope</th>
        <th scope="col">Created</th>
        <th scope="col">Last used</th>
        <th scope="col">Expires</th>
        <th>
          <span className={s.unseen}>Actions</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} onRevoke={() => onRevoke(token)} />
      ))}
    </tbody>
  </table>
)

function TokenRow({
  token: { name, scope, createdAt, lastUsedAt, expiresAt },
  onRevoke,
}: {
  token: ApiTokenFieldsFragment
  onRevoke: () => void
}) {
  return (
    <tr>
      <th scope="row" className={s.name}>
        {name}
      </th>
      <td>{scopes[scope].label}</td>
      <td className="meta">
        <span className={s.word}>Created </span>
        <Time stamp={createdAt} />
      </td>
      <td className="meta">
        {lastUsedAt ? (
          <>
            <span className={s.word}>Last used </span>
            <Time stamp={lastUsedAt} words={ago(lastUsedAt)} />
          </>
        ) : (
          <>
            Never<span className={s.word}> used</span>
          </>
        )}
      </td>
      <td className="meta">
        <span className={s.word}>Expires </span>
        <Time stamp={expiresAt} />
      </td>
      <td className={s.actions}>
        <Button type="text" className={s.revoke} onClick={onRevoke} aria-label={`Revoke ${name}`}>
          Revoke
        </Button>
      </td>
    </tr>
  )
}

const Time = ({ stamp, words = dateOf(stamp) }: { stamp: string; words?: string }) => (
  <time dateTime={timeOf(stamp).toISOString()} title={dateTimeOf(stamp)}>
    {words}
  </time>
)
