/** Covers specification B26. */
import { decodeTextFile } from './text-file.js'

const decode = (bytes: Uint8Array, encoding?: string) =>
  decodeTextFile(bytes, { accepted: 'a .txt file', encoding })
const utf8 = (text: string) => new TextEncoder().encode(text)

/** Encodes a text by decoding all byte sequences first. */
function encoder(name: string): (text: string) => Uint8Array {
  const decoder = new TextDecoder(name, { fatal: true })
  const bytesOf = new Map<string, number[]>()
  const learn = (bytes: number[]) => {
    try {
      const sign = decoder.decode(Uint8Array.from(bytes))
      if ([...sign].length === 1 && !bytesOf.has(sign)) bytesOf.set(sign, bytes)
    } catch {
      // not a character of this encoding
    }
  }
  for (let byte = 0; byte < 256; byte++) learn([byte])
  for (let lead = 0x81; lead < 255; lead++) for (let trail = 0x40; trail < 255; trail++) learn([lead, trail])
  return (text) => Uint8Array.from([...text].flatMap((sign) => bytesOf.get(sign)!))
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(view.buffer)
}

describe('a text file is decoded', () => {
  const text = 'INT. КУХНЯ - 夜\r\n\r\nCafé 🎬\r\n'

  test.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', utf8(`\uFEFF${text}`)],
    ['UTF-16', utf16(text, true)],
    ['UTF-16 with a mark', utf16(`\uFEFF${text}`, true)],
    ['big-endian UTF-16', utf16(text, false)],
    ['big-endian UTF-16 with a mark', utf16(`\uFEFF${text}`, false)],
  ])('of %s, for certain', (_, bytes) => {
    expect(decode(bytes)).toMatchObject({ text, isCertain: true })
  })

  test.each([
    ['windows-1251', 'Анна зажигает лампу. Иван входит с улицы.'],
    ['koi8-r', 'Анна зажигает лампу. Иван входит с улицы.'],
    ['ibm866', 'Анна зажигает лампу. Иван входит с улицы.'],
    ['x-mac-cyrillic', 'Анна зажигает лампу. Иван входит с улицы.'],
    ['windows-1250', 'Příliš žluťoučký kůň. Mężczyzna wchodzi do środka.'],
    ['windows-1253', 'Η Άννα ανάβει τη λάμπα. Ποιος είναι εκεί;'],
    ['windows-1254', 'Ayşe lambayı yakıyor. Işık söner, gökyüzü açık.'],
    ['windows-1255', 'אנה מדליקה את המנורה. הדלת נפתחת.'],
    ['windows-1256', 'يدخل أحمد إلى الغرفة ويشعل المصباح.'],
    ['windows-874', 'อีวานเข้ามาจากถนนแล้วนั่งลง'],
    ['shift_jis', 'アンナはランプに火をつける。誰ですか。'],
    ['euc-jp', 'アンナはランプに火をつける。誰ですか。'],
    ['gb18030', '李雷走进厨房，点亮了灯。他坐在桌边，看着窗外的雨。'],
    ['big5', '李雷走進廚房，點亮了燈。他坐在桌邊，看著窗外的雨。'],
    ['euc-kr', '민수가 부엌에 들어와 불을 켠다. 창밖에는 비가 내린다.'],
  ])('of %s, as a guess', (name, words) => {
    const found = decode(encoder(name)(`INT. ROOM - DAY\n\n${words}\n`))
    expect(found).toMatchObject({ encoding: { name }, isCertain: false })
    expect(found.text).toBe(`INT. ROOM - DAY\n\n${words}\n`)
  })

  test('from Windows-1252 with all its signs, and from another encoding if chosen', () => {
    const bytes = Uint8Array.from([...'“Café” – 5 €'].map((sign) => WESTERN[sign] ?? sign.charCodeAt(0)))
    const found = decode(bytes)
    expect(found).toMatchObject({
      text: '“Café” – 5 €',
      encoding: { name: 'windows-1252' },
      isCertain: false,
    })
    expect(found.alternatives.map(({ name }) => name)).toContain('windows-1251')
    expect(decode(bytes, 'windows-1251')).toMatchObject({ text: '“Cafй” – 5 Ђ' })
    expect(decode(bytes, 'utf-8')).toEqual(found)
  })
})

/** Characters whose Windows-1252 code differs from their code point. */
const WESTERN: Record<string, number> = { '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80 }

test('a long file is guessed by its start, even if that ends within a character', () => {
  const text = '夜の雨が降っている。'.repeat(3_000)
  expect(decode(encoder('shift_jis')(text))).toMatchObject({ text, encoding: { name: 'shift_jis' } })
})

describe('other formats than plain text are refused by name', () => {
  const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

  test.each([
    ['a PDF', '%PDF-1.7\n%\xe2\xe3\xcf\xd3'],
    ['an RTF document', '{\\rtf1\\ansi\\ansicpg1252 INT. KITCHEN}'],
    ['a Word document', 'PK\x03\x04\x14\0\x06\0[Content_Types].xml\x9c\x01PK\x03\x04word/document.xml'],
    ['an OpenDocument file', 'PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.text'],
    ['an archive', 'PK\x03\x04\x14\0\x06\0document.fountain'],
    ['an older Word document', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'],
    ['an image', '\x89PNG\r\n\x1a\n'],
    ['a video or sound', '\0\0\0\x20ftypisom'],
    ['a web page', '<!DOCTYPE html><p>Hello</p>'],
    ['an XML document', '<?xml version="1.0"?><tt/>'],
  ])('%s', (format, start) => {
    expect(() => decode(bytesOf(start))).toThrow(`This is ${format}, not plain text. Choose a .txt file.`)
  })

  test.each([
    ['an RTF document', utf16('\uFEFF{\\rtf1 INT. KITCHEN}', true)],
    ['a web page', utf8('\uFEFF\n<html><p>Hello</p></html>')],
  ])('%s in another form', (format, bytes) => {
    expect(() => decode(bytes)).toThrow(`This is ${format}, not plain text.`)
  })

  test.each([
    ['zeros', Uint8Array.from([65, 0, 0, 0, 66, 0, 0, 0])],
    ['half a character of UTF-16', Uint8Array.from([0xff, 0xfe, 65, 0, 66])],
    ['control characters', Uint8Array.from({ length: 400 }, (_, at) => (at * 7) % 32)],
  ])('bytes that are %s', (_, bytes) => {
    expect(() => decode(bytes)).toThrow('Not a text file. Choose a .txt file.')
  })

  test('UTF-8 with wrong bytes is not taken for another encoding', () => {
    const bytes = utf8('Анна зажигает лампу. Иван входит с улицы.')
    bytes[3] = 0x20
    expect(() => decode(bytes)).toThrow('This file is damaged: some of its characters are not UTF-8.')
  })

  test('a text that mentions such formats is accepted', () => {
    const text = 'She opens {\\rtf1 and %PDF-1.7 in <html>.'
    expect(decode(utf8(text)).text).toBe(text)
  })
})
