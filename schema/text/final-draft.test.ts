/** Covers specification B20. */
import { scriptRule } from '../rules/storyboard.js'
import { fountainFromFinalDraft } from './final-draft.js'

const paragraph = (type: string, text: string, attributes = '') =>
  `<Paragraph Type="${type}"${attributes}>${text}</Paragraph>`
const fdx = (content: string, after = '') =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no" ?>\n<FinalDraft DocumentType="Script" Version="5">
  <Content>${content}</Content>${after}</FinalDraft>\n`

test('a Final Draft screenplay becomes Fountain', () => {
  const script = fdx(
    [
      paragraph(
        'Scene Heading',
        '<SceneProperties Page="1"/><Text>INT. KITCHEN - NIGHT</Text>',
        ' Number="4A"',
      ),
      paragraph(
        'Action',
        '<Text>Mara puts the </Text><Text Style="Bold">kettle</Text><Text> on &amp; waits.</Text>',
      ),
      paragraph('Action', '<Text>BANG</Text>'),
      paragraph('Character', '<Text>MARA (V.O.)</Text>'),
      paragraph('Parenthetical', '<Text>(softly)</Text>'),
      paragraph('Dialogue', '<Text>Who is there?\n\nIs it &#x41f;&#1105;&#x442;&#x440;?</Text>'),
      paragraph('Character', '<Text>李雷</Text>'),
      paragraph('Dialogue', '<Text><![CDATA[<是我>]]></Text>'),
      paragraph('Transition', '<Text>CUT TO:</Text>'),
      paragraph('Scene Heading', '<Text>厨房 - 夜</Text>'),
      paragraph(
        'Action',
        '<ScriptNote><Paragraph><Text>Rain?</Text></Paragraph></ScriptNote><Text>It rains.</Text>',
      ),
    ].join('\n    '),
    `<TitlePage><Content>${paragraph('', '<Text>The Kettle</Text>')}${paragraph('', '<Text>by Ines</Text>')}</Content></TitlePage>
    <Characters><Character>MARA</Character></Characters>`,
  )
  expect(fountainFromFinalDraft(script)).toBe(`Title:
    The Kettle
Notes:
    by Ines

INT. KITCHEN - NIGHT #4A#

Mara puts the kettle on & waits.

!BANG

MARA (V.O.)
(softly)
Who is there?
Is it Пётр?

@李雷
<是我>

> CUT TO:

.厨房 - 夜

[[Rain?]]

It rains.
`)
})

test.each([
  ['a document type', fdx('').replace('<FinalDraft', '<!DOCTYPE x [<!ENTITY a "aaaa">]><FinalDraft')],
  ['an element without its end', fdx('<Paragraph Type="Action"><Text>It rains.</Paragraph>')],
  ['no end', fdx(paragraph('Action', '<Text>It rains.</Text>')).slice(0, -20)],
  ['too deep elements', fdx(`${'<a>'.repeat(60)}${'</a>'.repeat(60)}`)],
  ['too many characters', fdx(paragraph('Action', `<Text>${'It rains. '.repeat(100_001)}</Text>`))],
  ['no words', fdx('')],
])('XML with %s is no screenplay', (_, xml) => {
  expect(fountainFromFinalDraft(xml)).toBeUndefined()
})

test.each(['<a ', '<a b="', '<!--', '<a\n', '&#1;', '<', "<a b='c' ", '<![CDATA['])(
  'a million characters of %j are read at once',
  (part) => {
    fountainFromFinalDraft(fdx(`<Paragraph><Text>${part.repeat(900_000 / part.length)}`))
  },
)

describe('a script in another format', () => {
  const check = (script: string) => scriptRule.safeParse({ script })

  test('is read if Final Draft wrote it', () => {
    const script = fdx(paragraph('Action', '<Text>It rains.</Text>'))
    expect(check(script).data).toEqual({ script: 'It rains.\n' })
  })

  test.each([
    ['{\\rtf1\\ansi INT. KITCHEN\\', 'This is an RTF document, not plain text'],
    ['<html><p>INT. KITCHEN</p></html>', 'This is a web page, not plain text'],
    ['%PDF-1.4\nstream', 'This is a PDF, not plain text'],
    [fdx('<Paragraph>'), 'This Final Draft file cannot be read. Export it as Fountain or plain text.'],
  ])('is refused in words: %j', (script, message) => {
    expect(check(script).error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})
