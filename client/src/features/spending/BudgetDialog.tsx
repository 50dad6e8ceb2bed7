import { Checkbox, Form, Input, type InputRef, Segmented, Select } from 'antd'
import { useRef, useState } from 'react'
import { budgetRule } from '#schema/rules/quotas'
import type { BudgetFieldsFragment } from '../../entities/project/BudgetFields.generated'
import type { UpdateBudgetInput } from '../../entities/types.generated'
import { check, errorProps, responseFailure, useFormErrors } from '../../shared/lib/form'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { subjectOf } from './amounts'
import { BudgetsDocument, useBudgetSubjectsQuery, useUpdateBudgetMutation } from './spending.generated'
import s from './Spending.module.css'
import { onEnter } from '../../shared/lib/input/pressedKey'
import { matchesSearch } from '../../shared/lib/lists/connectionCache'

const EMPTY: UpdateBudgetInput = {
  scope: 'TEAM',
  subjectId: null,
  period: 'MONTH',
  limitUsd: '',
  isHard: true,
  allowsUnknown: false,
}
const FIELDS = ['subjectId', 'limitUsd']
const SCOPES = [
  { value: 'TEAM', label: 'The team' },
  { value: 'PROJECT', label: 'A project' },
  { value: 'PERSON', label: 'A member' },
] as const
const PERIODS = [
  { value: 'MONTH', label: 'Each month' },
  { value: 'ALWAYS', label: 'Total' },
] as const

interface BudgetDialogProps {
  open: boolean
  /** The budget to edit; null for a new one. */
  budget: BudgetFieldsFragment | null
  onClose: () => void
}

/** Form for a budget. Subject and period of an existing budget are fixed. */
export const BudgetDialog = ({ open, budget, onClose }: BudgetDialogProps) => (
  <BudgetForm key={open ? (budget?.id ?? 'new') : 'closed'} open={open} budget={budget} onClose={onClose} />
)

function BudgetForm({ open, budget, onClose }: BudgetDialogProps) {
  const [values, setValues] = useState<UpdateBudgetInput>(() => (budget ? valuesOf(budget) : EMPTY))
  const { errors, failure, show, attempt, clear } = useFormErrors(FIELDS, responseFailure)
  const limit = useRef<InputRef>(null)
  const subjects = useBudgetSubjectsQuery({ skip: !open || !!budget || values.scope === 'TEAM' }).data
  const [set, { loading }] = useUpdateBudgetMutation({
    context: { quiet: true },
    refetchQueries: [BudgetsDocument],
  })
  const change = (changed: Partial<UpdateBudgetInput>) => {
    setValues((before) => ({ ...before, ...changed }))
    clear()
  }
  const submit = async () => {
    if (loading) return
    const { errors: wrong } = check(budgetRule, {
      ...values,
      scope: values.scope.toLowerCase(),
      period: values.period.toLowerCase(),
    })
    const isSubjectMissing = values.scope !== 'TEAM' && !values.subjectId
    if (show({ ...wrong, ...(isSubjectMissing && { subjectId: 'Choose one' }) })) return
    await attempt(async () => {
      await set({ variables: { input: values } })
      onClose()
    })
  }
  const choices =
    values.scope === 'PROJECT'
      ? subjects?.projects.nodes.map(({ id, name }) => ({ value: id, label: name }))
      : subjects?.team.nodes.map(({ id, username }) => ({ value: id, label: username }))
  return (
    <FormDialog
      open={open}
      title={budget ? 'Change budget' : 'New budget'}
      okText={budget ? 'Save' : 'Set budget'}
      failure={failure && { title: 'Failed to set the budget', text: failure }}
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={onClose}
      firstField={limit}
    >
      <Form layout="vertical" requiredMark={false} component="div">
        {budget ? (
          <Form.Item label="For">{subjectOf(budget)}</Form.Item>
        ) : (
          <Form.Item label={<span id="budget-scope">For</span>}>
            <Segmented
              block
              aria-labelledby="budget-scope"
              options={[...SCOPES]}
              value={values.scope}
              onChange={(scope) => change({ scope, subjectId: null })}
            />
          </Form.Item>
        )}
        {!budget && values.scope !== 'TEAM' && (
          <Form.Item
            label={values.scope === 'PROJECT' ? 'Project' : 'Member'}
            htmlFor="budget-subject"
            {...errorProps(errors.subjectId)}
          >
            <Select
              id="budget-subject"
              showSearch={{ filterOption: (typed, option) => matchesSearch(typed, String(option?.label)) }}
              value={values.subjectId}
              options={choices}
              loading={!choices}
              onChange={(subjectId) => change({ subjectId })}
            />
          </Form.Item>
        )}
        <Form.Item label="Limit in US dollars" htmlFor="budget-limit" {...errorProps(errors.limitUsd)}>
          <Input
            id="budget-limit"
            ref={limit}
            prefix="$"
            inputMode="decimal"
            autoComplete="off"
            value={values.limitUsd}
            onChange={({ target }) => change({ limitUsd: target.value })}
            onPressEnter={onEnter(submit)}
          />
        </Form.Item>
        {!budget && (
          <Form.Item label={<span id="budget-period">Period</span>}>
            <Segmented
              block
              aria-labelledby="budget-period"
              options={[...PERIODS]}
              value={values.period}
              onChange={(period) => change({ period })}
            />
          </Form.Item>
        )}
        <Form.Item style={{ marginBottom: 0 }}>
          <div className={s.choices}>
            <Checkbox checked={values.isHard} onChange={({ target }) => change({ isHard: target.checked })}>
              Block orders over budget
            </Checkbox>
            <Checkbox
              checked={values.allowsUnknown}
              disabled={!values.isHard}
              onChange={({ target }) => change({ allowsUnknown: target.checked })}
            >
              Allow orders with unknown prices
            </Checkbox>
          </div>
        </Form.Item>
      </Form>
    </FormDialog>
  )
}

const valuesOf = ({ scope, subjectId, period, limitUsd, isHard, allowsUnknown }: BudgetFieldsFragment) => ({
  scope,
  period,
  limitUsd,
  isHard,
  allowsUnknown,
  subjectId: subjectId ?? null,
})
