import type { CSSProperties } from 'react'
import { toast } from '../../../shared/lib/toast'
import { Drawing } from '../../../shared/ui/drawing/Drawing'
import { DrawingPad } from '../../../shared/ui/drawing/DrawingPad'
import { useShownFrame } from '../plan/useShownFrame'
import { drawingOf } from '../../../entities/note/noteText'
import { DrawingTools } from '../../drawing/DrawingTools'
import s from './NoteOverlay.module.css'
import type { NoteLayer } from './useNoteLayer'

interface NoteOverlayProps {
  layer: NoteLayer
  element: HTMLVideoElement | null
  /** Aspect ratio of the picture. */
  ratio: number
}

/** Over the picture of a film: the drawing of the current note at its frames, or the one in progress. */
export function NoteOverlay({ layer, element, ratio }: NoteOverlayProps) {
  const { current, draft, isDrawing, brush, frameRate } = layer
  const frame = useShownFrame(element, frameRate)
  const style = { '--ratio': ratio } as CSSProperties
  if (draft && isDrawing)
    return (
      <>
        <div className={s.picture} data-drawing style={style}>
          <DrawingPad
            {...brush}
            strokes={draft.strokes}
            ratio={ratio}
            onChange={(strokes) => layer.change({ strokes })}
            onRefuse={(message) => toast.error(message)}
          />
        </div>
        <DrawingTools
          brush={brush}
          strokes={draft.strokes}
          onBrush={layer.setBrush}
          onChange={(strokes) => layer.change({ strokes })}
          onDone={() => layer.draw(false)}
        />
      </>
    )
  const isShown = current && frame >= current.frame - 1 && frame <= (current.endFrame ?? current.frame + 1)
  const strokes = draft ? draft.strokes : (isShown && drawingOf(current)?.strokes) || []
  if (!strokes.length) return null
  return (
    <div className={s.picture} style={style}>
      <Drawing strokes={strokes} ratio={ratio} />
    </div>
  )
}
