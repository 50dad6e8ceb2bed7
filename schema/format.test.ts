import { momentOf } from './format.js'

test('a time within a video is formatted to the tenth of a second', () => {
  expect([0, 3.2, 3.2917, 59.96, 60, 725.5, 3723.4].map(momentOf)).toEqual([
    '0:00.0',
    '0:03.2',
    '0:03.2',
    '0:59.9',
    '1:00.0',
    '12:05.5',
    '1:02:03.4',
  ])
})
