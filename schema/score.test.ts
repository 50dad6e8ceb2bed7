/** Covers specification B74. */
import { musicWords, scoreFitOf, scorePlanOf } from './score.js'

const clip = (heading: string, seconds: number, words = '', title = 'A clip') => ({
  heading,
  seconds,
  words,
  title,
})
const CUT = { transition: '', seconds: 1 }
const cuts = (count: number) => Array.from({ length: count - 1 }, () => CUT)

describe('a plan', () => {
  test('has a section for consecutive clips of a scene, and for each clip without a shot', () => {
    const clips = [
      clip('INT. HALL - NIGHT', 3, 'A ghost'),
      clip('INT. HALL - NIGHT', 4, 'It is dark'),
      clip('', 5, '', 'Titles'),
      clip('', 2.5, '', 'More titles'),
      clip('INT. HALL - NIGHT', 6),
    ]
    expect(scorePlanOf(clips, cuts(5))).toEqual([
      { title: 'INT. HALL - NIGHT', words: 'dark', seconds: 7, startSeconds: 0 },
      { title: 'Titles', words: 'calm', seconds: 5, startSeconds: 7 },
      { title: 'More titles', words: 'calm', seconds: 2.5, startSeconds: 12 },
      { title: 'INT. HALL - NIGHT', words: 'mysterious', seconds: 6, startSeconds: 14.5 },
    ])
  })

  test('lasts as long as the film, in which clips overlap', () => {
    const plan = scorePlanOf(
      [clip('A', 5), clip('B', 5), clip('C', 4)],
      [{ transition: 'fade', seconds: 1 }, CUT],
    )
    expect(plan.map(({ seconds, startSeconds }) => [seconds, startSeconds])).toEqual([
      [4, 0],
      [5, 4],
      [4, 9],
    ])
  })

  test('counts a card to the scene before it, at the start to the first scene', () => {
    const card = { ...clip('', 3, 'Words', 'A card'), isCard: true }
    const plan = scorePlanOf([card, clip('A', 5), card, clip('', 4, '', 'B'), card], cuts(5))
    expect(plan.map(({ title, seconds, startSeconds }) => [title, seconds, startSeconds])).toEqual([
      ['A', 11, 0],
      ['B', 7, 11],
    ])
    expect(scorePlanOf([card], []).map(({ title }) => title)).toEqual(['A card'])
  })

  test('merges scenes of less than two seconds, and scenes beyond the limit', () => {
    const short = scorePlanOf([clip('A', 5), clip('B', 1), clip('C', 4)], cuts(3))
    expect(short.map(({ title, seconds }) => [title, seconds])).toEqual([
      ['A', 5],
      ['C', 5],
    ])
    const many = Array.from({ length: 130 }, (_, at) => clip(`${at}`, 3))
    const plan = scorePlanOf(many, cuts(130))
    expect(plan).toHaveLength(100)
    expect(plan.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(390)
  })

  test('is empty for a film without clips, and splits a scene that is longer than music may be', () => {
    expect(scorePlanOf([], [])).toEqual([])
    expect(scorePlanOf([clip('A', 600.5)], []).map(({ seconds }) => seconds)).toHaveLength(3)
  })
})

test.each([
  ['The police chase him', 'tense'],
  ['EXT. BATTLEFIELD - DAY The battle begins', 'epic, full'],
  ['She sits alone and cries', 'sad, quiet'],
  ['INT. OFFICE', 'calm'],
  ['Nacht über der Stadt', 'calm'],
])('the words of “%s” are %s', (text, words) => expect(musicWords(text)).toBe(words))

test('music shows which scenes it no longer fits', () => {
  const section = (title: string, seconds: number) => ({ title, seconds })
  const plan = [section('A', 5), section('B', 4), section('A', 3), section('C', 6)]
  expect(scoreFitOf(plan, plan).map(({ fit }) => fit)).toEqual(['fits', 'fits', 'fits', 'fits'])
  const now = [section('A', 5.01), section('D', 2), section('A', 4), section('C', 5.5)]
  expect(scoreFitOf(plan, now)).toEqual([
    { title: 'A', fit: 'fits', seconds: 5.01, composedSeconds: 5 },
    { title: 'B', fit: 'gone', seconds: null, composedSeconds: 4 },
    { title: 'D', fit: 'new', seconds: 2, composedSeconds: null },
    { title: 'A', fit: 'longer', seconds: 4, composedSeconds: 3 },
    { title: 'C', fit: 'shorter', seconds: 5.5, composedSeconds: 6 },
  ])
  expect(scoreFitOf([], [])).toEqual([])
})
