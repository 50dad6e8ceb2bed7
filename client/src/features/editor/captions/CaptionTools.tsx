import { Button, Dropdown } from 'antd'
import { Download, Ellipsis, Redo2, Undo2 } from 'lucide-react'
import { inTime } from '#schema/captions/caption'
import { CAPTION_FORMATS, CAPTION_FORMAT_KEYS, type CaptionFormat } from '#schema/captions/formats'
import { writeCaptionFile } from '#schema/captions/write-file'
import { captionFileName } from '../../../entities/video/player/captions/captionFiles'
import { languageName } from '../../../shared/ui/captions/CaptionTracks'
import { saveFile } from '../../../shared/lib/network/download'
import { inRegion } from '../../../shared/ui/PopoverRegion'
import s from './Captions.module.css'
import type { Cut } from '../state/useCut'
import type { Listening } from './useListening'
import type { CaptionRow } from './placedCaptions'

interface CaptionToolsProps {
  language: string
  /** The captions at film times. */
  shown: readonly CaptionRow[]
  cut: Pick<Cut, 'edits' | 'pending'>
  isMachineMade: boolean
  title: string
  /** Other languages with captions, as sources of a translation. */
  others: readonly string[]
  isBusy: boolean
  listening: Listening | null
  onSpeech: () => void
  onListen: () => void
  onTranslate: (from: string) => void
  onImport: () => void
  onReview: () => void
  onRemove: () => void
}

/** Actions for all captions of a language; also undo and redo, because those of the cut may be out of view. */
export function CaptionTools({
  language,
  shown,
  cut: {
    edits,
    pending: { canRedo, canUndo },
  },
  isMachineMade,
  title,
  others,
  isBusy,
  listening,
  onSpeech,
  onListen,
  onTranslate,
  onImport,
  onReview,
  onRemove,
}: CaptionToolsProps) {
  const save = (format: CaptionFormat) => {
    const file = writeCaptionFile(format, inTime(shown))
    const type = CAPTION_FORMATS[format].mediaType
    return saveFile(new Blob([file], { type }), captionFileName(title, language, format))
  }
  return (
    <>
      {isMachineMade && (
        <>
          <span className={s.badge}>Machine-made</span>
          <Button size="small" onClick={onReview}>
            Mark as reviewed
          </Button>
        </>
      )}
      {isBusy && (
        <span className="meta" role="status">
          In progress…
        </span>
      )}
      <span className={s.gap} />
      <Button
        type="text"
        aria-label="Undo"
        disabled={!canUndo}
        icon={<Undo2 size={16} />}
        onClick={edits.undo}
      />
      <Button
        type="text"
        aria-label="Redo"
        disabled={!canRedo}
        icon={<Redo2 size={16} />}
        onClick={edits.redo}
      />
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        popupRender={inRegion('Export captions')}
        menu={{
          items: CAPTION_FORMAT_KEYS.map((format) => ({
            key: format,
            label: CAPTION_FORMATS[format].label,
            onClick: () => save(format),
          })),
        }}
      >
        <Button
          icon={<Download size={16} />}
          disabled={!shown.length}
          aria-label="Export captions"
          aria-haspopup="menu"
        >
          <span className={s.word}>Export</span>
        </Button>
      </Dropdown>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        popupRender={inRegion('More caption actions')}
        menu={{
          items: [
            { key: 'speech', label: 'Create from voices and script…', onClick: onSpeech },
            ...(listening
              ? [
                  {
                    key: 'listen',
                    label: listening.isWithinBudget
                      ? `${listening.label}…`
                      : `${listening.label}: exceeds the budget`,
                    disabled: !listening.isWithinBudget,
                    onClick: onListen,
                  },
                ]
              : []),
            ...others.map((from) => ({
              key: `from ${from}`,
              label: `Translate from ${languageName(from)}…`,
              onClick: () => onTranslate(from),
            })),
            { key: 'import', label: 'Import a file…', onClick: onImport },
            {
              key: 'remove',
              danger: true,
              label: `Remove ${languageName(language)}…`,
              onClick: onRemove,
            },
          ],
        }}
      >
        <Button
          type="text"
          aria-label="More caption actions"
          aria-haspopup="menu"
          icon={<Ellipsis size={16} />}
        />
      </Dropdown>
    </>
  )
}
