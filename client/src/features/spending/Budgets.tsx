import { Button, Progress } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { microsOf } from '#schema/prices'
import type { BudgetFieldsFragment } from '../../entities/project/BudgetFields.generated'
import { confirm } from '../../shared/lib/confirm'
import { messageOr } from '../../shared/lib/network/errors'
import { lazyDialog } from '../../shared/lib/loading/lazyComponent'
import { toast } from '../../shared/lib/toast'
import { shown, periodWords, subjectOf } from './amounts'
import { BudgetsDocument, useBudgetsQuery, useDeleteBudgetMutation } from './spending.generated'
import s from './Spending.module.css'

const BudgetDialog = lazyDialog(async () => (await import('./BudgetDialog')).BudgetDialog)

/** Percentage from which a budget is shown as nearly used up. */
const NEARLY = 80

/** Budgets visible to the viewer; admins can set them. */
export function Budgets({ isAdmin }: { isAdmin: boolean }) {
  const { data } = useBudgetsQuery({ fetchPolicy: 'cache-and-network' })
  const [edited, setEdited] = useState<BudgetFieldsFragment | 'new' | null>(null)
  const [remove] = useDeleteBudgetMutation({
    context: { quiet: true },
    refetchQueries: [BudgetsDocument],
  })
  const budgets = data?.budgets
  if (!budgets || (!budgets.length && !isAdmin)) return null
  const removeAfterAsking = (budget: BudgetFieldsFragment) =>
    void confirm({
      title: 'Remove budget',
      content: `Are you sure you want to remove the budget of ${shown(budget.limitUsd)} ${periodWords[budget.period]}? It no longer limits orders.`,
      okText: 'Remove',
      onOk: async () => {
        await remove({ variables: { id: budget.id } }).catch((caught: unknown) =>
          toast.error(messageOr('Failed to remove the budget', caught)),
        )
      },
      focusable: { autoFocusButton: 'cancel' },
    })
  return (
    <section className={s.section} aria-labelledby="budgets">
      <div className={s.bar}>
        <h2 id="budgets">Budgets</h2>
        {isAdmin && (
          <Button icon={<Plus size={16} />} onClick={() => setEdited('new')}>
            New budget
          </Button>
        )}
      </div>
      {!budgets.length && (
        <p className="soft">No budgets yet. Get an alert at 80%, or block spending over the limit.</p>
      )}
      {budgets.length > 0 && (
        <ul className={s.budgets}>
          {budgets.map((budget) => (
            <Budget
              key={budget.id}
              budget={budget}
              onEdit={isAdmin ? () => setEdited(budget) : undefined}
              onRemove={() => removeAfterAsking(budget)}
            />
          ))}
        </ul>
      )}
      {isAdmin && (
        <BudgetDialog
          open={edited !== null}
          budget={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}

interface BudgetProps {
  budget: BudgetFieldsFragment
  onEdit?: () => void
  onRemove: () => void
}

function Budget({ budget, onEdit, onRemove }: BudgetProps) {
  const { limitUsd, usedUsd, leftUsd, isHard, allowsUnknown, period } = budget
  const limit = microsOf(limitUsd) ?? 0
  const share = limit ? Math.min(100, Math.round(((microsOf(usedUsd) ?? 0) / limit) * 100)) : 100
  const name = `${subjectOf(budget)}, ${periodWords[period]}`
  const kind = isHard
    ? `Blocks orders over budget${allowsUnknown ? ', allows unknown prices' : ''}`
    : 'Alert at 80%'
  return (
    <li>
      <div className={s.budgetWords}>
        <b className="truncate">{subjectOf(budget)}</b>
        <span className="meta">
          {shown(limitUsd)} {periodWords[period]} · {kind}
        </span>
      </div>
      <div className={s.budgetUse}>
        <Progress
          percent={share}
          showInfo={false}
          size="small"
          aria-label={`Used of the budget of ${name}`}
          strokeColor={share >= NEARLY ? 'var(--declined)' : 'var(--approved)'}
          railColor="var(--lift)"
        />
        <span className="meta">
          {shown(usedUsd)} used, {shown(leftUsd)} left
        </span>
      </div>
      {onEdit && (
        <div className={s.budgetActions}>
          <Button type="text" aria-label={`Change the budget of ${name}`} onClick={onEdit}>
            Change
          </Button>
          <Button type="text" aria-label={`Remove the budget of ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
    </li>
  )
}
