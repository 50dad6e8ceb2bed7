import { Button } from 'antd'
import { Music, X } from 'lucide-react'
import { clock } from '../../../shared/lib/time'
import { toast } from '../../../shared/lib/toast'
import type { BoardMusicFieldsFragment } from '../storyboard.generated'
import { useOrderOf } from './BoardSounds'
import s from './ShotVoice.module.css'
import { useUpdateStoryboardScoreMutation } from './voices.generated'

/** Music of a storyboard, with its length and a button to remove it. */
export function BoardMusic({ board: { projectId, score } }: { board: BoardMusicFieldsFragment }) {
  const [send] = useUpdateStoryboardScoreMutation()
  const order = useOrderOf(({ use }) => !!use?.isScore)
  const isMaking = !!order && order.job.status !== 'FAILED'
  /** The error link shows failures. */
  const set = async (soundId: string | null) =>
    !!(await send({ variables: { projectId, soundId } }).catch(() => null))?.data
  const remove = async (id: string) => {
    if (await set(null))
      toast.success('Music removed from the storyboard', { label: 'Undo', run: () => void set(id) })
  }
  if (!score && !isMaking) return null
  return (
    <span className={s.music}>
      <Music size={14} aria-hidden />
      {isMaking && <span role="status">Making music…</span>}
      {score && !isMaking && (
        <>
          Music <span className="mono">{clock(score.duration)}</span>
          <Button
            type="text"
            size="small"
            aria-label="Remove music"
            title="Remove music"
            icon={<X size={14} />}
            onClick={() => void remove(score.id)}
          />
        </>
      )}
    </span>
  )
}
