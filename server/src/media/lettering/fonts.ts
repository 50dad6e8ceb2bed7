import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'
import { fontsIn, packagedFonts } from './font-files.mjs'

export type Weight = 'plain' | 'bold'

/** A build copies the fonts beside the program; otherwise they are read from their packages. */
const FONTS = import.meta.url.endsWith('.ts')
  ? packagedFonts()
  : fontsIn(fileURLToPath(new URL('./lettering-fonts', import.meta.url)))

/** All packaged families as a `font-family` of SVG, in lookup order. */
export const FONT_FAMILIES: string = FONTS.map(({ family }) => `'${family}'`).join(', ')

const FONTCONFIG = 'fonts.conf'
const fontconfig = (fonts: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(fonts, 'cache')}</cachedir>
</fontconfig>
`

const files = FONTS.flatMap(({ plain, bold }) => [plain, bold])

let folder: string | undefined
/** A folder of this process with only the packaged fonts, for programs that look fonts up in a folder. */
export const fontsFolder = (): string => {
  if (folder) return folder
  const made = mkdtempSync(join(tmpdir(), 'cutroom-fonts-'))
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  for (const file of files) symlinkSync(file, join(made, basename(file)))
  writeFileSync(join(made, FONTCONFIG), fontconfig(made))
  return (folder = made)
}

/** A fontconfig configuration with only these fonts. */
export const fontconfigFile = (): string => join(fontsFolder(), FONTCONFIG)

let version: string | undefined
/** Identifies the content of all packaged fonts; the key of anything drawn with them contains it. */
export const fontsVersion = (): string => {
  if (version) return version
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return (version = hash.digest('hex'))
}

const opened = new Map<string, Font>()
const open = (file: string): Font => {
  const font = opened.get(file) ?? (openSync(file) as Font)
  opened.set(file, font)
  return font
}

/** The first font that has a character. */
export const fontFor = (character: string, weight: Weight = 'plain'): Font | undefined =>
  FONTS.map((font) => open(font[weight])).find((font) => font.hasGlyphForCodePoint(character.codePointAt(0)!))

const efforts = new Map<string, number>()
/** Minimum cost of an em of text: that of a Chinese character. */
const EFFORT_OF_EM = 80

/**
 * Cost of drawing a text: the commands of its outlines, or its width if that costs more. Ligature characters may be
 * as wide, and as intricate, as ten letters.
 */
export const drawingEffort = (text: string): number => {
  let effort = 0
  for (const character of text) {
    if (!efforts.has(character)) efforts.set(character, effortOf(character))
    effort += efforts.get(character)!
  }
  return effort
}

const effortOf = (character: string): number => {
  const font = fontFor(character, 'bold')
  if (!font) return EFFORT_OF_EM
  const glyph = font.glyphForCodePoint(character.codePointAt(0)!)
  return Math.max(glyph.path.commands.length, (EFFORT_OF_EM * glyph.advanceWidth) / font.unitsPerEm)
}

/** Invisible characters, such as spaces, joiners and variation selectors. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]$/u

/** The characters of a text that no packaged font has, each once. */
export const missingCharacters = (text: string): string[] =>
  [...new Set(text)].filter(
    (character) => !BLANK.test(character) && !(fontFor(character) && fontFor(character, 'bold')),
  )
