import { Button } from 'antd'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { lazyComponent } from '../../shared/lib/loading/lazyComponent'
import { FilmLine } from './film/FilmLine'
import s from './film/Film.module.css'
import { Legend } from './film/Legend'
import { isUnseen, segmentOf } from './film/segments'
import { useRestWords } from './film/useRestWords'
import type { StoryboardFieldsFragment } from './storyboard.generated'

const BoardFilm = lazyComponent(async () => (await import('./film/BoardFilm')).BoardFilm)

/** The whole storyboard as one film: what of it is paid, drawn or empty, and its player. */
export function BoardPlayer({ projectId, board }: { projectId: string; board: StoryboardFieldsFragment }) {
  const [from, setFrom] = useState<number | null>(null)
  const segments = board.shots.map(segmentOf)
  const rest = useRestWords(projectId, segments)
  if (!segments.length) return null
  return (
    <section className={s.film} aria-label="The film of the board">
      <Button
        type={isUnseen(board.shots) ? 'default' : 'primary'}
        icon={<Play size={16} fill="currentColor" />}
        onClick={() => setFrom(0)}
      >
        Play the board
      </Button>
      <FilmLine segments={segments} at={null} seconds={0} onGo={(place) => setFrom(place)} />
      <div className={`meta ${s.facts}`}>
        <Legend segments={segments} />
        <p>{rest}</p>
      </div>
      {from !== null && <BoardFilm board={board} from={from} onClose={() => setFrom(null)} />}
    </section>
  )
}
