import { Segmented } from 'antd'
import type { View } from './useView'
import s from './ViewSwitch.module.css'

const LABELS: Record<View, string> = { takes: 'Takes', cut: 'Cut', both: 'Both' }

interface ViewSwitchProps {
  selected: View | null
  views: readonly View[]
  onOpen: (view: View) => void
}

/** Switches between the takes and the cut. */
export const ViewSwitch = ({ selected, views, onOpen }: ViewSwitchProps) => (
  <Segmented<View | null>
    aria-label="View"
    className={s.views}
    value={selected}
    options={views.map((value) => ({ value, label: LABELS[value] }))}
    onChange={(view) => view && onOpen(view)}
  />
)
