/** Covers specification B27. */
import { STORYBOARD_LIMITS } from '#schema/storyboard'
import { splitByRule } from '../../../screenplay/split.fixture.js'
import { withNamedPronouns } from './named-pronouns.js'

const HEAD = `INT. KITCHEN - NIGHT

MARTHA (60s), a widow, pours tea. DEEN (30s), a man with a scar, waits.

`
/** The words of the shots after the first one. */
const named = (rest: string, head = HEAD): string[] => {
  const { shots, elements } = splitByRule(head + rest, STORYBOARD_LIMITS)
  return withNamedPronouns(shots, elements)
    .slice(1)
    .map(({ words }) => words)
}

test.each([
  ['He stands and takes the key.', 'Deen stands and takes the key.'],
  ['The wind howls and he shivers.', 'The wind howls and Deen shivers.'],
  ['Martha pushes a cup toward him.', 'Martha pushes a cup toward Deen.'],
  ['Deen hands her the cup and smiles at her.', 'Deen hands her the cup and smiles at Martha.'],
  ['Deen stands up and hugs her.', 'Deen stands up and hugs Martha.'],
  ['They both kneel on the floor.', 'Martha and Deen both kneel on the floor.'],
  ['A dog chases them around the table.', 'A dog chases Martha and Deen around the table.'],
  ['Her hand trembles over the cup.', 'Martha’s hand trembles over the cup.'],
  ['His phone rings. He picks it up.', 'Deen’s phone rings. He picks it up.'],
])('a pronoun for a character of an earlier shot becomes the name: %s', (words, expected) =>
  expect(named(words)).toEqual([expected]),
)

test.each([
  ['Martha nods. She pours more tea.', 'Martha nods. She pours more tea.'],
  ['Two hands grip the wheel. They are muddy.', 'Two hands grip the wheel. They are muddy.'],
  ['The stranger steps in. It is cold.', 'The stranger steps in. It is cold.'],
  ['EXT. YARD - DAY\n\nDeen looks at his hands.', 'Deen looks at his hands.'],
])('other pronouns stay: %s', (words, expected) => expect(named(words)).toEqual([expected]))

test('a pronoun that could mean two characters stays, as does one of another scene', () => {
  const two = 'INT. HALL - DAY\n\nADA (30), a woman, and ROSE (40), a woman, wait for the bus to the sea.\n\n'
  expect(named('She turns around and leaves the hall without a word.', two)).toEqual([
    'She turns around and leaves the hall without a word.',
  ])
  expect(named('EXT. SEA - DAY\n\nShe swims far out into the sea.')).toEqual([
    'She swims far out into the sea.',
  ])
})

test('scripts in other languages keep their words', () => {
  const danish =
    'INT. KØKKEN - NAT\n\nMARTHA (60), en kvinde, hælder te op, mens regnen falder på taget udenfor.\n\n'
  expect(named('Han er her. Katten løber hen over gulvet.', danish)).toEqual([
    'Han er her. Katten løber hen over gulvet.',
  ])
})
