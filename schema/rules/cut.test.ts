import { cutRule, mergeRule } from './cut.js'

const videoIds = ['a', 'b', 'c']
const hlwind = { transition: 'hlwind', seconds: 0.5 }
test('both forms become a list of gaps, each with a length, a second by default', () => {
  const gaps = [hlwind, { transition: '', seconds: 1 }]
  for (const given of [
    { gaps: [hlwind, { transition: '' }] },
    { gaps: [hlwind, { transition: '', seconds: null }], transitions: null },
    { transitions: ['hlwind', ''], lengths: [0.5, 1] },
  ]) {
    expect(cutRule.parse({ videoIds, ...given })).toEqual({ videoIds, gaps })
    expect(mergeRule.parse({ videoIds, ...given })).toEqual({
      videoIds,
      gaps,
      size: null,
      ratio: null,
      fit: 'PAD',
      frameRate: null,
      clipGain: 0,
      burnedCaptions: null,
      loudness: null,
    })
  }
})
