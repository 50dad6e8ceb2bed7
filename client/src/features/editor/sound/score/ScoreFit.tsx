import { Alert, Button } from 'antd'
import s from './Score.module.css'
import type { FittedSceneFieldsFragment as Fitted } from './score.generated'

const secondsText = (seconds: number | null) => `${(seconds ?? 0).toFixed(1)} s`

/** Describes how a scene differs from its music. */
function misfitText({ title, fit, seconds, composedSeconds }: Fitted): string {
  if (fit === 'GONE') return `${title} is not in the cut`
  if (fit === 'NEW') return `${title} has no music`
  return `${title} lasts ${secondsText(seconds)}, its music ${secondsText(composedSeconds)}`
}

interface ScoreFitProps {
  scenes: readonly Fitted[]
  /** Opens the dialog that regenerates the music, with its price. */
  onAgain: () => void
}

/** Scenes that no longer fit the music composed for them; renders nothing if all do. */
export function ScoreFit({ scenes, onAgain }: ScoreFitProps) {
  const misfits = scenes.filter(({ fit }) => fit !== 'FITS')
  if (!misfits.length) return null
  const count = misfits.length === 1 ? '1 scene no longer fits' : `${misfits.length} scenes no longer fit`
  return (
    <Alert
      className={s.note}
      type="warning"
      showIcon
      title={`${count} the music`}
      description={
        <>
          <ul className={s.misfits}>
            {misfits.map((scene, at) => (
              <li key={at}>{misfitText(scene)}</li>
            ))}
          </ul>
          <Button size="small" onClick={onAgain}>
            Make again…
          </Button>
        </>
      }
    />
  )
}
