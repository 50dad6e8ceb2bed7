/** Covers specification B71, V10, V12, V13, V14, V15. */
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import type { CutServer } from '../../../test/cut-server'
import { makeCut, makeFilm, makeJob } from '../../../test/videos'
import { accepted, openVideosTab, sentCut } from '../../../test/videos-tab'
import { usePageTitle } from '../../shared/lib/navigation'
import { MergeVideosDocument } from './export/useMerge.generated'

const ALL = ['a', 'b', 'c']
const approved = async () => {
  await screen.findAllByTestId('clip-title')
  return within(screen.getByRole('region', { name: 'Approved Videos' }))
}
const order = () => screen.getAllByTestId('clip-title').map(({ textContent }) => textContent)
const transitions = (server: CutServer) => server.document().items.map(({ transition }) => transition)
/** Long enough for the debounced save. */
const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 600)))

/** jsdom has no layout: places the clips of the cut side by side, as in a browser. */
function layClipsOut() {
  const measured = Element.prototype.getBoundingClientRect
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...document.querySelectorAll('.clip')].indexOf(this)
    return at < 0 ? measured.call(this) : new DOMRect(at * 300, 100, 200, 150)
  })
}

test('the cut shows its number of videos and transitions and the length of the film', async () => {
  openVideosTab(accepted, { cut: makeCut(accepted, ['fade', '']) })
  const section = await approved()
  expect(section.getByText('3 video(s)')).toBeInTheDocument()
  expect(section.getByText('1 transition')).toBeInTheDocument()
  expect(section.getByTitle('Length of the film')).toHaveTextContent('00:14')
  expect(section.getByText('Cross fade')).toBeInTheDocument()
  fireEvent.click(section.getByRole('button', { name: 'About transitions' }))
  expect(
    await screen.findByText(
      'Select transitions between your videos to create smooth connections. Drag videos to reorder them.',
    ),
  ).toBeInTheDocument()
})

test('an untitled cut is shared by the name of the project', async () => {
  renderHook(() => usePageTitle('The Keeper'))
  const { user } = openVideosTab(accepted, { cut: makeCut(accepted) })
  const section = await approved()
  await user.click(section.getByRole('button', { name: 'Share the cut' }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('The Keeper')
})

test('a single video has no transitions', async () => {
  openVideosTab(accepted, { cut: makeCut(accepted.slice(0, 1)) })
  const section = await approved()
  expect(section.getByText('1 video(s)')).toBeInTheDocument()
  expect(section.queryByText(/^(No|\d+) transitions?$/)).not.toBeInTheDocument()
})

test('the keyboard moves a video, announces it, and the order is saved', async () => {
  layClipsOut()
  const { sent } = openVideosTab(accepted, { cut: makeCut(accepted, ['fade', '']) })
  const section = await approved()
  const grip = section.getByRole('button', { name: 'Move Take a, now 1' })
  grip.focus()
  fireEvent.keyDown(grip, { code: 'Space' })
  expect(await screen.findByText('Take a picked up at position 1 of 3')).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve)) // the drag sensor starts listening in the next task
  fireEvent.keyDown(grip, { code: 'ArrowRight' })
  expect(await screen.findByText('Take a moved to position 2 of 3')).toBeInTheDocument()
  fireEvent.keyDown(grip, { code: 'Space' })
  await waitFor(() => expect(order()).toEqual(['Take b', 'Take a', 'Take c']))
  expect(section.getByTitle('Length of the film')).toHaveTextContent('00:14')
  await pause()
  expect(order()).toEqual(['Take b', 'Take a', 'Take c'])
  expect(sent.at(-1)).toMatchObject({ arrangeCut: { itemIds: ['b', 'a', 'c'] } })
})

test('a chosen transition is saved, and a refused one is reverted', async () => {
  const { user, server } = openVideosTab(accepted, {
    cut: makeCut(accepted),
    refuse: (call) => (call === 2 ? new GraphQLError('The database is away') : undefined),
  })
  const section = await approved()
  const shown = (label: string) => section.queryAllByText(label)
  const choose = async (name: string, key: string, label: string) => {
    await user.click(section.getByRole('combobox', { name }))
    await user.keyboard(key)
    await user.click(await screen.findByTitle(`${key} transition`))
    await waitFor(() => expect(shown(label)).not.toHaveLength(0))
  }
  await choose('Transition from 1 to 2', 'hlwind', 'Wind left')
  await waitFor(() => expect(section.getByTitle('Length of the film')).toHaveTextContent('00:14'))
  await pause()
  expect(shown('Wind left')).not.toHaveLength(0)
  await choose('Transition from 2 to 3', 'fade', 'Cross fade')
  expect(await screen.findByText('The database is away')).toBeInTheDocument()
  await waitFor(() => expect(shown('Cross fade')).toHaveLength(0))
  expect(shown('Wind left')).not.toHaveLength(0)
  expect(transitions(server)).toEqual(['hlwind', '', ''])
})

