import { type CSSProperties, type ReactNode, useState } from 'react'
import { type Drawing as DrawingData, DrawingError, type Stroke, parseDrawing } from '#schema/review/drawing'
import { Drawing } from '../../shared/ui/drawing/Drawing'
import { DrawingPad } from '../../shared/ui/drawing/DrawingPad'
import type { GuestNote, GuestVersion } from '../api/guestTypes'
import type { Comparison } from '../compare/CompareBar'
import { useFollower } from '../compare/useFollower'
import { WipeHandle } from '../compare/WipeHandle'
import type { DrawingChoice } from './DrawingTools'
import { Picture } from './Picture'
import s from './Stage.module.css'
import type { Transport } from './useTransport'

/** Strokes of a note’s drawing; empty if unreadable. */
export function strokesOf({ drawing }: Pick<GuestNote, 'drawing'>): DrawingData['strokes'] {
  if (!drawing) return []
  try {
    return parseDrawing(drawing).strokes
  } catch (failure) {
    if (failure instanceof DrawingError) return []
    throw failure
  }
}

export interface StageProps {
  version: GuestVersion
  transport: Transport
  /** The other version of a comparison. */
  other: GuestVersion | undefined
  view: Comparison['view']
  word: string
  isMuted: boolean
  captions: string | null
  /** Drawing on the shown frame. */
  strokes: readonly Stroke[]
  /** The selected tool while the guest draws, or null. */
  pen: DrawingChoice | null
  onDraw: (strokes: Stroke[]) => void
  onRefuse: (message: string) => void
  onReload: () => void
}

const Label = ({ children }: { children: ReactNode }) => <span className={s.label}>{children}</span>

/** One version, or two side by side or with a wipe. The leading version is on the right. */
export function Stage({ version, transport, other, view, word, ...props }: StageProps) {
  const { isMuted, captions, strokes, pen, onDraw, onRefuse, onReload } = props
  const [wipe, setWipe] = useState(0.5)
  const ratio = version.width / version.height
  const shownView = other ? view : 'single'
  return (
    <div
      className={s.stage}
      data-view={shownView}
      style={{ '--ratio': ratio, '--wipe': `${wipe * 100}%` } as CSSProperties}
    >
      {other && (
        <FollowingPane
          key={other.id}
          version={version}
          transport={transport}
          other={other}
          word={word}
          onReload={onReload}
        />
      )}
      <div className={s.lead}>
        <Picture
          key={version.id}
          version={version}
          title={`${word} ${version.number}`}
          attach={transport.attach}
          isMuted={isMuted}
          captions={captions}
          onReload={onReload}
          onClick={transport.toggle}
        >
          {!pen && strokes.length > 0 && <Drawing strokes={strokes} ratio={ratio} />}
          {pen && (
            <DrawingPad {...pen} strokes={strokes} ratio={ratio} onChange={onDraw} onRefuse={onRefuse} />
          )}
          {other && <Label>{`${word} ${version.number}`}</Label>}
        </Picture>
      </div>
      {shownView === 'wipe' && <WipeHandle at={wipe} onMove={setWipe} />}
    </div>
  )
}

interface FollowingPaneProps extends Pick<StageProps, 'version' | 'transport' | 'word' | 'onReload'> {
  other: GuestVersion
}

function FollowingPane({ version, transport, other, word, onReload }: FollowingPaneProps) {
  const [element, attach] = useState<HTMLVideoElement | null>(null)
  const isMissing = useFollower({ transport, lead: version, other, element })
  const name = `${word} ${other.number}`
  return (
    <div className={s.other} data-missing={isMissing || undefined}>
      <Picture
        version={other}
        title={name}
        attach={attach}
        isMuted
        onReload={onReload}
        onClick={transport.toggle}
      >
        {isMissing && (
          <p className={s.missing} role="status">
            Not in {name.toLowerCase()}
          </p>
        )}
        <Label>{name}</Label>
      </Picture>
    </div>
  )
}
