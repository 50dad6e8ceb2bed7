import { Button } from 'antd'
import { Check, Play } from 'lucide-react'
import { useState } from 'react'
import { clock } from '../../../shared/lib/time'
import { FilmViewer } from '../../../widgets/film-viewer/FilmViewer'
import { Poster } from '../../../entities/video/Poster'
import { StatusBadge } from '../../../shared/ui/StatusBadge'
import { clipOf } from '../../../entities/video/clipOf'
import { madeBy } from '../../../entities/video/madeBy'
import { videoState } from '../../../entities/video/videoState'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import s from './Takes.module.css'
import {
  type TakeInStripFieldsFragment,
  useChooseShotTakeMutation,
  useTakesOfShotQuery,
  useTakeToPlayQuery,
} from './TakesStrip.generated'

/** Review states of takes that can be chosen. */
const SELECTABLE = ['PENDING', 'ACCEPTED']

/** All takes of a shot, newest first, to play and choose from. */
export function TakesStrip({ shot, takeId }: { shot: ShotFieldsFragment; takeId: string }) {
  const [played, setPlayed] = useState<string | null>(null)
  const [choose, { loading }] = useChooseShotTakeMutation()
  const { data } = useTakesOfShotQuery({
    variables: { id: takeId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const takes = data && 'takes' in data.video ? data.video.takes : []
  return (
    <>
      <ul className={s.strip} aria-label="Takes">
        {takes.map((take, at) => (
          <TakeInStrip
            key={take.id}
            take={take}
            number={takes.length - at}
            isChosen={shot.chosenTake?.id === take.id}
            isChoosing={loading}
            onPlay={() => setPlayed(take.id)}
            onChoose={(videoId) => void choose({ variables: { id: shot.id, videoId } }).catch(() => null)}
          />
        ))}
      </ul>
      {played && <PlayedTake id={played} onClose={() => setPlayed(null)} />}
    </>
  )
}

interface TakeInStripProps {
  take: TakeInStripFieldsFragment
  number: number
  isChosen: boolean
  isChoosing: boolean
  onPlay: () => void
  onChoose: (id: string | null) => void
}

function TakeInStrip({ take, number, isChosen, isChoosing, onPlay, onChoose }: TakeInStripProps) {
  const { id, status, posterUrl, duration } = take
  return (
    <li data-chosen={isChosen || undefined}>
      {posterUrl ? (
        <button type="button" className={s.poster} aria-label={`Play take ${number}`} onClick={onPlay}>
          <Poster video={take} sizes="160px" />
          <Play size={16} fill="currentColor" aria-hidden />
        </button>
      ) : (
        <div className={s.poster}>
          <StatusBadge status={videoState(status)} quiet />
        </div>
      )}
      <p className="meta">
        <span>Take {number}</span>
        {duration != null && <span className="mono">{clock(duration)}</span>}
      </p>
      {SELECTABLE.includes(status) && (
        <Button
          size="small"
          type={isChosen ? 'default' : 'text'}
          icon={isChosen ? <Check size={14} /> : undefined}
          aria-pressed={isChosen}
          aria-label={`${isChosen ? 'Chosen' : 'Choose'}: take ${number}`}
          disabled={isChoosing}
          onClick={() => onChoose(isChosen ? null : id)}
        >
          {isChosen ? 'Chosen' : 'Choose'}
        </Button>
      )}
      {status === 'DECLINED' && posterUrl && <StatusBadge status={videoState(status)} quiet />}
    </li>
  )
}

function PlayedTake({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useTakeToPlayQuery({ variables: { id } })
  const take = clipOf(data?.video)
  if (!take) return null
  return <FilmViewer film={take} facts={`${madeBy(take)} · ${clock(take.duration ?? 0)}`} onClose={onClose} />
}
