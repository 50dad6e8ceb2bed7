import { Alert, Button } from 'antd'
import { TriangleAlert } from 'lucide-react'
import s from './Score.module.css'
import type { FittedSceneFieldsFragment as Fitted } from './score.generated'

const secondsText = (seconds: number | null) => `${(seconds ?? 0).toFixed(1)} s`

/** Describes how a scene differs from its music. */
function misfitText({ title, fit, seconds, composedSeconds }: Fitted): string {
  if (fit === 'GONE') return `${title} is not in the cut`
  if (fit === 'NEW') return `${title} has no music`
  return `${title} lasts ${secondsText(seconds)}, its music ${secondsText(composedSeconds)}`
}

/** “1 scene no longer fits the music”; null if all scenes fit. */
function misfitsText(scenes: readonly Fitted[]): string | null {
  const { length } = scenes.filter(({ fit }) => fit !== 'FITS')
  if (!length) return null
  return `${length === 1 ? '1 scene no longer fits' : `${length} scenes no longer fit`} the music`
}

interface ScoreFitProps {
  scenes: readonly Fitted[]
  /** Opens the dialog that regenerates the music, with its price. */
  onAgain: () => void
}

/** Scenes that no longer fit the music composed for them; renders nothing if all do. */
export function ScoreFit({ scenes, onAgain }: ScoreFitProps) {
  const misfits = scenes.filter(({ fit }) => fit !== 'FITS')
  const text = misfitsText(scenes)
  if (!text) return null
  return (
    <Alert
      className={s.note}
      type="warning"
      showIcon
      title={text}
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

/** A line below the timeline that says whether scenes no longer fit the music, with the way to fit it again. */
export function ScoreMisfits({ scenes, onAgain }: ScoreFitProps) {
  const text = misfitsText(scenes)
  if (!text) return null
  return (
    <p className={`meta ${s.line}`}>
      <TriangleAlert size={14} aria-hidden />
      {text}.
      <Button type="link" size="small" onClick={onAgain}>
        Score the scenes again…
      </Button>
    </p>
  )
}
