import { confirm } from '../../shared/lib/confirm'
import { messageOr } from '../../shared/lib/network/errors'
import { toast } from '../../shared/lib/toast'
import { type ApiTokenFieldsFragment, useRevokeApiTokenMutation } from './tokens.generated'

const FAILED = 'Failed to revoke the token'

/** Revokes a token after a confirmation, and removes it from the list. */
export function useRevokeToken() {
  const [revoke] = useRevokeApiTokenMutation({ context: { quiet: true } })
  const revokeNow = async (id: string) => {
    try {
      await revoke({
        variables: { id },
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'ApiToken', id }) })
          cache.gc()
        },
      })
      toast.success('Token revoked')
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
