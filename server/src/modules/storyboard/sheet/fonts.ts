import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FONT_FILES } from './font-files.mjs'

/** Where a font is: a build copies it beside the program; without one it is read from its package. */
const pathOf = (file: string): string =>
  import.meta.url.endsWith('.ts')
    ? createRequire(import.meta.url).resolve(file)
    : fileURLToPath(new URL(`./fonts/${basename(file)}`, import.meta.url))

/** The files of the fonts that sheets are printed with: Latin, Greek, Cyrillic and more. */
export const FONTS = { plain: pathOf(FONT_FILES.plain), bold: pathOf(FONT_FILES.bold) }
