import { CAPTION_FORMATS, type CaptionFormat } from '#schema/captions/formats'
import { saveFile } from '../../../../shared/lib/network/download'
import type { FilmCaptions } from './filmCaptions'

/** Name of a caption file. Players find it if the film has the same base name. */
export const captionFileName = (title: string, language: string, format: string): string =>
  `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'captions'}.${language}.${format}`

/** Saves the captions of a film with this title. */
export const saveCaptions = (
  { language, ...files }: FilmCaptions,
  format: CaptionFormat,
  title: string,
): void =>
  saveFile(
    new Blob([files[format]], { type: CAPTION_FORMATS[format].mediaType }),
    captionFileName(title, language, format),
  )