test('the chosen transition length is saved and changes the length of the film', async () => {
  const { user, server } = openVideosTab(accepted, { cut: makeCut(accepted, ['fade', '']) })
  const section = await approved()
  expect(
    section.queryByRole('combobox', { name: 'Length of the transition from 2 to 3' }),
  ).not.toBeInTheDocument()
  await user.click(section.getByRole('combobox', { name: 'Length of the transition from 1 to 2' }))
  await user.click(await screen.findByText('2 s', { selector: '.ant-select-item-option-content' }))
  await waitFor(() => expect(section.getByTitle('Length of the film')).toHaveTextContent('00:13'))
  await pause()
  expect(section.getByTitle('Length of the film')).toHaveTextContent('00:13')
  expect(server.document().items[0]).toMatchObject({ transition: 'fade', transitionSeconds: 2 })
})

test('a transition next to a short clip is marked as shortened or as a plain cut', async () => {
  const [a, b, c] = accepted
  const clips = [a!, { ...b!, duration: 1.2 }, { ...c!, duration: 0.4 }]
  openVideosTab(clips, { cut: makeCut(clips, ['fade', 'hblur']) })
  const section = await approved()
  expect(
    section.getByRole('combobox', { name: 'Length of the transition from 1 to 2' }),
  ).toHaveAccessibleDescription('Shortened to 0.5 s: the clip is too short')
  expect(section.getByText('0.5 s')).toBeInTheDocument()
  expect(
    section.getByRole('combobox', { name: 'Length of the transition from 2 to 3' }),
  ).toHaveAccessibleDescription('Becomes a plain cut: the clip is too short')
})

test('export settings are saved with the cut and used for the merge', async () => {
  const settings = { size: '1080p', ratio: '9:16', fit: 'CROP', frameRate: 30, title: 'Low tide' }
  const chosen = sentCut(ALL, ['', 'fade'], settings)
  const film = makeFilm('film', {
    status: 'IN_PROGRESS',
    url: null,
    job: makeJob({ id: 'merge' }),
  })
  const made = {
    request: {
      query: MergeVideosDocument,
      variables: ({ input: { filmId, ...input } }: { input: { filmId?: unknown } }) =>
        typeof filmId === 'string' && JSON.stringify(input) === JSON.stringify(chosen),
    },
    result: { data: { mergeVideos: film } },
  }
  const { user, server } = openVideosTab(accepted, { cut: makeCut(accepted, ['', 'fade']), answers: [made] })
  const section = await approved()
  await user.click(await section.findByRole('button', { name: 'Export: automatic' }))
  const form = within(await screen.findByRole('dialog'))
  const choose = async (group: string, name: string) =>
    user.click(within(form.getByRole('radiogroup', { name: group })).getByRole('radio', { name }))
  await user.click(form.getByLabelText('Title'))
  await user.paste(' Low tide ')
  await choose('Size', '1080p')
  await user.click(form.getByRole('combobox', { name: 'Aspect ratio' }))
  await user.click(await screen.findByText('9:16', { selector: '.ant-select-item-option-content' }))
  await choose('Clips with another aspect ratio', 'Crop to fill')
  await choose('Frames per second', '30')
  const summary = 'Export: Low tide · 1080p · 9:16 · cropped · 30 fps'
  expect(section.getByRole('button', { name: summary })).toBeInTheDocument()
  await user.click(section.getByRole('button', { name: 'Merge & Export' }))
  expect(await section.findByRole('button', { name: /Merging/ })).toBeDisabled()
  expect(section.getByRole('button', { name: summary })).toBeInTheDocument()
  expect(server.document().settings).toMatchObject(settings)
})

test('a cut shows and explains its difference in length to the storyboard', async () => {
  const shots = ['a', 'b'].map((id) => ({
    __typename: 'StoryboardShot' as const,
    id: `shot-${id}`,
    seconds: 4,
    transition: '',
    transitionSeconds: 1,
    chosenTake: { __typename: 'Clip' as const, id, duration: 5 },
    drawing: null,
  }))
  const { user } = openVideosTab(accepted, { cut: makeCut(accepted), shots })
  await user.click(await screen.findByRole('button', { name: 'The cut is 5 s longer than the storyboard' }))
  const lengths = within(await screen.findByRole('region', { name: 'Lengths' }))
  expect(lengths.getByText('1 clip is not a shot')).toBeInTheDocument()
  expect(lengths.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '00:15',
    '00:10',
    '00:08',
  ])
  await user.click(lengths.getByRole('button', { name: 'Fit to storyboard…' }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})

test('the loudness of the film and the level of its clips are saved with the cut', async () => {
  const { user, server } = openVideosTab(accepted, { cut: makeCut(accepted) })
  const section = await approved()
  await user.click(await section.findByRole('button', { name: 'Export: automatic' }))
  const form = within(await screen.findByRole('dialog'))
  await user.click(form.getByRole('combobox', { name: 'Loudness' }))
  await user.click(await screen.findByTitle('Web, −14 LUFS'))
  const level = form.getByRole('spinbutton', { name: 'Clip sound' })
  await user.clear(level)
  await user.type(level, '-6')
  await user.tab()
  expect(await section.findByRole('button', { name: 'Export: −14 LUFS · clips −6 dB' })).toBeInTheDocument()
  await waitFor(() => expect(server.document().settings).toMatchObject({ loudness: -14, clipGain: -6 }))
})
