/** Covers specification V101. */
import sharp from 'sharp'
import { CARD_DESIGNS, type CardDesign, type CardFields, NEW_CARD } from '#schema/cards'
import type { PictureSize } from '../../film.js'
import { safeArea } from './card-frame.js'
import { cardFrame, drawCard } from './draw-card.js'

const SIZES: Record<string, PictureSize> = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
}
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const TEXTS = {
  plain: ['The long way home', 'A film about the harbour and those who stayed'],
  'as long as it may be': [
    'Wide WORDS '.repeat(11).slice(0, 120),
    'A subtitle of words '.repeat(10).slice(0, 200),
  ],
  'of one long word': [WORD, WORD + WORD],
  'in Arabic': ['الطريق الطويل إلى البيت', 'فيلم عن الميناء والناس 2026'],
  'in Hebrew': ['הדרך הארוכה הביתה!', 'סרט על הנמל (2026)'],
  'in Chinese, Japanese and Korean': ['回家的漫长路途与港口的记忆', '港についての映画、残った人々 한국어'],
  'of emoji': ['👩‍👩‍👧 🎬 ❤️ 👍🏽 🇩🇪', '😀'.repeat(40)],
  'of markup': ['<b>literal</b> & {\\an8}', '&lt;i&gt; <script>'],
}
const LINES = [
  { role: 'Director', name: 'Ana Ferreira' },
  { role: 'صوت', name: 'مريم' },
  { role: '', name: WORD.slice(0, 80) },
  { role: WORD.slice(0, 80), name: '山田 太郎' },
]
const CASES = Object.entries(SIZES).flatMap(([ratio, size]) =>
  CARD_DESIGNS.flatMap((design) =>
    Object.entries(TEXTS).map(([name, [title, subtitle]]) => ({
      ratio,
      size,
      design,
      name,
      title,
      subtitle,
    })),
  ),
)

const card = (fields: Partial<CardFields> & { design: CardDesign }): CardFields => ({
  ...NEW_CARD,
  lines: fields.design === 'CREDIT_ROLL' && fields.title ? LINES : [],
  ...fields,
})

/** The bounding box of the pixels in which two pictures differ, and their number. */
async function difference(one: Buffer, other: Buffer) {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  const { width, height } = first.info
  const found = { left: width, top: height, right: 0, bottom: 0, pixels: 0 }
  for (let at = 0; at < first.data.length; at += 3) {
    if (Math.abs(first.data[at] - second.data[at]) < 24) continue
    const pixel = at / 3
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    found.left = Math.min(found.left, x)
    found.right = Math.max(found.right, x + 1)
    found.top = Math.min(found.top, y)
    found.bottom = Math.max(found.bottom, y + 1)
    found.pixels += 1
  }
  return found
}

test.each(CASES)(
  '$design in $ratio keeps texts $name in its safe area',
  async ({ size, design, title, subtitle }) => {
    const [shown, empty] = await Promise.all([
      drawCard(card({ design, title, subtitle }), size),
      drawCard(card({ design, title: '', subtitle: '' }), size),
    ])
    const safe = safeArea(size)
    const { left, top, right, bottom, pixels } = await difference(
      await cardFrame(shown, size),
      await cardFrame(empty, size),
    )
    expect(pixels).toBeGreaterThan(500)
    expect(left).toBeGreaterThanOrEqual(Math.floor(safe.left) - 2)
    expect(right).toBeLessThanOrEqual(Math.ceil(safe.left + safe.width) + 2)
    if (shown.roll) return // it scrolls out of the picture
    expect(top).toBeGreaterThanOrEqual(Math.floor(safe.top) - 2)
    expect(bottom).toBeLessThanOrEqual(Math.ceil(safe.top + safe.height) + 2)
  },
)

test('a credit roll shows every line uncut', async () => {
  const size = SIZES['16:9']
  const lines = Array.from({ length: 60 }, (_, at) => ({ role: `Role ${at}`, name: `Person ${at}` }))
  const { roll } = await drawCard(card({ design: 'CREDIT_ROLL', title: 'Credits', lines }), size)
  const { info, data } = await sharp(roll!.picture).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([size.width, roll!.height, 4])
  const rows = Array.from({ length: info.height }, (_, y) =>
    data
      .subarray(y * info.width * 4, (y + 1) * info.width * 4)
      .some((value, at) => at % 4 === 3 && value > 0),
  )
  expect(rows.slice(0, size.height / 3).some(Boolean)).toBe(false)
  expect(rows.slice(-size.height / 3).some(Boolean)).toBe(false)
  const lineStarts = rows.filter((isFilled, y) => isFilled && !rows[y - 1]).length
  expect(lineStarts).toBeGreaterThanOrEqual(61)
})

test('the same card gives the same picture', async () => {
  const draw = () => drawCard(card({ design: 'CENTRED', title: 'Low tide' }), SIZES['16:9'])
  const [one, other] = await Promise.all([draw(), draw()])
  expect(one.still.equals(other.still)).toBe(true)
})

test.each([
  ['Chinese', '漢'.repeat(80)],
  ['one wide ligature', '\ufdfd'.repeat(80)],
  ['ligatures of a word', '\ufdfa'.repeat(80)],
  ['wide dashes', '⸻'.repeat(80)],
])('a long roll in %s that was stored without a limit is drawn, in each shape', async (_, text) => {
  const lines = Array.from({ length: 60 }, () => ({ role: text, name: text }))
  for (const [width, height] of [
    [1920, 1080],
    [1080, 1920],
    [1080, 1080],
  ] as const) {
    const { roll } = await drawCard(card({ design: 'CREDIT_ROLL', title: 'Credits', lines }), {
      width,
      height,
    })
    expect(roll!.height).toBeGreaterThan(height)
  }
})
