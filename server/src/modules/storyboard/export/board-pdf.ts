import { setImmediate as nextTurn } from 'node:timers/promises'
import Document from 'pdfkit'
import { type BoardSheet, lengthText, secondsOf } from './board-sheet.js'
import { type Cell, cellsOf, type Measure, wrap } from './sheet-cells.js'
import { type HasGlyph, printableSheet } from './printable.js'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FONT_FILES } from './font-files.mjs'

/** Path of a font: beside the program in a build, else in its package. */
const pathOf = (file: string): string =>
  import.meta.url.endsWith('.ts')
    ? createRequire(import.meta.url).resolve(file)
    : fileURLToPath(new URL(`./fonts/${basename(file)}`, import.meta.url))

/** Font files of the sheets: Latin, Greek, Cyrillic and more. */
export const FONTS = { plain: pathOf(FONT_FILES.plain), bold: pathOf(FONT_FILES.bold) }

/** Missing in the types of pdfkit: reusable images, and the glyphs of the current font. */
type Pdf = InstanceType<typeof Document> & {
  openImage(source: Buffer): Buffer
  _font: { font: { hasGlyphForCodePoint(point: number): boolean } }
}
/** A small JPEG of a stored picture; null if it no longer exists. */
export type ReadPicture = (key: string) => Promise<Buffer | null>

/** Points: A4 landscape, three columns of two frames. */
const PAGE = { width: 841.89, height: 595.28, margin: 34 }
const GRID = { columns: 3, rows: 2, gapX: 18, gapY: 14, top: 70, bottom: 544 }
const CELL = {
  width: (PAGE.width - 2 * PAGE.margin - (GRID.columns - 1) * GRID.gapX) / GRID.columns,
  height: (GRID.bottom - GRID.top - (GRID.rows - 1) * GRID.gapY) / GRID.rows,
}
const PICTURE = { height: (CELL.width * 9) / 16, radius: 4 }
/** Distance from the top of a title to the first line below it, and the height of a line. */
const TITLE = { size: 9.5, height: 17 }
const LINE = { size: 8.5, headingSize: 7.5, height: 11.2 }
const GAP = 7
const ROOM = {
  width: CELL.width,
  belowPicture: Math.floor((CELL.height - PICTURE.height - GAP - TITLE.height) / LINE.height),
  withoutPicture: Math.floor((CELL.height - TITLE.height) / LINE.height),
}
const INK = { text: '#1c1b19', quiet: '#6f6b64', line: '#d8d4cc', frame: '#f4f2ee' }

const EACH_PAGE = GRID.columns * GRID.rows

/** Length and camera of a shot, such as `5 s · Close-up`. */
const detailsOf = ({ shot: { seconds, camera } }: Cell): string =>
  [`${seconds} s`, ...(camera ? [camera] : [])].join(' · ')

/**
 * Writes a storyboard as PDF into the returned document while it is read. Destroys it with an error when `limit` aborts.
 */
export function boardPdf(
  sheet: BoardSheet,
  { read, today, limit }: { read: ReadPicture; today: Date; limit: AbortSignal },
): Pdf {
  const pdf = new Document({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    autoFirstPage: false,
    font: FONTS.plain,
    lang: 'en',
    displayTitle: true,
    info: { Title: `${sheet.projectName}: storyboard`, Creator: 'Cutroom', CreationDate: today },
  }) as Pdf
  pdf.registerFont('plain', FONTS.plain).registerFont('bold', FONTS.bold)
  const printable = printableSheet(sheet, glyphsOf(pdf))
  new SheetWriter(pdf, printable.sheet, { read, today, limit, notes: printable.notes }).write().then(
    () => pdf.destroyed || pdf.end(),
    (error: unknown) => pdf.destroy(error as Error),
  )
  return pdf
}

/** Checks that both fonts have a glyph. */
function glyphsOf(pdf: Pdf): HasGlyph {
  const fonts = (['plain', 'bold'] as const).map((name) => (pdf.font(name) as Pdf)._font.font)
  return (point) => fonts.every((font) => font.hasGlyphForCodePoint(point))
}

type FontName = 'plain' | 'bold'

class SheetWriter {
  private font?: FontName
  private readonly pictures = new Map<string, Promise<Buffer | null>>()

  constructor(
    private readonly pdf: Pdf,
    private readonly sheet: BoardSheet,
    private readonly options: {
      read: ReadPicture
      today: Date
      limit: AbortSignal
      notes: readonly string[]
    },
  ) {}

