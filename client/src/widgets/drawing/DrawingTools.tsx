import { Button, Tooltip } from 'antd'
import { MoveUpRight, Pencil, Square, Undo2 } from 'lucide-react'
import {
  DRAWING_COLOURS,
  DRAWING_TOOLS,
  type DrawingColour,
  type DrawingTool,
  type Stroke,
} from '#schema/review/drawing'
import { STROKE_COLOURS } from '#schema/review/strokes'
import s from './DrawingTools.module.css'

const TOOLS = {
  pen: { name: 'Pen', Icon: Pencil },
  arrow: { name: 'Arrow', Icon: MoveUpRight },
  box: { name: 'Box', Icon: Square },
}

export interface Brush {
  tool: DrawingTool
  colour: DrawingColour
}

interface DrawingToolsProps {
  brush: Brush
  strokes: readonly Stroke[]
  onBrush: (brush: Brush) => void
  onChange: (strokes: Stroke[]) => void
  onDone: () => void
}

/** Tools and colours for drawing on a picture. */
export const DrawingTools = ({ brush, strokes, onBrush, onChange, onDone }: DrawingToolsProps) => (
  <div className={s.tools} role="group" aria-label="Drawing tools">
    {DRAWING_TOOLS.map((tool) => {
      const { name, Icon } = TOOLS[tool]
      return (
        <Tooltip key={tool} title={name}>
          <Button
            type="text"
            size="small"
            aria-label={name}
            aria-pressed={brush.tool === tool}
            icon={<Icon size={16} />}
            onClick={() => onBrush({ ...brush, tool })}
          />
        </Tooltip>
      )
    })}
    {DRAWING_COLOURS.map((colour) => (
      <button
        key={colour}
        type="button"
        className={s.colour}
        style={{ color: STROKE_COLOURS[colour] }}
        aria-label={colour}
        title={colour}
        aria-pressed={brush.colour === colour}
        onClick={() => onBrush({ ...brush, colour })}
      />
    ))}
    <Tooltip title="Undo the last stroke">
      <Button
        type="text"
        size="small"
        aria-label="Undo the last stroke"
        disabled={!strokes.length}
        icon={<Undo2 size={16} />}
        onClick={() => onChange(strokes.slice(0, -1))}
      />
    </Tooltip>
    <Button size="small" onClick={onDone}>
      Done
    </Button>
  </div>
)
