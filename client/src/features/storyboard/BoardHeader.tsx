import { useMay } from '../../entities/person/may'
import { useUsesModels } from '../../entities/installation/useUsesModels'
import { Segmented, Select } from 'antd'
import { Grid3x3, LayoutGrid, List } from 'lucide-react'
import { boardSeconds, planDifference } from '#schema/film-length'
import { VIDEO_RATIOS, modelOf, modelNameOf } from '#schema/limits'
import { useModelChoice, summaryOf } from '../../entities/video/models'
import { useStoredChoice } from '../../shared/lib/storedChoice'
import { clock } from '../../shared/lib/time'
import { BoardActions } from './BoardActions'
import { useBoardChoices } from './LookField'
import type { StoryboardFieldsFragment } from './storyboard.generated'
import s from './Storyboard.module.css'

/** Small cards that expand, cards with all fields, or a list with one shot per row. */
const DENSITIES = ['compact', 'board', 'list'] as const
export type Density = (typeof DENSITIES)[number]

/** Density of the shots, remembered in the browser. */
export const useDensity = () => useStoredChoice('storyboard-density', DENSITIES)

const AUTOMATIC = 'usual'

interface BoardHeaderProps {
  board: StoryboardFieldsFragment
  density: Density
  onDensity: (density: Density) => void
}

/** Header of the storyboard: settings, number of shots, total length and actions. */
export function BoardHeader({ board, density, onDensity }: BoardHeaderProps) {
  const { projectId, ratio, model, shots } = board
  const { models } = useModelChoice()
  const usesModels = useUsesModels()
  const mayEdit = useMay()('generate')
  const choose = useBoardChoices(board)
  const difference = planDifference(shots)
  const offered = model && !models.includes(model) ? [model, ...models] : models
  return (
    <header className={s.header}>
      <p className={s.total}>
        <b>
          {shots.length} {shots.length === 1 ? 'shot' : 'shots'}
        </b>
        <span className="mono" title="Length of the film">
          {clock(boardSeconds(shots))}
        </span>
      </p>
      <div className={s.choices}>
        <Select
          disabled={!mayEdit}
          aria-label="Aspect ratio of the film"
          value={ratio}
          popupMatchSelectWidth={false}
          options={VIDEO_RATIOS.map((value) => ({ value, label: value }))}
          onChange={(value) => choose({ ratio: value })}
        />
        {usesModels && (
          <Select
            className={s.model}
            disabled={!mayEdit}
            aria-label="Model of new takes"
            value={model ?? AUTOMATIC}
            popupMatchSelectWidth={false}
            options={[
              { value: AUTOMATIC, label: 'Automatic', note: 'The default model of your team' },
              ...offered.map((id) => {
                const known = modelOf(id)
                return { value: id, label: modelNameOf(id), note: known ? summaryOf(known) : '' }
              }),
            ]}
            optionRender={({ data }) => (
              <span className={s.option}>
                {data.label}
                <small>{data.note}</small>
              </span>
            )}
            onChange={(value) => choose({ model: value === AUTOMATIC ? null : value })}
          />
        )}
        <Segmented
          aria-label="Show as"
          value={density}
          onChange={onDensity}
          options={[
            {
              value: 'compact',
              icon: <Grid3x3 size={16} aria-label="Compact" />,
              title: 'Compact',
            },
            { value: 'board', icon: <LayoutGrid size={16} aria-label="Cards" />, title: 'Cards' },
            { value: 'list', icon: <List size={16} aria-label="List" />, title: 'List' },
          ]}
        />
      </div>
      <div className={s.actions}>
        <BoardActions projectId={projectId} board={board} />
      </div>
      {difference && <p className={`meta ${s.difference}`}>{difference}</p>}
    </header>
  )
}
