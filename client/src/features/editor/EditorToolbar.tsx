import { Button, Dropdown, Segmented, Tooltip } from 'antd'
import {
  ChevronDown,
  Columns3,
  Maximize2,
  Redo2,
  Ruler,
  Scissors,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { MOD, useKeys } from '../../shared/lib/input/keyboardShortcuts'
import { inRegion } from '../../shared/ui/PopoverRegion'
import s from './Editor.module.css'
import type { CutEdits } from './state/cutEdits'
import type { Widths } from './timeline/timeline'
import { useZoom, type Zoom } from './timeline/Zoom'
import type { TrimAll } from './trim-all/TrimAllDialog'

interface Steps {
  canUndo: boolean
  canRedo: boolean
}

interface HistoryButtonsProps {
  edits: CutEdits
  pending: Steps
}

/** Undo and redo of the cut, by button and by key. */
function HistoryButtons({ edits, pending: { canUndo, canRedo } }: HistoryButtonsProps) {
  useKeys({ 'Mod z': edits.undo, 'Mod Shift z': edits.redo })
  return (
    <>
      <Tooltip title={`Undo (${MOD} Z)`}>
        <Button
          type="text"
          aria-label="Undo the last change"
          aria-keyshortcuts="Control+Z"
          disabled={!canUndo}
          icon={<Undo2 size={16} />}
          onClick={edits.undo}
        />
      </Tooltip>
      <Tooltip title={`Redo (${MOD} Shift Z)`}>
        <Button
          type="text"
          aria-label="Redo the last change"
          aria-keyshortcuts="Control+Shift+Z"
          disabled={!canRedo}
          icon={<Redo2 size={16} />}
          onClick={edits.redo}
        />
      </Tooltip>
    </>
  )
}

/** Zooms the timeline, by button and by key. */
function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const { factor, fit, closest } = useZoom(zoom)
  useKeys({ '0': zoom.showAll }, { '-': zoom.zoomOut, '+': zoom.zoomIn, '=': zoom.zoomIn })
  const isLeast = factor <= Math.min(1, fit)
  return (
    <span className={s.zoom} role="group" aria-label="Zoom of the timeline">
      <Tooltip title="Zoom out (−)">
        <Button
          type="text"
          aria-label="Zoom out"
          aria-keyshortcuts="-"
          disabled={isLeast}
          icon={<ZoomOut size={16} />}
          onClick={zoom.zoomOut}
        />
      </Tooltip>
      <Tooltip title="Fit: show the whole film (0)">
        <Button
          type="text"
          aria-label="Fit"
          aria-keyshortcuts="0"
          disabled={factor === fit}
          icon={<Maximize2 size={16} />}
          onClick={zoom.showAll}
        />
      </Tooltip>
      <Tooltip title="Zoom in (+)">
        <Button
          type="text"
          aria-label="Zoom in"
          aria-keyshortcuts="+"
          disabled={factor >= closest}
          icon={<ZoomIn size={16} />}
          onClick={zoom.zoomIn}
        />
      </Tooltip>
    </span>
  )
}

const WIDTH_OPTIONS: { value: Widths; label: string; icon: ReactNode }[] = [
  { value: 'proportional', label: 'Proportional', icon: <Ruler size={14} aria-hidden /> },
  { value: 'equal', label: 'Equal', icon: <Columns3 size={14} aria-hidden /> },
]

interface EditorToolbarProps extends HistoryButtonsProps {
  widths: Widths
  onWidths: (widths: Widths) => void
  zoom: Zoom
  /** Hides undo and redo. */
  readOnly?: boolean
  /** Buttons that add to the cut. */
  children: ReactNode
}

/** Toolbar above the timeline. */
export const EditorToolbar = ({
  widths,
  onWidths,
  zoom,
  readOnly,
  children,
  ...history
}: EditorToolbarProps) => (
  <div className={s.tools}>
    {children}
    <span className={s.gap} />
    {!readOnly && <HistoryButtons {...history} />}
    <ZoomButtons zoom={zoom} />
    <Segmented
      size="small"
      aria-label="Widths of clips"
      classNames={{ root: s.widths, label: s.widthLabel }}
      value={widths}
      options={WIDTH_OPTIONS}
      onChange={onWidths}
    />
  </div>
)

/** Menu of the dialogs that trim all clips. */
export const TrimAllMenu = ({ onOpen }: { onOpen: (kind: TrimAll) => void }) => (
  <Dropdown
    trigger={['click']}
    placement="bottomRight"
    popupRender={inRegion('Trim all')}
    menu={{
      items: [
        { key: 'tighten', label: 'Tighten…', onClick: () => onOpen('tighten') },
        { key: 'fit', label: 'Fit to storyboard…', onClick: () => onOpen('fit') },
      ],
    }}
  >
    <Button className={s.trim} icon={<Scissors size={16} />} aria-haspopup="menu">
      Trim all
      <ChevronDown size={14} aria-hidden />
    </Button>
  </Dropdown>
)
