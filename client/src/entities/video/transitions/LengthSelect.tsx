import { Select, Tooltip } from 'antd'
import { useId, useState } from 'react'
import { TRANSITION_LENGTHS } from '#schema/limits'
import s from './TransitionSelect.module.css'

const OPTIONS = TRANSITION_LENGTHS.map((length) => ({
  value: length as number,
  label: `${length} s`,
  title: '',
}))

/** The hint does not block pointer events. */
const HINT = { root: { pointerEvents: 'none' } } as const

const shortened = (real: number) =>
  real ? `Shortened to ${real} s: the clip is too short` : 'Becomes a plain cut: the clip is too short'

interface LengthSelectProps {
  /** Position of the video before the gap, from 1. */
  number: number
  /** Chosen length in seconds. */
  chosen: number
  /** Actual length in seconds; 0 if it becomes a plain cut. */
  real: number
  onChange: (length: number) => void
}

/** Choice of a transition’s length. Next to a short clip it shows the actual length, and why it differs. */
export function LengthSelect({ number, chosen, real, onChange }: LengthSelectProps) {
  const noteId = useId()
  const [isOpen, setOpen] = useState(false)
  const note = real < chosen ? shortened(real) : null
  return (
    <Tooltip title={isOpen ? null : note} trigger={['hover', 'focus']} placement="bottom" styles={HINT}>
      <span className={s.lasting}>
        <Select
          className={s.seconds}
          classNames={{ content: s.value }}
          data-shortened={note ? true : undefined}
          size="small"
          variant="borderless"
          aria-label={`Length of the transition from ${number} to ${number + 1}`}
          aria-describedby={note ? noteId : undefined}
          popupMatchSelectWidth={false}
          suffixIcon={null}
          value={chosen}
          options={OPTIONS}
          labelRender={() => (real ? `${real} s` : 'cut')}
          popupRender={(list) => (
            <>
              {list}
              {note && <p className={s.note}>{note}</p>}
            </>
          )}
          onOpenChange={setOpen}
          onChange={onChange}
        />
        {note && (
          <span id={noteId} className={s.unseen}>
            {note}
          </span>
        )}
      </span>
    </Tooltip>
  )
}
