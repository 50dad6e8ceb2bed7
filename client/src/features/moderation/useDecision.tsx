import { useApolloClient } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import { codeOf, messageOf } from '../../shared/lib/network/errors'
import { updateList, removeEntry } from '../../shared/lib/lists/connectionCache'
import { toast } from '../../shared/lib/toast'
import type { DecisionFieldsFragment } from './DecisionDialogFields.generated'
import { FlaggedAssetsDocument, PendingAssetsDocument } from './FlaggedTab.generated'
import { useModerateFlaggedAssetMutation, useModeratePendingAssetsMutation } from './useDecision.generated'
import { Button } from 'antd'
import { Check, X } from 'lucide-react'
import s from './Moderation.module.css'

interface DecisionButtonsProps {
  busy: 'approve' | 'decline' | undefined
  disabled?: boolean
  onDecide: (approve: boolean) => void
}

/** Approve and Decline buttons. Equally wide, because neither is the default. */
export const DecisionButtons = ({ busy, disabled, onDecide }: DecisionButtonsProps) => (
  <>
    <Button
      className={s.decline}
      icon={<X size={16} />}
      disabled={disabled || busy !== undefined}
      loading={busy === 'decline'}
      onClick={() => onDecide(false)}
    >
      Decline
    </Button>
    <Button
      className={s.approve}
      icon={<Check size={16} />}
      disabled={disabled || busy !== undefined}
      loading={busy === 'approve'}
      onClick={() => onDecide(true)}
    >
      Approve
    </Button>
  </>
)

/** `late`: another admin decided first; shows a toast, and refetches the lists. */
type Outcome = 'done' | 'late' | 'failed'

const LISTS = ['flaggedAssets', 'pendingAssets']
const successMessage = (count: number, approve: boolean) =>
  `${count === 1 ? 'Asset' : `${count} assets`} ${approve ? 'approved' : 'declined'}`

/** Whether an asset needs an admin’s decision: flagged, or an unreviewed upload. */
export const needsDecision = ({
  flagged,
  approvalStatus,
}: Pick<DecisionFieldsFragment, 'flagged' | 'approvalStatus'>) => flagged || approvalStatus === 'PENDING'

/** Approves and declines assets; `busy` is the decision in progress. */
export function useDecision() {
  const client = useApolloClient()
  const [busy, setBusy] = useState<'approve' | 'decline'>()
  const [decideFlagged] = useModerateFlaggedAssetMutation({ context: { quiet: true } })
  const [reviewPending] = useModeratePendingAssetsMutation({ context: { quiet: true } })
  const decide = useCallback(
    async (
      assets: readonly Pick<DecisionFieldsFragment, 'id' | 'flagged'>[],
      approve: boolean,
    ): Promise<Outcome> => {
      const ids = assets.map(({ id }) => id)
      const isOneFlagged = assets.length === 1 && assets[0]?.flagged
      setBusy(approve ? 'approve' : 'decline')
      try {
        await (isOneFlagged
          ? decideFlagged({ variables: { id: ids[0]!, approve } })
          : reviewPending({ variables: { ids, approve } }))
        const { cache } = client
        const keys = ids.flatMap((id) => cache.identify({ __typename: 'Asset', id }) ?? [])
        LISTS.forEach((field) => updateList(cache, { field }, (list) => keys.reduce(removeEntry, list)))
        toast.success(successMessage(ids.length, approve))
        return 'done'
      } catch (failure) {
        toast.error(messageOf(failure))
        if (codeOf(failure) !== 'CONFLICT') return 'failed'
        await client
          .refetchQueries({ include: [FlaggedAssetsDocument, PendingAssetsDocument] })
          .catch(() => undefined)
        return 'late'
      } finally {
        setBusy(undefined)
      }
    },
    [client, decideFlagged, reviewPending],
  )
  return { decide, busy }
}
