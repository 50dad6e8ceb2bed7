import { type CSSProperties, type ReactNode, useState } from 'react'
import {
  type Drawing as DrawingData,
  type DrawingColour,
  DrawingError,
  type DrawingTool,
  type Stroke,
  parseDrawing,
} from '#schema/review/drawing'
import { Drawing } from '../drawing/Drawing'
import { DrawingPad } from '../drawing/DrawingPad'
import { Picture } from './Picture'
import type { ShownVersion } from './shownVersion'
import s from './Stage.module.css'
import { useFollower } from './useFollower'
import type { Transport } from './useTransport'
import { WipeHandle } from './WipeHandle'

/** Strokes of a note’s drawing; empty if unreadable. */
export function strokesOf({ drawing }: { drawing: string | null }): DrawingData['strokes'] {
  if (!drawing) return []
  try {
    return parseDrawing(drawing).strokes
  } catch (failure) {
    if (failure instanceof DrawingError) return []
    throw failure
  }
}

/** How two versions are compared. */
export type ComparedView = 'side' | 'wipe'

export interface StageProps {
  version: ShownVersion
  transport: Transport
  /** The other version of a comparison. */
  other: ShownVersion | undefined
  view: ComparedView
  word: string
  isMuted: boolean
  captions: string | null
  /** Drawing on the shown frame. */
  strokes: readonly Stroke[]
  /** The selected tool while drawing, or null. */
  pen: { tool: DrawingTool; colour: DrawingColour } | null
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
  other: ShownVersion
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