  async write(): Promise<void> {
    const measure = {
      heading: this.measure('bold', LINE.headingSize),
      words: this.measure('plain', LINE.size),
    }
    const cells: Cell[] = []
    for (const shot of this.sheet.shots) {
      if (!(await this.shouldContinue())) return
      cells.push(...cellsOf(shot, ROOM, measure))
    }
    const pages = Math.max(1, Math.ceil(cells.length / EACH_PAGE))
    if (!cells.length) this.addPage(1, pages)
    for (const [at, cell] of cells.entries()) {
      if (!(await this.shouldContinue())) return
      const place = at % EACH_PAGE
      if (!place) this.addPage(at / EACH_PAGE + 1, pages)
      await this.drawCell(cell, {
        x: PAGE.margin + (place % GRID.columns) * (CELL.width + GRID.gapX),
        y: GRID.top + Math.floor(place / GRID.columns) * (CELL.height + GRID.gapY),
      })
    }
  }

  /** Yields to the event loop; false if the reader is gone. Throws after the time limit. */
  private async shouldContinue(): Promise<boolean> {
    await nextTurn()
    this.options.limit.throwIfAborted()
    return !this.pdf.destroyed
  }

  /** Sets the font only if it changes: setting it takes longer than printing a line. */
  private type(font: FontName, size: number): Pdf {
    if (font !== this.font) this.pdf.font(font)
    this.font = font
    return this.pdf.fontSize(size)
  }

  private measure(font: FontName, size: number): Measure {
    const known = new Map<string, number>()
    return (text) => {
      const width = known.get(text) ?? this.type(font, size).widthOfString(text)
      known.set(text, width)
      return width
    }
  }

  private addPage(number: number, pages: number): void {
    const { pdf, sheet } = this
    pdf.addPage()
    const right = PAGE.width - PAGE.margin
    const [name = ''] = wrap(sheet.projectName, 460, this.measure('bold', 14))
    this.type('bold', 14).fillColor(INK.text)
    pdf.text(name, PAGE.margin, PAGE.margin - 3, { lineBreak: false })
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    const { length } = sheet.shots
    const summary = [
      `${length} ${length === 1 ? 'shot' : 'shots'}`,
      lengthText(secondsOf(sheet)),
      day.format(this.options.today),
    ].join(' · ')
    this.writeRight(summary, { right, y: PAGE.margin + 2 })
    pdf
      .moveTo(PAGE.margin, PAGE.margin + 22)
      .lineTo(right, PAGE.margin + 22)
      .lineWidth(0.6)
      .stroke(INK.line)
    this.writeRight(`Page ${number} of ${pages}`, { right, y: PAGE.height - PAGE.margin })
    for (const [at, note] of this.options.notes.entries())
      pdf.text(
        note,
        PAGE.margin,
        PAGE.height - PAGE.margin + (at - this.options.notes.length + 1) * LINE.height,
        {
          lineBreak: false,
        },
      )
  }

  /** A muted, right-aligned line. */
  private writeRight(text: string, { right, y }: { right: number; y: number }): void {
    this.type('plain', LINE.size).fillColor(INK.quiet)
    this.pdf.text(text, right - this.pdf.widthOfString(text), y, { lineBreak: false })
  }

  private async drawCell(cell: Cell, { x, y }: { x: number; y: number }): Promise<void> {
    let top = y
    if (!cell.isContinued) {
      await this.drawFrame(cell.shot.pictureKey, { x, y })
      top += PICTURE.height + GAP
    }
    const { pdf } = this
    this.type('bold', TITLE.size).fillColor(INK.text)
    pdf.text(String(cell.shot.number), x, top, { lineBreak: false })
    if (cell.isContinued) {
      const wide = pdf.widthOfString(`${cell.shot.number} `)
      this.type('plain', LINE.size).fillColor(INK.quiet)
      pdf.text('continued', x + wide, top + 1, { lineBreak: false })
    } else this.writeRight(detailsOf(cell), { right: x + CELL.width, y: top + 1 })
    for (const [at, { text, isHeading }] of cell.lines.entries()) {
      this.type(isHeading ? 'bold' : 'plain', isHeading ? LINE.headingSize : LINE.size)
      pdf.fillColor(isHeading ? INK.quiet : INK.text)
      pdf.text(text, x, top + TITLE.height + at * LINE.height, { lineBreak: false })
    }
  }

  /** Draws the whole picture of a shot in a frame, or an empty frame. */
  private async drawFrame(key: string | null, { x, y }: { x: number; y: number }): Promise<void> {
    const picture = key ? await this.picture(key) : null
    const { pdf } = this
    const frame = () => pdf.roundedRect(x, y, CELL.width, PICTURE.height, PICTURE.radius)
    frame().fill(INK.frame)
    if (picture) {
      pdf.save()
      frame().clip()
      pdf.image(picture, x, y, {
        fit: [CELL.width, PICTURE.height],
        align: 'center',
        valign: 'center',
      })
      pdf.restore()
    }
    frame().lineWidth(0.6).stroke(INK.line)
  }

  /** Embeds each picture once. */
  private picture(key: string): Promise<Buffer | null> {
    const known =
      this.pictures.get(key) ?? this.options.read(key).then((jpeg) => jpeg && this.pdf.openImage(jpeg))
    this.pictures.set(key, known)
    return known
  }
}
