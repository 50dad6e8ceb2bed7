import { Button, Dropdown, type MenuProps } from 'antd'
import {
  Captions,
  Columns2,
  Download,
  FileSpreadsheet,
  MessageSquareText,
  MoreHorizontal,
  PanelRight,
  Share2,
} from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { CAPTION_FORMAT_KEYS } from '#schema/captions/formats'
import { useMay } from '../../entities/person/may'
import { useContinueItems } from '../../entities/video/continue/useContinueItems'
import { saveCaptions } from '../../entities/video/player/captions/captionFiles'
import type { FilmCaptions } from '../../entities/video/player/captions/filmCaptions'
import { videoTitle } from '../../entities/video/videoTitle'
import { useNarrow } from '../../shared/lib/media'
import { useDownload } from '../../shared/lib/network/download'
import { languageName } from '../../shared/ui/captions/CaptionTracks'
import { inRegion } from '../../shared/ui/PopoverRegion'
import { ShareDialog } from '../share/ShareButton'
import { targetOfVideo } from '../share/target'
import { saveCueSheet } from './filmSound'
import type { FilmViewerFieldsFragment } from './FilmViewer.generated'
import s from './FilmViewer.module.css'

export type ViewerPanel = 'plan' | 'notes'

interface ViewerActionsProps {
  film: FilmViewerFieldsFragment
  /** The open panel. */
  panel: ViewerPanel | null
  onPanel: (panel: ViewerPanel) => void
  noteCount: number
  hasCues: boolean
  captions: readonly FilmCaptions[]
  onCompare: () => void
  /** Pauses the film, before a dialog covers it. */
  onPause: () => void
}

interface Action {
  key: string
  label: string
  /** The label of its button. */
  word: string
  icon: ReactNode
  isBusy?: boolean
  onClick: () => void
}

/** Actions of the viewer: its panels, sharing and downloading as buttons, the others in a menu; on phones all in the menu. */
export function ViewerActions({
  film,
  panel,
  onPanel,
  noteCount,
  hasCues,
  captions,
  onCompare,
  onPause,
}: ViewerActionsProps) {
  const may = useMay()
  const isNarrow = useNarrow()
  const { isDownloading, start: download } = useDownload()
  const { isContinuing, items: continuing } = useContinueItems(film.id)
  const [isSharing, setSharing] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const { url, downloadUrl } = film
  if (!url) return null
  const isOpen = (which: ViewerPanel) => (panel === which ? 'Hide' : 'Show')
  const buttons: Action[] = [
    ...(film.__typename === 'Film'
      ? [
          {
            key: 'plan',
            label: `${isOpen('plan')} takes`,
            word: `${isOpen('plan')} takes`,
            icon: <PanelRight size={16} />,
            onClick: () => onPanel('plan'),
          },
        ]
      : []),
    {
      key: 'notes',
      label: `${isOpen('notes')} notes ${noteCount || ''}`.trim(),
      word: `Notes ${noteCount || ''}`.trim(),
      icon: <MessageSquareText size={16} />,
      onClick: () => onPanel('notes'),
    },
    ...(may('share')
      ? [
          {
            key: 'share',
            label: 'Share for review',
            word: 'Share',
            icon: <Share2 size={16} />,
            onClick: () => {
              onPause()
              setSharing(true)
            },
          },
        ]
      : []),
    ...(downloadUrl
      ? [
          {
            key: 'download',
            label: 'Download',
            word: 'Download',
            icon: <Download size={16} />,
            isBusy: isDownloading,
            onClick: () => download(downloadUrl),
          },
        ]
      : []),
  ]
  const files = captions.flatMap((each) =>
    CAPTION_FORMAT_KEYS.map((format) => ({
      key: `${each.language}.${format}`,
      label: `Captions: ${languageName(each.language)} (.${format})`,
      icon: <Captions size={16} />,
      onClick: () => saveCaptions(each, format, videoTitle(film)),
    })),
  )
  const items: MenuProps['items'] = [
    ...(isNarrow ? buttons.map(({ key, label, icon, onClick }) => ({ key, label, icon, onClick })) : []),
    ...(film.__typename === 'Film'
      ? [{ key: 'compare', label: 'Compare versions', icon: <Columns2 size={16} />, onClick: onCompare }]
      : []),
    ...continuing,
    ...(hasCues
      ? [
          {
            key: 'cues',
            label: 'Cue sheet',
            icon: <FileSpreadsheet size={16} />,
            onClick: () => void saveCueSheet(film.id),
          },
        ]
      : []),
    ...files,
  ]
  return (
    <>
      {!isNarrow &&
        buttons.map(({ key, label, word, icon, isBusy, onClick }) => (
          <Button
            key={key}
            className={key === 'share' ? s.apart : undefined}
            icon={icon}
            aria-label={label}
            title={label}
            loading={isBusy}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget
              onClick()
            }}
          >
            <span className={s.word}>{word}</span>
          </Button>
        ))}
      {items.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{ items }}
          popupRender={inRegion('More actions')}
        >
          <Button
            type="text"
            aria-label="More actions"
            aria-haspopup="menu"
            icon={<MoreHorizontal size={20} />}
            loading={isContinuing || (isNarrow && isDownloading)}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget
            }}
          />
        </Dropdown>
      )}
      <ShareDialog
        open={isSharing}
        target={targetOfVideo(film)}
        onClose={() => setSharing(false)}
        afterClose={() => opener.current?.focus({ preventScroll: true })}
      />
    </>
  )
}
