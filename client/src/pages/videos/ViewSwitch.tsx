import { Segmented } from 'antd'
import type { View } from './useView'
import s from './ViewSwitch.module.css'

const LABELS: Record<View, string> = { takes: 'Takes', cut: 'Cut', both: 'Both' }

interface ViewSwitchProps {
  view: View
  views: readonly View[]
  onOpen: (view: View) => void
}

/** Switches between the takes and the cut. */
export const ViewSwitch = ({ view, views, onOpen }: ViewSwitchProps) => (
  <Segmented
    aria-label="View"
    className={s.views}
    value={view}
    options={views.map((value) => ({ value, label: LABELS[value] }))}
    onChange={onOpen}
  />
)
