import { Button, Modal } from 'antd'
import { Download, X } from 'lucide-react'
import { type CSSProperties, useEffect, useRef } from 'react'
import type { FilmViewerFieldsFragment } from '../gql/generated'
import { useDownload } from '../lib/useDownload'
import { useReturningFocus } from '../lib/useReturningFocus'
import s from './FilmViewer.module.css'
import { Player } from './Player'

interface FilmViewerProps {
  film: FilmViewerFieldsFragment
  /** The facts about it, in a line. */
  facts: string
  onClose: () => void
  /** Goes to the previous film (-1) or the next one (1); absent where there is only one. */
  onStep?: (by: -1 | 1) => void
}

const STEPS: Record<string, -1 | 1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 }

/** Calls back with -1 and 1 for the left and right arrow keys, except while a slider has the focus. */
function useArrows(onStep: FilmViewerProps['onStep']) {
  const step = useRef(onStep)
  useEffect(() => {
    step.current = onStep
  }, [onStep])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = STEPS[event.key]
      const isSliding = event.target instanceof Element && event.target.closest('[role=slider]')
      if (by && !isSliding && !event.altKey && !event.ctrlKey && !event.metaKey) step.current?.(by)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** One film on the whole screen, with sound. Escape closes it, the arrow keys go to its neighbours. */
export function FilmViewer({ film, facts, onClose, onStep }: FilmViewerProps) {
  const { isDownloading, start } = useDownload()
  useArrows(onStep)
  useReturningFocus()
  const shape = film.width && film.height ? film.width / film.height : 16 / 9
  return (
    <Modal
      open
      title={film.title}
      footer={null}
      closable={false}
      width="100vw"
      className={s.dialog}
      classNames={{ header: s.name }}
      styles={{ container: { padding: 0 } }}
      onCancel={onClose}
    >
      <div className={s.viewer}>
        <header>
          <p>
            <b className="truncate">{film.title}</b>
            <span className="meta">{facts}</span>
          </p>
          {film.downloadUrl && (
            <Button
              icon={<Download size={16} />}
              aria-label="Download"
              loading={isDownloading}
              onClick={() => start(film.downloadUrl!)}
            >
              <span className={s.word}>Download</span>
            </Button>
          )}
          <Button type="text" aria-label="Close" icon={<X size={20} />} onClick={onClose} />
        </header>
        <div className={s.screen} style={{ '--shape': shape } as CSSProperties}>
          <div>
            {film.url && (
              <Player
                key={film.id}
                src={film.url}
                poster={film.posterUrl}
                title={film.title}
                ratio={shape}
                length={film.duration}
                muted={false}
              />
            )}
          </div>
        </div>
      </div>
    </Modal>
  )
}
