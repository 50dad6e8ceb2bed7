/** Covers specification B26. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ALWAYS, type Answer, installation, me } from '../../../../test/answers'
import { openPart } from '../../../../test/part'
import { ArrangeCutDocument } from '../../../entities/video/cut/arrangeCut.generated'
import {
  AddScriptShotsDocument,
  NameProjectDocument,
  ProjectOfScriptDocument,
  SplitScriptDocument,
} from './script.generated'
import { ScriptDialog } from './ScriptDialog'

const SCRIPT = 'INT. MILL - DAY\n\nThe wheel turns.'

const shot = (scene: number, heading: string, words: string) => ({
  __typename: 'ProposedShot',
  scene,
  heading,
  words,
  dialogue: words.startsWith('The miller')
    ? [{ __typename: 'ShotDialogue', speaker: 'MILLER', text: 'Closed.' }]
    : [],
  seconds: 3.5,
  camera: scene ? 'close_up' : null,
  transition: words.startsWith('The miller') ? 'fadeblack' : '',
})
const proposedElement = (kind: 'CAST' | 'PLACE', label: string, description: string) => ({
  __typename: 'ProposedElement',
  kind,
  label,
  name: label.toLowerCase(),
  description,
})
const MILLER = { kind: 'CAST', name: 'miller', label: 'Miller', description: 'in white' }
const RIVER = { kind: 'PLACE', name: 'river', label: 'River', description: '' }
const split = (changes: object = {}, splitter: 'LOCAL' | null = null): Answer => ({
  request: {
    query: SplitScriptDocument,
    variables: { input: { projectId: 'p1', script: SCRIPT, splitter } },
  },
  result: {
    data: {
      splitScript: {
        __typename: 'ScriptProposal',
        splitter: 'LOCAL',
        note: null,
        title: 'The Mill',
        byline: 'by Ida Ros',
        opening: 'fadeblack',
        elements: [proposedElement('CAST', 'Miller', 'in white'), proposedElement('PLACE', 'River', '')],
        apart: [{ __typename: 'ScriptRemainder', kind: 'TITLE_PAGE', text: 'Title: The Mill' }],
        shots: [
          shot(0, 'INT. MILL - DAY', 'The wheel turns.'),
          shot(0, 'INT. MILL - DAY', 'The miller looks up.'),
          shot(1, 'EXT. RIVER - DAY', 'A boat.'),
        ],
        ...changes,
      },
    },
  },
})
const added = (shots: object[], result: Answer['result'], elements = [MILLER, RIVER]): Answer => ({
  request: { query: AddScriptShotsDocument, variables: { input: { projectId: 'p1', shots, elements } } },
  result,
})
const input = (words: string, changes: object = {}) => ({
  words,
  dialogue: words.startsWith('The miller') ? [{ speaker: 'MILLER', text: 'Closed.' }] : [],
  heading: 'INT. MILL - DAY',
  seconds: 3.5,
  camera: null,
  transition: '',
  ...changes,
})
const ofProject: Answer = {
  request: { query: ProjectOfScriptDocument, variables: { id: 'p1' } },
  result: {
    data: {
      project: {
        __typename: 'Project',
        id: 'p1',
        name: 'Untitled project',
        description: 'A',
        viewerCanManage: true,
      },
    },
  },
  maxUsageCount: ALWAYS,
}
const naming: Answer = {
  request: {
    query: NameProjectDocument,
    variables: { input: { id: 'p1', name: 'The Mill', description: 'A' } },
  },
  result: { data: { updateProject: { __typename: 'Project', id: 'p1', name: 'The Mill' } } },
  maxUsageCount: ALWAYS,
}
const done = { data: { addStoryboardShots: [{ __typename: 'StoryboardShot', id: 's1' }] } }

async function opened(answers: Answer[]) {
  const onClose = jest.fn()
  const onAdded = jest.fn()
  const part = openPart(<ScriptDialog projectId="p1" open onClose={onClose} onAdded={onAdded} />, [
    me(),
    installation(),
    ofProject,
    ...answers,
  ])
  const field = await screen.findByLabelText('Script')
  const write = (text: string) => fireEvent.change(field, { target: { value: text } })
  const submit = () => part.user.click(screen.getByRole('button', { name: 'Split into shots' }))
  return { ...part, onClose, onAdded, field, write, submit }
}

test('neighbours of a scene become one shot, counts follow, and Undo brings both back', async () => {
  const { user, write, submit } = await opened([split()])
  write(SCRIPT)
  await submit()
  await screen.findByText(/3 shots of 3, in 2 scenes/)
  expect(screen.queryByRole('button', { name: 'Join shots 2 and 3' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Shot 3' }))
  const [miller, river] = ['Miller', 'River'].map(
    (name) => screen.getByRole('textbox', { name: `Description of ${name}` }).parentElement,
  )
  expect([miller, river].map((row) => row?.textContent)).toEqual(['1 shot', '0 shots'])
  await user.click(screen.getByRole('button', { name: 'Join shots 1 and 2' }))
  expect(screen.getByRole('textbox', { name: 'What happens in shot 1' })).toHaveValue(
    'The wheel turns. The miller looks up.',
  )
  expect(screen.getByRole('spinbutton', { name: 'Seconds of shot 1' })).toHaveValue('7.0')
  expect(screen.getByText('Closed.')).toBeInTheDocument()
  expect(screen.getByText(/1 shot of 2, in 2 scenes/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('textbox', { name: 'What happens in shot 2' })).toHaveValue('The miller looks up.')
  expect(screen.getByText(/2 shots of 3, in 2 scenes/)).toBeInTheDocument()
})

test('a script is split into shots, which are edited, excluded or added once', async () => {
  const mended = [input('The wheel turns slowly.', { seconds: 6 }), input('The miller looks up.')]
  const miller = { ...MILLER, label: 'Old Miller', name: 'old-miller', description: 'in white, 70' }
  const { user, write, submit, onAdded, onClose } = await opened([
    split(),
    added(mended, done, [miller]),
    { ...naming, delay: 300 },
  ])
  write(SCRIPT)
  await submit()
  expect(await screen.findByText(/3 shots of 3, in 2 scenes/)).toHaveFocus()
  expect(screen.getByText('split by headings, paragraphs and sentences')).toBeInTheDocument()
  expect(screen.getByText('1 part of the script in no shot: title page')).toBeInTheDocument()
  expect(screen.getByText('Close-up')).toBeInTheDocument()
  expect(screen.getByText('Found 1 character, 1 place')).toBeInTheDocument()
  expect(screen.getByText('Closed.')).toBeInTheDocument()
  expect(
    await screen.findByRole('checkbox', { name: 'Name the project and its films “The Mill”' }),
  ).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Add River' }))
  const name = screen.getByRole('textbox', { name: 'Name of character 1' })
  fireEvent.change(name, { target: { value: 'Old Miller' } })
  await user.type(screen.getByRole('textbox', { name: 'Description of Old Miller' }), ', 70')
  await user.click(screen.getByRole('checkbox', { name: 'EXT. RIVER - DAY' }))
  expect(screen.getByRole('checkbox', { name: 'Shot 3' })).not.toBeChecked()
  const words = screen.getByRole('textbox', { name: 'What happens in shot 1' })
  await user.clear(words)
  await user.type(words, 'The wheel turns slowly.')
  const seconds = screen.getByRole('spinbutton', { name: 'Seconds of shot 1' })
  await user.clear(seconds)
  await user.type(seconds, '6')
  const add = screen.getByRole('button', { name: 'Add 2 shots' })
  await user.click(add)
  await new Promise((resolve) => setTimeout(resolve, 100)) // the project is being renamed
  await user.click(add)
  await waitFor(() => expect(onAdded).toHaveBeenCalled())
  expect(onClose).toHaveBeenCalled()
  expect(await screen.findByLabelText('Script')).toHaveValue('')
})

test('the title page and fades become a card and transitions on request', async () => {
  const cards: unknown[] = []
  const cut: Answer = {
    request: { query: ArrangeCutDocument, variables: () => true },
    result: ({ input }) => {
      cards.push(input.operations)
      return { data: { editCut: { __typename: 'EditedCut', edit: null } } }
    },
  }
  const all = [
    input('The wheel turns.'),
    input('The miller looks up.', { transition: 'fadeblack' }),
    input('A boat.', { heading: 'EXT. RIVER - DAY', camera: 'close_up' }),
  ]
  const { user, write, submit, onAdded } = await opened([split(), added(all, done), naming, cut])
  write(SCRIPT)
  await submit()
  const choice = (name: string) => screen.findByRole('checkbox', { name })
  const card = await choice('Add the title card “The Mill”, by Ida Ros')
  const transitions = await choice('Use the transitions: Fade to black after shot 2')
  expect(card).not.toBeChecked()
  expect(transitions).not.toBeChecked()
  await user.click(card)
  expect(
    await choice('Use the transitions: Fade to black after the title card, Fade to black after shot 2'),
  ).toBe(transitions)
  await user.click(transitions)
  await user.click(screen.getByRole('button', { name: 'Add 3 shots' }))
  await waitFor(() => expect(onAdded).toHaveBeenCalled())
  expect(cards).toEqual([
    [
      {
        addCard: {
          id: expect.any(String),
          afterId: null,
          kind: 'TITLE',
          title: 'The Mill',
          subtitle: 'by Ida Ros',
        },
      },
      { editItem: { id: expect.any(String), revision: 1, transition: 'fadeblack' } },
    ],
  ])
})

test('a script and its proposed shots survive a reload, with their note', async () => {
  const first = await opened([
    split({ splitter: 'MODEL', note: 'The language model left out 1 of the passages.' }),
  ])
  first.write(SCRIPT)
  await first.submit()
  await screen.findByText('split by the language model')
  first.unmount()
  openPart(<ScriptDialog projectId="p1" open onClose={() => {}} />, [me(), installation(), ofProject])
  const note = await screen.findByRole('alert')
  expect(within(note).getByText('The language model left out 1 of the passages.')).toBeInTheDocument()
  await first.user.click(screen.getByRole('button', { name: 'Back to the script' }))
  expect(await screen.findByLabelText('Script')).toHaveValue(SCRIPT)
  sessionStorage.clear()
})

test('an empty script, a long script and a failure show errors in place', async () => {
  const { write, submit } = await opened([
    {
      request: split().request,
      result: {
        errors: [{ message: 'The script has no scenes to film', extensions: { code: 'INTERNAL' } }],
      },
    },
  ])
  await submit()
  expect(await screen.findByText('Paste a script')).toBeInTheDocument()
  write('a'.repeat(20_001))
  expect(screen.getByText('20001/20000')).toBeInTheDocument()
  await submit()
  expect(await screen.findByText('A script has at most 20,000 characters')).toBeInTheDocument()
  write(SCRIPT)
  await submit()
  expect(await screen.findByText('Failed to split the script')).toBeInTheDocument()
  expect(screen.getByLabelText('Script')).toHaveValue(SCRIPT)
})

test('shots that cannot be added remain and show the reason', async () => {
  const all = [
    input('The wheel turns.'),
    input('The miller looks up.'),
    input('A boat.', { heading: 'EXT. RIVER - DAY', camera: 'close_up' }),
  ]
  const refused = {
    errors: [{ message: 'A storyboard has at most 100 shots', extensions: { code: 'BAD_USER_INPUT' } }],
  }
  const { user, write, submit } = await opened([split(), added(all, refused)])
  write(SCRIPT)
  await submit()
  await user.click(await screen.findByRole('button', { name: 'Add 3 shots' }))
  expect(await screen.findByText('A storyboard has at most 100 shots')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'What happens in shot 3' })).toHaveValue('A boat.')
  sessionStorage.clear()
})

test('a language model is offered with its price', async () => {
  const part = openPart(<ScriptDialog projectId="p1" open onClose={() => {}} />, [
    me(),
    installation({ engine: 'FAL' }),
    ofProject,
    split({}, 'LOCAL'),
  ])
  fireEvent.change(await screen.findByLabelText('Script'), { target: { value: SCRIPT } })
  expect(await screen.findByRole('radio', { name: 'Language model, up to $0.02' })).toBeChecked()
  await part.user.click(screen.getByRole('radio', { name: 'Headings and sentences, free' }))
  fireEvent.keyDown(screen.getByLabelText('Script'), { key: 'Enter', ctrlKey: true })
  expect(await screen.findByText(/3 shots of 3/)).toBeInTheDocument()
  sessionStorage.clear()
})
