import { Eraser, MoveUpRight, Pencil, Square, Undo2 } from 'lucide-react'
import {
  DRAWING_COLOURS,
  DRAWING_TOOLS,
  type DrawingColour,
  type DrawingTool,
  type Stroke,
} from '#schema/review/drawing'
import { STROKE_COLOURS } from '#schema/review/strokes'
import { PlainButton } from '../../shared/ui/plain/controls'
import { IconButton } from '../ui/IconButton'
import s from './DrawingTools.module.css'

const ICONS = { pen: Pencil, arrow: MoveUpRight, box: Square }
const NAMES = { pen: 'Pen', arrow: 'Arrow', box: 'Box' }

export interface DrawingChoice {
  tool: DrawingTool
  colour: DrawingColour
}

interface DrawingToolsProps extends DrawingChoice {
  strokes: readonly Stroke[]
  onChoose: (choice: Partial<DrawingChoice>) => void
  onChange: (strokes: Stroke[]) => void
  onDone: () => void
}

/** Drawing tools and colours, shown instead of the player controls. */
export const DrawingTools = ({ tool, colour, strokes, onChoose, onChange, onDone }: DrawingToolsProps) => (
  <div className={s.tools} role="group" aria-label="Drawing tools">
    {DRAWING_TOOLS.map((each) => (
      <IconButton
        key={each}
        icon={ICONS[each]}
        label={NAMES[each]}
        aria-pressed={each === tool}
        onClick={() => onChoose({ tool: each })}
      />
    ))}
    <span className={s.colours} role="group" aria-label="Colour">
      {DRAWING_COLOURS.map((each) => (
        <button
          key={each}
          type="button"
          className={s.colour}
          style={{ color: STROKE_COLOURS[each] }}
          aria-label={each[0]!.toUpperCase() + each.slice(1)}
          title={each[0]!.toUpperCase() + each.slice(1)}
          aria-pressed={each === colour}
          onClick={() => onChoose({ colour: each })}
        />
      ))}
    </span>
    <i className={s.break} />
    <IconButton
      icon={Undo2}
      label="Undo the last stroke"
      disabled={!strokes.length}
      onClick={() => onChange(strokes.slice(0, -1))}
    />
    <IconButton
      icon={Eraser}
      label="Clear the drawing"
      disabled={!strokes.length}
      onClick={() => onChange([])}
    />
    <PlainButton onClick={onDone}>Done</PlainButton>
  </div>
)
