import { Button, Dropdown } from 'antd'
import { Captions } from 'lucide-react'
import { saveFile } from '../../../../shared/lib/network/download'
import { inRegion } from '../../../../shared/ui/PopoverRegion'
import { languageName } from '../../../../shared/ui/captions/CaptionTracks'
import type { FilmCaptions } from './filmCaptions'

export const CAPTION_FORMATS = [
  { format: 'srt', type: 'application/x-subrip' },
  { format: 'vtt', type: 'text/vtt' },
] as const

/** Name of a caption file. Players find it if the film has the same base name. */
export const captionFileName = (title: string, language: string, format: string): string =>
  `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'captions'}.${language}.${format}`

interface CaptionFilesProps {
  captions: readonly FilmCaptions[]
  title: string
  wordClass: string | undefined
}

/** Menu to download the captions of a film. */
export const CaptionFiles = ({ captions, title, wordClass }: CaptionFilesProps) => (
  <Dropdown
    trigger={['click']}
    placement="bottomRight"
    popupRender={inRegion('Download captions')}
    menu={{
      items: captions.flatMap(({ language, ...files }) =>
        CAPTION_FORMATS.map(({ format, type }) => ({
          key: `${language}.${format}`,
          label: `${languageName(language)} (.${format})`,
          onClick: () =>
            saveFile(new Blob([files[format]], { type }), captionFileName(title, language, format)),
        })),
      ),
    }}
  >
    <Button icon={<Captions size={16} />} aria-label="Download captions" aria-haspopup="menu">
      <span className={wordClass}>Captions</span>
    </Button>
  </Dropdown>
)
