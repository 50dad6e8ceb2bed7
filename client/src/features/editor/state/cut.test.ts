import { type CutDraft, isSame, lengthOf, realLengths } from './cut'

const gap = (transition: string, seconds: number) => ({ transition, seconds })
const draft: CutDraft = {
  itemIds: ['a', 'b', 'c'],
  gaps: [gap('fade', 2), gap('', 0.5)],
  size: '720p',
  ratio: null,
  fit: 'CROP',
  frameRate: 30,
  title: 'The last lamp',
  clipGain: -6,
  loudness: -14,
  burnedCaptions: null,
}

test('drafts that produce different films differ', () => {
  expect(isSame(draft, { ...draft, gaps: [gap('fade', 2), gap('', 0.5)] })).toBe(true)
  for (const change of [
    { itemIds: ['b', 'a', 'c'] },
    { gaps: [gap('fade', 2), gap('', 1)] },
    { gaps: [gap('', 2), gap('', 0.5)] },
    { size: null },
    { ratio: '1:1' as const },
    { fit: 'PAD' as const },
    { frameRate: null },
    { title: 'Low tide' },
    { clipGain: 0 },
    { loudness: null },
  ])
    expect(isSame(draft, { ...draft, ...change })).toBe(false)
})

test('a transition shortens the film by its length, limited by the shorter clip', () => {
  const of = (...seconds: number[]) => seconds.map((duration) => ({ duration }))
  const plain = [gap('', 2), gap('', 2)]
  const joined = [gap('fade', 2), gap('hblur', 1)]
  expect(lengthOf([], [])).toBe(0)
  expect(lengthOf(of(5, 5, 5), plain)).toBe(15)
  expect(lengthOf(of(5, 5, 5), joined)).toBe(12)
  expect(lengthOf(of(5, 1.25, 5), joined)).toBe(10.25)
  expect(realLengths(of(5, 0.4, 5), joined)).toEqual([0, 0])
})
