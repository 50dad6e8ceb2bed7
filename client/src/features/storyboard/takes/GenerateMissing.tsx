import { useUsesModels } from '../../../entities/installation/useUsesModels'
import { counted } from '#schema/format'
import { modelNameOf } from '#schema/limits'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { microsOf, shownDollars } from '#schema/prices'
import type { BudgetFieldsFragment } from '../../../entities/project/BudgetFields.generated'
import { confirmUnknownPrice } from '../../../shared/lib/confirm'
import { LoadError } from '../../../shared/ui/EmptyState'
import { FormDialog, ScrollingPart } from '../../../shared/ui/dialogs/FormDialog'
import { LoadingLogo } from '../../../shared/ui/Logo'
import {
  type StoryboardEstimateQuery,
  type TakeEstimateFieldsFragment,
  useStoryboardEstimateQuery,
} from './GenerateMissing.generated'
import { useShownWords } from '../cast/CastContext'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import s from './Takes.module.css'
import { costOf } from './costOf'
import { type ShotOrder, changedWords, costWords, useGenerateMissing } from './useGenerateMissing'

interface GenerateMissingProps {
  projectId: string
  shots: readonly ShotFieldsFragment[]
  order?: ShotOrder
  /** Whether the outdated takes are selected at first, instead of the missing ones. */
  again?: boolean
  onClose: () => void
}

type Estimate = StoryboardEstimateQuery['storyboardEstimate']

/** The words for what is ordered. */
const WORDS = {
  TAKES: {
    title: 'Generate takes',
    again: 'Make takes again',
    verb: 'Generate',
    list: 'Shots that need a take',
    failed: 'Unable to load missing takes',
    nothing: 'Every shot has a current take. Another one can be generated at each shot.',
    changed: 'take',
  },
  FIRST_FRAMES: {
    title: 'Draw first frames',
    again: 'Draw first frames again',
    verb: 'Draw',
    list: 'Shots that need a first frame',
    failed: 'Unable to load missing first frames',
    nothing: 'Every shot has a current first frame. Another one can be drawn at each shot.',
    changed: 'first frame',
  },
} as const
const titleOf = (order: ShotOrder, again = false) => (again ? WORDS[order].again : WORDS[order].title)

/** The shots without a take or first frame, or with outdated ones, and the cost of making them. */
export function GenerateMissing(props: GenerateMissingProps) {
  const { projectId, order = 'TAKES', again, onClose } = props
  const { data, error, refetch } = useStoryboardEstimateQuery({
    variables: { projectId, of: order },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  })
  const estimate = data?.storyboardEstimate
  if (estimate) return <Choice estimate={estimate} {...props} />
  return (
    <FormDialog open title={titleOf(order, again)} footer={null} onCancel={onClose}>
      {error ? <LoadError title={WORDS[order].failed} refetch={refetch} /> : <LoadingLogo />}
    </FormDialog>
  )
}

function Choice({
  estimate,
  projectId,
  shots,
  order = 'TAKES',
  again = false,
  onClose,
}: GenerateMissingProps & { estimate: Estimate }) {
  const needed = estimate.takes.filter(({ isMissing, isOutdated }) => isMissing || isOutdated)
  const possible = needed.filter(({ problem }) => !problem)
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(possible.flatMap(({ shot, isOutdated }) => (isOutdated === again ? [] : [shot.id]))),
  )
  const { generate, done } = useGenerateMissing(projectId, order)
  const chosen = possible.filter(({ shot }) => !left.has(shot.id))
  const { lasts, price, isUnknown, isPaid } = costOf(
    chosen.map((take) => take.estimate),
    estimate.budgets,
  )
  const tooDear = new Set(chosen.filter((_, at) => !lasts[at]).map(({ shot }) => shot.id))
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
      title={titleOf(order, again)}
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
                ? `${WORDS[order].verb} ${counted(chosen.length, 'shot')}${isPaid ? ` ${price}` : ''}`
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
        <ScrollingPart className={s.scrolling}>
          <ul className={s.missing} aria-label={WORDS[order].list}>
            {needed.map((take) => (
              <MissingShot
                key={take.shot.id}
                take={take}
                order={order}
                shot={shots.find(({ id }) => id === take.shot.id)}
                number={estimate.takes.indexOf(take) + 1}
                isOn={!left.has(take.shot.id)}
                isTooDear={tooDear.has(take.shot.id)}
                onToggle={(isOn) => toggle(take.shot.id, isOn)}
              />
            ))}
          </ul>
        </ScrollingPart>
      ) : (
        <p className={s.nothing}>{WORDS[order].nothing}</p>
      )}
      {isPaid && (
        <Budgets budgets={estimate.budgets} ofAll={chosen.length} within={chosen.length - tooDear.size} />
      )}
    </FormDialog>
  )
}

interface MissingShotProps {
  order: ShotOrder
  take: TakeEstimateFieldsFragment
  shot: ShotFieldsFragment | undefined
  number: number
  isOn: boolean
  isTooDear: boolean
  onToggle: (isOn: boolean) => void
}

function MissingShot({ take, order, shot, number, isOn, isTooDear, onToggle }: MissingShotProps) {
  const { problem, seconds, estimate, model, isOutdated } = take
  const usesModels = useUsesModels()
  const shownWords = useShownWords()
  const name = usesModels && model ? modelNameOf(model) : null
  const changed = order === 'TAKES' ? shot?.changedSinceTake : shot?.changedSinceFirstFrame
  const changes = isOutdated && changed?.length ? changedWords(changed, WORDS[order].changed) : null
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
          <span className="truncate">{shownWords(shot?.words ?? '') || 'No words yet'}</span>
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
