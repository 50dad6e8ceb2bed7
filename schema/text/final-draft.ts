/** Converts Final Draft screenplays, which are XML, to Fountain. */

/** Maximum characters of a file, most of which are markup. */
export const FINAL_DRAFT_MAX = 1_000_000
/** Maximum nesting of elements. */
const DEPTH_MAX = 40

interface Paragraph {
  type: string
  number: string | undefined
  text: string
}

const MARKUP =
  /<(?:!--[^]*?--|\?[^]*?\?|!\[CDATA\[([^]*?)\]\]|(\/)?([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/)?)>/y
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes only the predefined entities of XML; keeps all others. */
const withoutReferences = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole
    const code = parseInt(decimal ?? hex, decimal ? 10 : 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

const attributeOf = (attributes: string, name: string): string | undefined => {
  const [, double, single] =
    new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  const value = double ?? single
  return value === undefined ? undefined : withoutReferences(value)
}

/** The paragraphs of the script and of its title page; undefined for malformed XML, or with a document type. */
function paragraphsOf(xml: string): { script: Paragraph[]; title: Paragraph[] } | undefined {
  const found = { script: [] as Paragraph[], title: [] as Paragraph[] }
  const path: string[] = []
  const open: Paragraph[] = []
  const isText = () => path.at(-1) === 'Text' && open.length > 0
  for (let at = xml.indexOf('<'); at >= 0 && at < xml.length;) {
    MARKUP.lastIndex = at
    const markup = MARKUP.exec(xml)
    if (!markup) return undefined
    const [whole, characters, isEnd, name, attributes = '', isEmpty] = markup
    if (characters !== undefined && isText()) open.at(-1)!.text += characters
    if (isEnd) {
      if (path.pop() !== name) return undefined
      if (name === 'Paragraph') {
        const paragraph = open.pop()!
        const part = path.includes('TitlePage') ? found.title : found.script
        if (paragraph.text.trim()) part.push(paragraph)
      }
    } else if (name && !isEmpty) {
      if (path.push(name) > DEPTH_MAX) return undefined
      if (name === 'Paragraph') {
        const type = path.includes('ScriptNote') ? 'Note' : (attributeOf(attributes, 'Type') ?? 'Action')
        open.push({ type, number: attributeOf(attributes, 'Number'), text: '' })
      }
    }
    at += whole.length
    const next = xml.indexOf('<', at)
    if (isText()) open.at(-1)!.text += withoutReferences(xml.slice(at, next < 0 ? undefined : next))
    at = next
  }
  return path.length ? undefined : found
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028]/)
    .map((line) => line.trim())
    .filter(Boolean)
const oneLine = (text: string): string => linesOf(text).join(' ')

/** Whether Fountain would read an action line as something else: capitals, or its markup. */
const isForced = (line: string): boolean =>
  !/[\p{Ll}\p{Lo}]/u.test(line) || /^(?:[.@!>~#=]|int|ext|est|i\/e)/i.test(line)

const isHeading = (text: string): boolean => /^(?:int|ext|est|i\/e)\b[. /]/i.test(text)
const isCapitals = (name: string): boolean =>
  /^\p{Lu}/u.test(name) && !/[\p{Ll}\p{Lo}]/u.test(name.replace(/\(.*/s, ''))

function headingOf({ text, number }: Paragraph): string {
  const heading = oneLine(text)
  const scene = number && /^[\w.-]{1,8}$/.test(number) ? ` #${number}#` : ''
  return `${isHeading(heading) ? '' : '.'}${heading}${scene}`
}

/** Converts a paragraph to Fountain; dialogue follows the name without an empty line. */
function fountainOf(paragraph: Paragraph, isBelowName: boolean): string {
  const { type, text } = paragraph
  if (type === 'Scene Heading') return headingOf(paragraph)
  if (type === 'Transition') return `> ${oneLine(text)}`
  if (type === 'Note') return `[[${oneLine(text)}]]`
  const lines = linesOf(text)
  if (type === 'Character') return `${isCapitals(oneLine(text)) ? '' : '@'}${oneLine(text)}`
  if (isBelowName && type === 'Parenthetical') return `(${oneLine(text).replace(/^\(|\)$/g, '')})`
  if (isBelowName && (type === 'Dialogue' || type === 'Singing')) return lines.join('\n')
  return `${isForced(lines[0]!) ? '!' : ''}${lines.join('\n')}`
}

/**
 * Converts a Final Draft screenplay to Fountain: scene headings, action, characters, dialogue, transitions, notes and the title
 * page. Undefined if it is too large, not XML, or empty.
 */
export function fountainFromFinalDraft(xml: string): string | undefined {
  const paragraphs = xml.length <= FINAL_DRAFT_MAX ? paragraphsOf(xml) : undefined
  if (!paragraphs?.script.length) return undefined
  const [title, ...page] = paragraphs.title.map(({ text }) => `    ${oneLine(text)}`)
  let fountain = title ? ['Title:', title, ...(page.length ? ['Notes:', ...page] : [])].join('\n') : ''
  let isBelowName = false
  for (const paragraph of paragraphs.script) {
    const isSaid: boolean = isBelowName && ['Parenthetical', 'Dialogue', 'Singing'].includes(paragraph.type)
    if (fountain) fountain += isSaid ? '\n' : '\n\n'
    fountain += fountainOf(paragraph, isBelowName)
    isBelowName = isSaid || paragraph.type === 'Character'
  }
  return `${fountain}\n`
}
