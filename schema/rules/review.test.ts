import type { ZodType } from 'zod'
import {
  createReviewLinkRule,
  drawingRule,
  noteRuleFor,
  noteTextRuleFor,
  openReviewRule,
  verdictRule,
} from './review.js'

const faults = (rule: ZodType, input: object) =>
  rule.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

const link = { projectId: '1', kind: 'CUT', name: ' Rough cut ' }

test('a review link lasts 7 days and may be approved, unless chosen otherwise', () => {
  expect(createReviewLinkRule.parse(link)).toMatchObject({
    name: 'Rough cut',
    expiresInDays: 7,
    mayDownload: false,
    mayApprove: true,
    showsNames: false,
  })
  expect(createReviewLinkRule.parse({ ...link, expiresInDays: 90, mayApprove: false })).toMatchObject({
    expiresInDays: 90,
    mayApprove: false,
  })
})

test.each([
  [{ name: ' \u200B ' }, 'name: A name is required'],
  [{ name: 'x'.repeat(81) }, 'name: A name has at most 80 characters'],
  [{ name: 'a\u202Eb' }, 'name: A name must not contain control characters'],
  [{ expiresInDays: 0 }, 'expiresInDays: A review link lasts 1 to 90 days'],
  [{ expiresInDays: 91 }, 'expiresInDays: A review link lasts 1 to 90 days'],
  [{ expiresInDays: 1.5 }, 'expiresInDays: A review link lasts 1 to 90 days'],
  [{ password: '1234567' }, 'password: Password must be at least 8 characters'],
  [{ password: 'x'.repeat(201) }, 'password: Password must be at most 200 characters'],
  [{ kind: 'PROJECT' }, 'kind: Kind must be one of FILM, CUT, TAKES, FIRST_FRAMES'],
  [{ kind: 'FILM' }, 'videoId: Choose a film'],
  [{ kind: 'TAKES' }, 'videoId: Choose a take of the shot'],
])('review link %# is refused with a message', (change, fault) => {
  expect(faults(createReviewLinkRule, { ...link, ...change })).toEqual([fault])
})

test('a guest needs a visible name', () => {
  const entry = { token: 'anything' }
  expect(openReviewRule.parse({ ...entry, name: '  Zoë   B. ' })).toMatchObject({ name: 'Zoë B.' })
  expect(faults(openReviewRule, { ...entry, name: ' ' })).toContain('name: Enter your name')
  expect(faults(openReviewRule, { ...entry, name: 'x'.repeat(51) })).toEqual([
    'name: Your name has at most 50 characters',
  ])
  expect(faults(openReviewRule, { ...entry, name: 'An\u200Bna' })).toEqual([
    'name: Your name must not contain control or invisible characters',
  ])
})

const drawing = '{"strokes":[{"tool":"box","colour":"green","points":[[0,0],[0.50001,1]]}]}'

test('a note has a text, a drawing or both', () => {
  const rule = noteRuleFor(100)
  expect(rule.parse({ frame: 99, endFrame: 100, text: ' one\r\ntwo\n' })).toMatchObject({
    frame: 99,
    endFrame: 100,
    text: 'one\ntwo',
  })
  expect(rule.parse({ frame: 0, drawing })).toMatchObject({
    text: '',
    drawing: drawing.replace('0.50001', '0.5'),
  })
  expect(rule.parse({ frame: 0, text: '\u202Bשלום\u202C <b>👩‍🚀</b>' }).text).toBe('\u202Bשלום\u202C <b>👩‍🚀</b>')
})

test.each([
  [{ text: ' \n' }, 'text: Write a note, or draw on the frame'],
  [{ text: 'x'.repeat(2001) }, 'text: A note has at most 2,000 characters'],
  [{ text: 'a\u0000b' }, 'text: A note must not contain control characters'],
  [{ text: 'a\uD800b' }, 'text: A note must not contain control characters'],
  [{ frame: -1 }, 'frame: A frame is a whole number from 0'],
  [{ frame: 1.5 }, 'frame: A frame is a whole number from 0'],
  [{ frame: Number.NaN }, 'frame: A frame is a whole number from 0'],
  [{ frame: 100 }, 'frame: The video ends at frame 99'],
  [{ endFrame: 10 }, 'endFrame: A range must end after its first frame'],
  [{ endFrame: 101 }, 'endFrame: The video ends at frame 99'],
  [{ drawing: '{"strokes":[]}' }, 'drawing: A drawing has 1 to 50 strokes'],
])('note %# is refused with a message', (change, fault) => {
  expect(faults(noteRuleFor(100), { frame: 10, text: 'Darker', ...change })).toEqual([fault])
})

test('the end of a video whose number of frames is unknown is not checked', () => {
  expect(faults(noteRuleFor(null), { frame: 1_000_000, endFrame: 1_000_001, text: 'x' })).toEqual([])
})

test('only the text of a note with a drawing may be removed', () => {
  expect(noteTextRuleFor({ hasDrawing: true }).parse({ text: ' ' })).toEqual({ text: '' })
  expect(faults(noteTextRuleFor({ hasDrawing: false }), { text: ' ' })).toEqual([
    'text: Write a note, or draw on the frame',
  ])
})

test('a request for changes says what should change', () => {
  expect(verdictRule.parse({ isApproved: true })).toEqual({ isApproved: true, text: '' })
  expect(faults(verdictRule, { isApproved: false, text: ' ' })).toEqual(['text: Describe what should change'])
  expect(faults(verdictRule, { isApproved: true, text: 'x'.repeat(1001) })).toEqual([
    'text: A verdict has at most 1,000 characters',
  ])
})

test('a drawing is stored normalised', () => {
  expect(drawingRule.parse(drawing)).toBe(drawing.replace('0.50001', '0.5'))
})
