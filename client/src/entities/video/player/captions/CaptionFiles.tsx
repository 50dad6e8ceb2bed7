import { Button, Dropdown } from 'antd'
import { Captions } from 'lucide-react'
import { CAPTION_FORMATS, CAPTION_FORMAT_KEYS } from '#schema/captions/formats'
import { saveFile } from '../../../../shared/lib/network/download'
import { inRegion } from '../../../../shared/ui/PopoverRegion'
import { languageName } from '../../../../shared/ui/captions/CaptionTracks'
import type { FilmCaptions } from './filmCaptions'

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
        CAPTION_FORMAT_KEYS.map((format) => ({
          key: `${language}.${format}`,
          label: `${languageName(language)} (.${format})`,
          onClick: () =>
            saveFile(
              new Blob([files[format]], { type: CAPTION_FORMATS[format].mediaType }),
              captionFileName(title, language, format),
            ),
        })),
      ),
    }}
  >
    <Button icon={<Captions size={16} />} aria-label="Download captions" aria-haspopup="menu">
      <span className={wordClass}>Captions</span>
    </Button>
  </Dropdown>
)
