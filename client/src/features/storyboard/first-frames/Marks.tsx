import { useState } from 'react'
import { drawingJson, type Stroke } from '#schema/review/drawing'
import { toast } from '../../../shared/lib/toast'
import { Drawing } from '../../../shared/ui/drawing/Drawing'
import { DrawingPad } from '../../../shared/ui/drawing/DrawingPad'
import { type Brush, DrawingTools } from '../../../widgets/drawing/DrawingTools'
import s from './FirstFrames.module.css'

interface MarksState {
  frameId: string | undefined
  strokes: Stroke[]
  isDrawing: boolean
}

/** The marks on the shown first frame that show where to change it. Those of another one are dropped. */
export function useMarks(frameId: string | undefined) {
  const [kept, setKept] = useState<MarksState>()
  const { strokes, isDrawing } = kept?.frameId === frameId && kept ? kept : { strokes: [], isDrawing: false }
  const change = (changes: Partial<MarksState>) => setKept({ strokes, isDrawing, ...changes, frameId })
  return {
    strokes,
    setStrokes: (next: Stroke[]) => change({ strokes: next }),
    isDrawing,
    setDrawing: (next: boolean) => change({ isDrawing: next }),
    /** JSON; null without strokes. */
    drawing: strokes.length ? drawingJson({ strokes }) : null,
  }
}
export type Marks = ReturnType<typeof useMarks>

interface MarksOnPictureProps {
  marks: Marks
  asset: { width: number; height: number }
}

/** The marks over the picture, with tools while somebody draws. */
export function MarksOnPicture({ marks, asset }: MarksOnPictureProps) {
  const [brush, setBrush] = useState<Brush>({ tool: 'pen', colour: 'red' })
  const { strokes, setStrokes, isDrawing, setDrawing } = marks
  const ratio = asset.width / asset.height
  if (!isDrawing && !strokes.length) return null
  return (
    <>
      <div className={s.marks} style={{ aspectRatio: ratio }}>
        {isDrawing ? (
          <DrawingPad
            {...brush}
            strokes={strokes}
            ratio={ratio}
            onChange={setStrokes}
            onRefuse={(message) => toast.error(message)}
          />
        ) : (
          <Drawing strokes={strokes} ratio={ratio} />
        )}
      </div>
      {isDrawing && (
        <DrawingTools
          brush={brush}
          strokes={strokes}
          onBrush={setBrush}
          onChange={setStrokes}
          onDone={() => setDrawing(false)}
        />
      )}
    </>
  )
}
