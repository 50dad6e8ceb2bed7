import { Button } from 'antd'
import { Pencil, X } from 'lucide-react'
import s from './Film.module.css'
import { isUnwatchable } from './FilmLine'
import { useAnimatic } from './useAnimatic'
import type { StoryboardFieldsFragment } from '../storyboard.generated'

interface AnimaticActionsProps {
  projectId: string
  board: StoryboardFieldsFragment
}

/** Draws the shots without a take. The primary action while there is nothing to watch. */
export function AnimaticActions({ projectId, board }: AnimaticActionsProps) {
  const { draw, isStarting, drawing, toDraw, outOfDate, failed } = useAnimatic(projectId, board)
  if (!board.shots.length) return null
  if (drawing)
    return (
      <span className={s.drawing} role="status">
        <progress value={drawing.done} max={drawing.all} aria-hidden />
        <span className="mono">
          Drawing {Math.min(drawing.done + 1, drawing.all)} of {drawing.all}
        </span>
        {drawing.cancel && (
          <Button type="text" aria-label="Stop drawing" icon={<X size={16} />} onClick={drawing.cancel} />
        )}
      </span>
    )
  const isPossible = toDraw > 0 || failed > 0
  return (
    <Button
      type={isUnwatchable(board.shots) ? 'primary' : 'default'}
      icon={<Pencil size={16} />}
      loading={isStarting}
      disabled={!isPossible}
      title={
        isPossible ? 'Draws every shot without a take on this server, at no cost' : 'All shots are drawn'
      }
      onClick={draw}
    >
      <span>
        {failed && !toDraw ? `Draw ${failed} again` : 'Draw the animatic'}
        {outOfDate > 0 && <span className={s.outOfDate}> {outOfDate} out of date</span>}
      </span>
    </Button>
  )
}
