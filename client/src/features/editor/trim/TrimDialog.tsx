import { Alert, Button, Modal } from 'antd'
import { Pause, Play, RotateCcw, Scissors } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import {
  canSplit,
  type ClipEdit,
  fewestFrames,
  framesOf,
  isEdited,
  shownFrames,
  shownSeconds,
} from '#schema/cut-item'
import { LIMITS } from '#schema/limits'
import { useAddress } from '../../../shared/lib/network/fileAddress'
import { useReturningFocus } from '../../../shared/lib/input/focus'
import { useKeys } from '../../../shared/lib/input/keyboardShortcuts'
import { type Playhead, usePlayhead } from '../timeline/Playhead'
import * as trims from './trim'
import { TrimControls } from './TrimControls'
import s from './TrimDialog.module.css'
import { TrimTrack } from './TrimTrack'
import { useTrimEdit } from './useTrimEdit'
import { useTrimPlayback } from './useTrimPlayback'

const TOO_SHORT = `Each part must last at least ${LIMITS.cutItem.secondsMin} s. Move the playhead to split.`

/** A use of a video in a cut. */
interface TrimmedItem {
  id: string
  edit: ClipEdit
  title: string
  /** Its position in the cut, from 1, and the number of items. */
  place: { at: number; of: number }
  video: trims.TrimmedVideo
}

interface TrimDialogProps {
  item: TrimmedItem
  /** Whether the film is in portrait format and shows only a part of a wide clip. */
  isPortraitFilm: boolean
  onChange: (edit: Partial<ClipEdit>) => void
  /** `frame`: first frame of the second part. */
  onSplit: (frame: number) => void
  onReset: () => void
  onClose: () => void
  /** Error of the last change. */
  error?: string | null
  /** Buttons that resolve the error. */
  resolution?: ReactNode
}

/** Focuses the body for keyboard shortcuts; antd would focus the close button. */
function takeFocus(body: HTMLElement | null) {
  if (!body?.contains(document.activeElement)) body?.focus({ preventScroll: true })
}

/** Trims a clip of the cut, and sets its speed, sound and framing. Changes apply immediately. */
export function TrimDialog({ open, ...props }: TrimDialogProps & { open: boolean }) {
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const { place } = props.item
  return (
    <Modal
      open={open}
      title={
        <>
          <span className="truncate">{props.item.title}</span>
          <span className="meta">
            Clip {place.at} of {place.of}
          </span>
        </>
      }
      footer={null}
      centered
      width={{ xs: '100vw', md: 920 }}
      destroyOnHidden
      className={s.dialog}
      classNames={{ container: s.container, header: s.header, title: s.title, body: s.content }}
      onCancel={props.onClose}
      afterOpenChange={(isOpen) => isOpen && takeFocus(element)}
    >
      <div
        ref={setElement}
        tabIndex={-1}
        className={s.body}
        role="group"
        aria-label={`Trim ${props.item.title}`}
      >
        <TrimEditor key={props.item.id} {...props} />
      </div>
    </Modal>
  )
}

