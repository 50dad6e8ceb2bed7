import { useUsesModels } from '../../../entities/installation/useUsesModels'
import { counted } from '#schema/format'
import { modelNameOf } from '#schema/limits'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { affordable } from '#schema/affordable'
import { microsOf, shownDollars } from '#schema/prices'
import type { BudgetFieldsFragment } from '../../../entities/project/BudgetFields.generated'
import { confirmUnknownPrice } from '../../../shared/lib/confirm'
import { LoadError } from '../../../shared/ui/EmptyState'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { LoadingLogo } from '../../../shared/ui/Logo'
import {
  type StoryboardEstimateQuery,
  type TakeEstimateFieldsFragment,
  useStoryboardEstimateQuery,
} from './GenerateMissing.generated'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import s from './Takes.module.css'
import { changedWords, costWords, dollars, useGenerateMissing } from './useGenerateMissing'

interface GenerateMissingProps {
  projectId: string
  shots: readonly ShotFieldsFragment[]
  /** Whether the outdated takes are selected at first, instead of the missing ones. */
  again?: boolean
  onClose: () => void
}

type Estimate = StoryboardEstimateQuery['storyboardEstimate']
const titleOf = (again = false) => (again ? 'Make takes again' : 'Generate takes')

/** The shots without a take or with outdated ones, and the cost of generating them. */
export function GenerateMissing(props: GenerateMissingProps) {
  const { projectId, again, onClose } = props
  const { data, error, refetch } = useStoryboardEstimateQuery({
    variables: { projectId },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  })
  const estimate = data?.storyboardEstimate
  if (estimate) return <Choice estimate={estimate} {...props} />
  return (
    <FormDialog open title={titleOf(again)} footer={null} onCancel={onClose}>
      {error ? <LoadError title="Unable to load missing takes" refetch={refetch} /> : <LoadingLogo />}
    </FormDialog>
  )
}

const microsOfTake = ({ estimate: { usd, isFree } }: TakeEstimateFieldsFragment) => ({
  micros: usd === null ? null : microsOf(usd),
  isFree,
})
const leftOf = ({ leftUsd, allowsUnknown }: BudgetFieldsFragment) => ({
  left: microsOf(leftUsd) ?? 0,
  allowsUnknown,
})

function Choice({
  estimate,
  projectId,
  shots,
  again = false,
  onClose,
}: GenerateMissingProps & { estimate: Estimate }) {
  const needed = estimate.takes.filter(({ isMissing, isOutdated }) => isMissing || isOutdated)
  const possible = needed.filter(({ problem }) => !problem)
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(possible.flatMap(({ shot, isOutdated }) => (isOutdated === again ? [] : [shot.id]))),
  )
  const { generate, done } = useGenerateMissing(projectId)
  const chosen = possible.filter(({ shot }) => !left.has(shot.id))
  const hard = estimate.budgets.filter(({ isHard }) => isHard)
  const lasts = affordable(chosen.map(microsOfTake), hard.map(leftOf))
  const tooDear = new Set(chosen.filter((_, at) => !lasts[at]).map(({ shot }) => shot.id))
  const sum = chosen.reduce((all, take) => all + (microsOfTake(take).micros ?? 0), 0)
  const isUnknown = chosen.some(({ estimate: { isFree, usd } }) => !isFree && usd === null)
  const price = isUnknown ? 'price unknown' : dollars(sum)
  const isPaid = chosen.some((take) => !take.estimate.isFree)
  const toggle = (id: string, isOn: boolean) =>
    setLeft((before) => new Set(isOn ? [...before].filter((other) => other !== id) : [...before, id]))
  const submit = async () => {
    if (isUnknown && !(await confirmUnknownPrice())) return
    const ids = chosen.map(({ shot }) => shot.id)
    if (await generate(ids, isUnknown)) onClose()
  }
  return (
    <FormDialog
      open
      title={titleOf(again)}
      onCancel={onClose}
      footer={
        possible.length > 0 && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="primary"
              disabled={!chosen.length}
              loading={done !== null}
              onClick={() => void submit()}
            >
              {done === null
                ? `Generate ${counted(chosen.length, 'shot')}${isPaid ? ` ${price}` : ''}`
                : `Starting ${done} of ${chosen.length}`}
            </Button>
          </>
        )
      }
    >
      {possible.length > 1 && (
        <div className={s.all}>
          <Checkbox
            checked={chosen.length === possible.length}
            indeterminate={chosen.length > 0 && chosen.length < possible.length}
            onChange={({ target }) =>
              setLeft(new Set(target.checked ? [] : possible.map(({ shot }) => shot.id)))
            }
          >
            {chosen.length} of {counted(possible.length, 'shot')}
          </Checkbox>
        </div>
      )}
      {needed.length ? (
        <ul className={s.missing} aria-label="Shots that need a take">
          {needed.map((take) => (
            <MissingShot
              key={take.shot.id}
              take={take}
              shot={shots.find(({ id }) => id === take.shot.id)}
              number={estimate.takes.indexOf(take) + 1}
              isOn={!left.has(take.shot.id)}
              isTooDear={tooDear.has(take.shot.id)}
              onToggle={(isOn) => toggle(take.shot.id, isOn)}
            />
          ))}
        </ul>
      ) : (
        <p className={s.nothing}>Every shot has a current take. Another one can be generated at each shot.</p>
      )}
      {isPaid && (
        <Budgets budgets={estimate.budgets} ofAll={chosen.length} within={chosen.length - tooDear.size} />
      )}
    </FormDialog>
  )
}

