import { Button } from 'antd'
import { Download, X } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { VideoFieldsFragment } from '../gql/generated'
import { download } from '../lib/download'
import { Player } from './Player'
import s from './FilmViewer.module.css'

interface FilmViewerProps {
  film: VideoFieldsFragment
  /** What is known of it, in a line. */
  facts: string
  onClose: () => void
  /** To the film before (-1) or after (1); none where it stands alone. */
  onStep?: (by: -1 | 1) => void
}

const STEPS: Record<string, -1 | 1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 }

/** One film on the whole screen, with sound. Escape closes it, the arrow keys go to its neighbours. */
export function FilmViewer({ film, facts, onClose, onStep }: FilmViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step && onStep && !(event.target as HTMLElement).closest('[role=slider]')) onStep(step)
  }
  const save = async (address: string) => {
    setSaving(true)
    await download(address)
    setSaving(false)
  }
  const shape = film.width && film.height ? film.width / film.height : 16 / 9
  return (
    <dialog ref={dialog} className={s.viewer} aria-label={film.title} onKeyDown={press} onCancel={onClose}>
      <header>
        <p><b className="truncate">{film.title}</b><span className="meta">{facts}</span></p>
        {film.downloadUrl && (
          <Button icon={<Download size={16} />} aria-label="Download" loading={saving} onClick={() => void save(film.downloadUrl!)}><span className={s.word}>Download</span></Button>
        )}
        <Button type="text" aria-label="Close" icon={<X size={20} />} onClick={onClose} />
      </header>
      <div className={s.screen} style={{ '--shape': shape } as CSSProperties}>
        <div>{film.url && <Player key={film.id} src={film.url} poster={film.posterUrl} title={film.title} ratio={shape} length={film.duration} muted={false} />}</div>
      </div>
    </dialog>
  )
}
