import { STORYBOARD_LIMITS } from '#schema/storyboard'
import { accountOf } from '../../test/screenplays/accounting.js'
import { splitByRule } from './split.fixture.js'

const split = (script: string) => splitByRule(script, STORYBOARD_LIMITS)
const whole = { lost: '', invented: '' }

test('the numbered scenes of a silent film have their place in the same line', () => {
  const scenario = `SCENE I.—Interior of a signal box. The signalman hears the bell and looks up from his paper.

Scene II. The line. A train comes round the bend with its lamps lit.
It stops at the signal.

Scene 3. Nobody knows, in all of this long and rainy night on the moor above the quarry, who has stopped the train.

Scene IV
The signalman takes his lantern from the hook.`
  const made = split(scenario)
  expect(made.shots.map(({ heading, words }) => [heading, words])).toEqual([
    ['SCENE I.—Interior of a signal box.', 'The signalman hears the bell and looks up from his paper.'],
    ['Scene II. The line.', 'A train comes round the bend with its lamps lit. It stops at the signal.'],
    [
      'Scene 3.',
      'Nobody knows, in all of this long and rainy night on the moor above the quarry, who has stopped the train.',
    ],
    ['Scene IV', 'The signalman takes his lantern from the hook.'],
  ])
  expect(accountOf(scenario, made)).toEqual(whole)
})

test('the word “scene” within a paragraph begins no scene', () => {
  const { shots } = split(
    'They talk about the play.\nScene II. of it bores them, and the rain does not stop.',
  )
  expect(new Set(shots.map(({ heading }) => heading))).toEqual(new Set([null]))
})

test('a sentence continues after a quotation', () => {
  const prose =
    'People who answer “Yes!” when you ask them nothing sit at the long table. The dog in the yard barks at the gate for a while.'
  expect(split(prose).shots.map(({ words }) => words)).toEqual([
    'People who answer “Yes!” when you ask them nothing sit at the long table.',
    'The dog in the yard barks at the gate for a while.',
  ])
})
