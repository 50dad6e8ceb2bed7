import { Button, Popover } from 'antd'
import { Info } from 'lucide-react'
import { useState } from 'react'
import type { CutDifference } from '#schema/film-length'
import { clock } from '../../shared/lib/time'
import { PopoverRegion } from '../../shared/ui/PopoverRegion'
import s from './LengthsButton.module.css'

interface LengthsButtonProps {
  difference: CutDifference
  /** Opens the dialog that trims clips to their shots; undefined if the viewer may not. */
  onFit: (() => void) | undefined
}

/** Button that lists the lengths of cut, storyboard and plan, and why they differ. */
export function LengthsButton({ difference: { by, reasons, seconds }, onFit }: LengthsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const lengths = [
    ['Cut', seconds.cut],
    ['Storyboard', seconds.storyboard],
    ['Planned', seconds.plan],
  ] as const
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <PopoverRegion label="Lengths">
          <div className={s.lengths}>
            <dl>
              {lengths.map(([name, length]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="mono">{clock(length)}</dd>
                </div>
              ))}
            </dl>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            {onFit && (
              <Button
                onClick={() => {
                  setOpen(false) // it would stay above the dialog
                  onFit()
                }}
              >
                Fit to storyboard…
              </Button>
            )}
          </div>
        </PopoverRegion>
      }
    >
      <Button
        className={s.button}
        type="text"
        size="small"
        aria-label={`The cut is ${by} than the storyboard`}
        icon={<Info size={16} />}
      >
        {by}
      </Button>
    </Popover>
  )
}
