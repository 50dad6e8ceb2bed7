import { Button, Tooltip } from 'antd'
import { MoveUpRight, Pencil, Square, Undo2 } from 'lucide-react'
import { DRAWING_COLOURS, DRAWING_TOOLS, type Stroke } from '#schema/review/drawing'
import { STROKE_COLOURS } from '#schema/review/strokes'
import s from './NoteOverlay.module.css'
import type { NoteLayer } from './useNoteLayer'

const TOOLS = {
  pen: { name: 'Pen', Icon: Pencil },
  arrow: { name: 'Arrow', Icon: MoveUpRight },
  box: { name: 'Box', Icon: Square },
}

/** Tools and colours for drawing on the picture. */
export const DrawingTools = ({
  layer: { brush, setBrush, change, draw },
  strokes,
}: {
  layer: NoteLayer
  strokes: readonly Stroke[]
}) => (
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
            onClick={() => setBrush({ ...brush, tool })}
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
        onClick={() => setBrush({ ...brush, colour })}
      />
    ))}
    <Tooltip title="Undo the last stroke">
      <Button
        type="text"
        size="small"
        aria-label="Undo the last stroke"
        disabled={!strokes.length}
        icon={<Undo2 size={16} />}
        onClick={() => change({ strokes: strokes.slice(0, -1) })}
      />
    </Tooltip>
    <Button size="small" onClick={() => draw(false)}>
      Done
    </Button>
  </div>
)