interface MissingShotProps {
  take: TakeEstimateFieldsFragment
  shot: ShotFieldsFragment | undefined
  number: number
  isOn: boolean
  isTooDear: boolean
  onToggle: (isOn: boolean) => void
}

function MissingShot({ take, shot, number, isOn, isTooDear, onToggle }: MissingShotProps) {
  const { problem, seconds, estimate, model, isOutdated } = take
  const usesModels = useUsesModels()
  const name = usesModels && model ? modelNameOf(model) : null
  const changes = isOutdated && shot ? changedWords(shot.changedSinceTake) : null
  const note = problem ?? (isTooDear ? 'Exceeds the budget: this one will be refused' : changes)
  return (
    <li>
      <Checkbox
        checked={isOn && !problem}
        disabled={!!problem}
        onChange={({ target }) => onToggle(target.checked)}
      >
        <span className={s.missingShot}>
          <span className="mono">{number}</span>
          <span className="truncate">{shot?.words || 'No words yet'}</span>
          <span className="mono">{seconds !== null && `${seconds} s`}</span>
          <span className="mono">{!problem && costWords(estimate)}</span>
        </span>
      </Checkbox>
      {(note ?? name) && (
        <p className={s.note} data-tone={note ? 'pending' : undefined}>
          {note ?? name}
        </p>
      )}
    </li>
  )
}

interface BudgetsProps {
  budgets: readonly BudgetFieldsFragment[]
  ofAll: number
  within: number
}

/** Remaining budget, and the number of shots it covers. */
const Budgets = ({ budgets, ofAll, within }: BudgetsProps) =>
  budgets.length > 0 && (
    <div className={s.budgets}>
      {budgets.map(({ id, scope, period, leftUsd, limitUsd }) => (
        <p key={id}>
          <span>
            {SUBJECTS[scope]} {period === 'MONTH' ? 'this month' : 'in all'}
          </span>
          <span className="mono">
            {shownDollars(microsOf(leftUsd) ?? 0)} left of {shownDollars(microsOf(limitUsd) ?? 0)}
          </span>
        </p>
      ))}
      {within < ofAll && (
        <p role="status" data-tone="pending">
          The budget lasts for {within} of {counted(ofAll, 'shot')}. The others are refused, and say why.
        </p>
      )}
    </div>
  )

const SUBJECTS = {
  TEAM: 'The team’s budget',
  PROJECT: 'The budget of this project',
  PERSON: 'Your budget',
} as const
