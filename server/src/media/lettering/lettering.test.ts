/** Covers specification V101. */
import sharp from 'sharp'
import { drawSvg, escapeXml } from './draw-svg.js'
import { FONT_FAMILIES, missingCharacters } from './fonts.js'

const SIZE = { width: 640, height: 120 }
const svgOf = (text: string, weight = 400) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="120"><text x="20" y="80" font-size="48"
    font-family="${FONT_FAMILIES}" font-weight="${weight}" fill="#fff" xml:space="preserve">${escapeXml(text)}</text></svg>`

const draw = (text: string, weight?: number) => drawSvg(svgOf(text, weight), SIZE)

/** The picture of each character on its own, as pixels. */
const picturesOf = async (characters: readonly string[], weight: number) =>
  Promise.all(
    characters.map(async (character) =>
      (
        await sharp(await draw(character, weight))
          .raw()
          .toBuffer()
      ).toString('latin1'),
    ),
  )

const SCRIPTS = {
  Latin: 'AéßŁžğſ“”—…',
  Greek: 'ΑωάΐΏ',
  Cyrillic: 'ЖщЁїў',
  Arabic: 'بجدهو',
  Hebrew: 'אבגדם',
  Han: '漢字汉语國龘',
  Kana: 'かなカナー。',
  Hangul: '한국어',
  emoji: '😀🎬❤🌍',
}

test.each(Object.entries(SCRIPTS))('%s has a picture of each character', async (_name, text) => {
  expect(missingCharacters(text)).toEqual([])
  for (const weight of [400, 700]) {
    const pictures = await picturesOf([...text, '\u{13080}', ' '], weight)
    const [box, blank] = pictures.slice(-2)
    expect(pictures.filter((picture) => picture === box)).toHaveLength(1)
    expect(pictures.filter((picture) => picture === blank)).toHaveLength(1)
    expect(new Set(pictures).size).toBe(pictures.length)
  }
})

test('characters without a font are listed once', () => {
  expect(missingCharacters('a\u{13080}b\u{13080}꧁ 👩‍👩‍👧 ❤️\n')).toEqual(['\u{13080}', '꧁'])
})

test('the same drawing gives the same bytes', async () => {
  const [one, other] = await Promise.all([draw('Fünf 五 خمسة'), draw('Fünf 五 خمسة')])
  expect(one.equals(other)).toBe(true)
})

test('text is shown literally', async () => {
  const literal = await draw('<b>&amp;</b> "\'\u0001')
  const plain = await draw('&amp;')
  expect(literal.equals(plain)).toBe(false)
  expect(escapeXml('<b>\u0000&amp;\uD800')).toBe('&#60;b&#62;&#38;amp;')
})

test('a drawing that is too large is refused', async () => {
  await expect(drawSvg('<svg/>', { width: 10_000, height: 10_000 })).rejects.toThrow('too large')
})
