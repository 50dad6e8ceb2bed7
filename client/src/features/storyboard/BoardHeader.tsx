import { Input, Segmented, Select } from 'antd'
import { LayoutGrid, List, Palette } from 'lucide-react'
import { LIMITS, VIDEO_RATIOS, modelOf } from '#schema/limits'
import { useModelChoice, summaryOf } from '../../entities/video/models'
import { clock } from '../../shared/lib/time'
import { BoardActions } from './BoardActions'
import { useEditStoryboardMutation } from './BoardHeader.generated'
import { secondsOf } from './shot/shotValues'
import type { StoryboardFieldsFragment } from './storyboard.generated'
import s from './Storyboard.module.css'
import { useState } from 'react'

/** A grid of cards, or a list with one shot per row. */
export type Density = 'board' | 'list'

const KEY = 'storyboard-density'

function storedDensity(): Density {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'board'
  } catch {
    return 'board'
  }
}

/** The density of the shots; stored in the browser. */
export function useDensity() {
  const [density, setDensity] = useState(storedDensity)
  const choose = (next: Density) => {
    setDensity(next)
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // without storage the default is used next time
    }
  }
  return [density, choose] as const
}

interface LookFieldProps {
  look: string
  onChange: (look: string) => void
}

/** The look of the film; saved on Enter and when the field loses the focus. */
function LookField({ look, onChange }: LookFieldProps) {
  const [draft, setDraft] = useState(look)
  const save = () => draft.trim() !== look && onChange(draft.trim())
  return (
    <Input
      className={s.look}
      prefix={<Palette size={16} aria-hidden />}
      aria-label="Look of the film"
      title="Added to the prompt of every shot"
      placeholder="Look, e.g. 35 mm film, warm tungsten light"
      maxLength={LIMITS.storyboard.lookMax}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={save}
      onPressEnter={save}
    />
  )
}

const USUAL = 'usual'

interface BoardHeaderProps {
  board: StoryboardFieldsFragment
  density: Density
  onDensity: (density: Density) => void
}

/** The settings, count, total length and actions of all shots. */
export function BoardHeader({ board, density, onDensity }: BoardHeaderProps) {
  const { projectId, ratio, model, look, shots } = board
  const { models } = useModelChoice()
  const [send] = useEditStoryboardMutation()
  const choose = (changes: { ratio?: string; model?: string | null; look?: string }) => {
    const choices = { ratio, model, look, ...changes }
    const chosen = { __typename: 'Storyboard', projectId, ...choices }
    void send({
      variables: { input: { projectId, ...choices } },
      optimisticResponse: { editStoryboard: chosen },
    }).catch(() => undefined)
  }
  const offered = model && !models.includes(model) ? [model, ...models] : models
  return (
    <header className={s.header}>
      <p className={s.total}>
        <b>
          {shots.length} {shots.length === 1 ? 'shot' : 'shots'}
        </b>
        <span className="mono" title="Length of the film as it is planned">
          {clock(secondsOf(shots))}
        </span>
      </p>
      <div className={s.choices}>
        <Select
          aria-label="Aspect ratio of the film"
          value={ratio}
          popupMatchSelectWidth={false}
          options={VIDEO_RATIOS.map((value) => ({ value, label: value }))}
          onChange={(value) => choose({ ratio: value })}
        />
        <Select
          className={s.model}
          aria-label="Model of new takes"
          value={model ?? USUAL}
          popupMatchSelectWidth={false}
          options={[
            { value: USUAL, label: 'Automatic', note: 'The default model of your team' },
            ...offered.map((id) => {
              const known = modelOf(id)
              return { value: id, label: id, note: known ? summaryOf(known) : '' }
            }),
          ]}
          optionRender={({ data }) => (
            <span className={s.option}>
              {data.label}
              <small>{data.note}</small>
            </span>
          )}
          onChange={(value) => choose({ model: value === USUAL ? null : value })}
        />
        <LookField key={look} look={look} onChange={(value) => choose({ look: value })} />
        <Segmented
          aria-label="Show as"
          value={density}
          onChange={onDensity}
          options={[
            { value: 'board', icon: <LayoutGrid size={16} aria-label="Cards" />, title: 'Cards' },
            { value: 'list', icon: <List size={16} aria-label="List" />, title: 'List' },
          ]}
        />
      </div>
      <div className={s.actions}>
        <BoardActions projectId={projectId} board={board} />
      </div>
    </header>
  )
}
