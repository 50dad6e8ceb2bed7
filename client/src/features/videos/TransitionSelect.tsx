import { Select } from 'antd'
import { ArrowRight } from 'lucide-react'
import { TRANSITIONS } from '#schema/limits'
import s from './Gap.module.css'

const OPTIONS = [
  { value: '', label: 'No transition' },
  ...TRANSITIONS.map((key) => ({ value: key as string, label: `${key} transition` })),
]
const SEARCH = { optionFilterProp: 'label' }

interface TransitionSelectProps {
  /** The place of the video before the gap, from 1. */
  number: number
  /** A transition's key, or an empty string for a plain cut. */
  value: string
  onChange: (key: string) => void
}

/** The tape over a join: an arrow until a transition is chosen. */
export const TransitionSelect = ({ number, value, onChange }: TransitionSelectProps) => (
  <Select
    className={s.splice}
    size="small"
    showSearch={SEARCH}
    aria-label={`Transition from ${number} to ${number + 1}`}
    popupMatchSelectWidth={200}
    placeholder={<ArrowRight size={14} />}
    suffixIcon={null}
    value={value || undefined}
    options={OPTIONS}
    labelRender={({ value: key }) => key}
    onChange={onChange}
  />
)