/** Mouse clicks keep the focus, so that Space still plays. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

function TrimEditor({ item, isPortraitFilm, error = null, resolution, ...on }: TrimDialogProps) {
  useReturningFocus()
  const { address, renew, isStale } = useAddress(item.video.url ?? '')
  const video = { ...item.video, url: address || null }
  const editing = useTrimEdit({ stored: item.edit, error, onChange: on.onChange })
  const { edit, preview, commit, change } = editing
  const trim = shownFrames(edit, video)
  const playback = useTrimPlayback({ video, edit, trim })
  const { element, playhead, isPlaying, toggle, seek, pause } = playback
  const [note, setNote] = useState('')
  const framesPlaced = () => trims.frameAt(playhead.get(), video)

  const setTrim = (next: trims.Trim) => preview(trims.editOfTrim(next, video))
  const moveEdge = (edge: trims.Edge, frame: number) => {
    const next = trims.moveEdge(trim, edge, frame, video)
    pause()
    setTrim(next)
    seek(trims.frameAtEdge(next, edge))
  }
  const setEdge = (edge: trims.Edge) => setTrim(trims.setEdge(trim, edge, framesPlaced(), video))
  const nudge = (by: -1 | 1) => {
    const edge = trims.nearestEdge(trim, framesPlaced())
    moveEdge(edge, (edge === 'in' ? trim.from : trim.to) + by)
  }
  const step = (by: -1 | 1) => {
    pause()
    seek(Math.max(0, Math.min(framesOf(video) - 1, framesPlaced() + by)))
  }
  const split = () => {
    const frame = framesPlaced()
    const isPossible = canSplit(edit, frame, video)
    setNote(isPossible ? '' : TOO_SHORT)
    if (!isPossible) return
    commit()
    on.onSplit(frame)
  }
  const reset = () => {
    editing.discard()
    on.onReset()
  }
  useKeys(
    { i: () => setEdge('in'), o: () => setEdge('out'), x: split, r: reset, ' ': toggle },
    { ',': () => step(-1), '.': () => step(1), '[': () => nudge(-1), ']': () => nudge(1) },
  )
  useEffect(() => {
    if (!note) return
    const timer = setTimeout(() => setNote(''), 4_000)
    return () => clearTimeout(timer)
  }, [note])

  const portrait = isPortraitFilm ? trims.portraitWindow(edit.framing, video) : null
  const PlayIcon = isPlaying ? Pause : Play
  return (
    <>
      <div className={s.picture}>
        {/* the poster below is visible until the first frame is loaded */}
        <video
          ref={element}
          src={address || undefined}
          poster={video.posterUrl ?? undefined}
          playsInline
          preload="auto"
          aria-label={item.title}
          style={{ aspectRatio: `${video.width ?? 16} / ${video.height ?? 9}` }}
          onClick={toggle}
          onTimeUpdate={playback.follow}
          onLoadedMetadata={() => seek(framesPlaced())}
          onError={() => isStale && renew()}
        />
        {portrait && (
          <div className={s.portrait} style={{ aspectRatio: `${video.width ?? 16} / ${video.height ?? 9}` }}>
            <i style={{ left: `${portrait.left * 100}%`, width: `${portrait.width * 100}%` }} />
          </div>
        )}
      </div>
      <div className={s.scroll}>
        <div className={s.transport}>
          <Button
            type="text"
            aria-label={isPlaying ? 'Pause' : 'Play'}
            disabled={!video.url}
            icon={<PlayIcon size={18} fill="currentColor" />}
            onMouseDown={keepFocus}
            onClick={toggle}
          />
          <Position playhead={playhead} video={video} />
          <span className="mono">{trims.lengthText(trim, video)}</span>
        </div>
        <TrimTrack
          video={video}
          trim={trim}
          playhead={playhead}
          fewest={fewestFrames(video)}
          onMoveEdge={moveEdge}
          onSeek={seek}
          onHold={playback.hold}
          onRelease={() => {
            commit()
            playback.release()
          }}
        />
        <div className={`mono ${s.edges}`} aria-hidden>
          <span>In {trims.secondsText(trim.from, video)}</span>
          <span>Out {trims.secondsText(trim.to, video)}</span>
        </div>
        <TrimControls
          edit={edit}
          playedSeconds={shownSeconds(edit, video)}
          hasFraming={!!portrait}
          onPreview={preview}
          onCommit={commit}
          onChange={change}
        />
      </div>
      {(error ?? note) && (
        <Alert
          className={s.error}
          type={error && resolution ? 'warning' : 'error'}
          showIcon
          title={error ?? note}
          action={error ? resolution : null}
        />
      )}
      <footer className={s.footer}>
        <Button
          icon={<RotateCcw size={16} />}
          disabled={!isEdited(edit)}
          onMouseDown={keepFocus}
          onClick={reset}
        >
          Reset
        </Button>
        <Button icon={<Scissors size={16} />} onMouseDown={keepFocus} onClick={split}>
          Split
        </Button>
        <Button type="primary" onClick={on.onClose}>
          Done
        </Button>
      </footer>
    </>
  )
}

/** Position of the playhead; re-renders with each frame. */
function Position({ playhead, video }: { playhead: Playhead; video: trims.TrimmedVideo }) {
  const frame = trims.frameAt(usePlayhead(playhead, Infinity), video)
  return (
    <span className={`mono ${s.position}`}>
      {trims.secondsText(frame, video)} <i>frame {frame}</i>
    </span>
  )
}
