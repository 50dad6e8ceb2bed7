/** Covers specification V91, V94. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CAPTION_FILE } from '#schema/captions/formats'
import { captionServer, makeCaption, makeTrack } from '../../../../test/captions'
import type { CutServer } from '../../../../test/cut-server'
import { mayClose } from '../../../../test/closing'
import { accepted, openVideosTab } from '../../../../test/videos-tab'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('cut-captions', 'shown')
})

const late = makeCaption('one', { startMs: 1_000, endMs: 3_000, text: 'You are late. Why?', speaker: 'Ida' })
const sorry = makeCaption('two', { itemId: 'b', startMs: 0, endMs: 1_000, text: 'Sorry.' })

function open(...tracks: ReturnType<typeof makeTrack>[]) {
  return openWith(captionServer(tracks))
}
function openWith(server: ReturnType<typeof captionServer>) {
  return { ...server, ...openVideosTab(accepted, server) }
}
const stored = (server: CutServer) =>
  server.document().captions.toSorted((one, other) => one.id.localeCompare(other.id))
const panel = async () => within(await screen.findByRole('region', { name: 'Captions' }))
const texts = async () =>
  (await (await panel()).findAllByRole('textbox', { name: /, text$/ })) as HTMLTextAreaElement[]
const shown = async () => (await texts()).map(({ value }) => value)

test('a caption is split, joined, moved and left by keyboard', async () => {
  const { user, server } = open(makeTrack('en', [late, sorry]))
  const [first] = await texts()
  await user.click(first!)
  first!.setSelectionRange(13, 13)
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await shown()).toEqual(['You are late.', 'Why?', 'Sorry.']))
  expect(screen.getByRole('textbox', { name: 'Caption at 00:02.5, text' })).toHaveFocus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(await screen.findByRole('textbox', { name: 'Caption at 00:02.6, text' })).toHaveFocus()
  await user.keyboard('{Tab}')
  expect(screen.getByRole('textbox', { name: 'Caption at 00:05.0, text' })).toHaveFocus()
  const second = (await texts())[1]!
  await user.click(second)
  second.setSelectionRange(0, 0)
  await user.keyboard('{Backspace}')
  await waitFor(async () => expect(await shown()).toEqual(['You are late. Why?', 'Sorry.']))
  expect((await texts())[0]).toHaveFocus()
  expect((await texts())[0]!.selectionStart).toBe(14)
  await waitFor(() =>
    expect(stored(server)).toMatchObject([
      { id: 'one', startMs: 1_000, endMs: 3_100, text: 'You are late. Why?', speaker: 'Ida' },
      { id: 'two' },
    ]),
  )
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(async () => expect(await shown()).toEqual(['You are late.', 'Why?', 'Sorry.']))
})

test('captions are written one after the other; a caption without text is not saved', async () => {
  const { user, sent } = open()
  await user.click(await (await panel()).findByRole('button', { name: 'Write the first caption' }))
  await waitFor(async () => expect((await texts())[0]).toHaveFocus())
  await user.keyboard('<b>Hello</b>{Shift>}{Enter}{/Shift}there{Enter}')
  await waitFor(async () => expect(await shown()).toEqual(['<b>Hello</b>\nthere', '']))
  expect((await texts())[1]).toHaveFocus()
  await user.keyboard('{Enter}{Backspace}')
  await waitFor(async () => expect(await shown()).toEqual(['<b>Hello</b>\nthere']))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([
    { addCaptionTrack: { language: 'en' } },
    { addCaption: { language: 'en', itemId: 'a', startMs: 0, endMs: 2_000, text: '<b>Hello</b>\nthere' } },
  ])
})

test('the browser warns before leaving a page with unsaved text', async () => {
  const { user, sent } = open(makeTrack('en', [late]))
  for (const [name, typed] of [
    ['text', ' Tell me.'],
    ['speaker', ' Mills'],
    ['from', '[Backspace]5'],
  ] as const) {
    const field = await (await panel()).findByRole('textbox', { name: `Caption at 00:01.0, ${name}` })
    await user.click(field)
    expect(mayClose()).toBe(true)
    await user.keyboard(typed)
    expect(mayClose()).toBe(false)
    await user.tab()
    await waitFor(() => expect(mayClose()).toBe(true))
  }
  expect(sent).toHaveLength(3)
})

test('times and speakers can be typed, and hard-to-read captions show a warning', async () => {
  const { user, server } = open(makeTrack('en', [late, sorry]))
  const to = await (await panel()).findByRole('textbox', { name: 'Caption at 00:01.0, to' })
  await user.clear(to)
  await user.type(to, '1.5{Enter}')
  expect(await screen.findByText('36 characters per second (recommended: up to 20)')).toBeInTheDocument()
  await user.clear(to)
  await user.type(to, 'soon')
  expect(to).toBeInvalid()
  await user.tab()
  expect(to).toHaveValue('00:01.5')
  const speaker = screen.getByRole('textbox', { name: 'Caption at 00:01.0, speaker' })
  await user.clear(speaker)
  await user.type(speaker, 'Jon{Enter}')
  await waitFor(() => expect(stored(server)[0]).toMatchObject({ id: 'one', endMs: 1_500, speaker: 'Jon' }))
})

/** Chooses a file with these bytes, or with this text in UTF-8. */
async function chooseFile(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const file = Object.assign(new File([bytes as never], 'film.srt'), {
    arrayBuffer: async () => bytes.buffer,
  })
  fireEvent.change((await panel()).getByLabelText('Caption file'), { target: { files: [file] } })
}

test('importing a file asks before replacing captions, reports lost content, and can be undone', async () => {
  const { user, server } = open(makeTrack('en', [late]))
  await (await panel()).findByDisplayValue('You are late. Why?')
  await chooseFile('broken')
  await user.click(await screen.findByRole('button', { name: 'Replace' }))
  expect(await screen.findByText('film.srt: Line 1: a time is expected')).toBeInTheDocument()
  expect(await shown()).toEqual(['You are late. Why?'])
  await chooseFile('Who is it?')
  await user.click(await screen.findByRole('button', { name: 'Replace' }))
  expect(await screen.findByText('1 caption imported. Formatting was removed from 1.')).toBeInTheDocument()
  expect(await screen.findByText('1 line of film.srt was changed or left out')).toBeInTheDocument()
  expect(screen.getByText('Line 4: An empty line was removed')).toBeInTheDocument()
  expect(await shown()).toEqual(['Who is it?'])
  await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
  await waitFor(async () => expect(await shown()).toEqual(['You are late. Why?']))
  await waitFor(() =>
    expect(stored(server)).toMatchObject([{ id: 'one', text: 'You are late. Why?', speaker: 'Ida' }]),
  )
})

test('a file with a guessed encoding is previewed in an encoding that the user chooses', async () => {
  const { user, made } = open(makeTrack('en', [late]))
  await (await panel()).findByDisplayValue('You are late. Why?')
  const russian = Uint8Array.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xec, 0xe8, 0xf0])
  await chooseFile(russian)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Import film.srt')).toBeInTheDocument()
  expect(dialog.getByText('Привет, мир')).toBeInTheDocument()
  expect(dialog.getByText(/1 caption in English will be replaced/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(made).toMatchObject([{ importCaptions: { content: 'Привет, мир' } }]))
})

test('a file that is not plain text replaces nothing', async () => {
  const { made } = open(makeTrack('en', [late]))
  await (await panel()).findByDisplayValue('You are late. Why?')
  await chooseFile('{\\rtf1\\ansi 1}')
  expect(
    await screen.findByText(`film.srt: This is an RTF document, not plain text. Choose ${CAPTION_FILE}.`),
  ).toBeInTheDocument()
  expect(made).toEqual([])
})

test('languages are chosen, reviewed and removed', async () => {
  const { user, sent } = open(
    makeTrack('en', [late]),
    makeTrack('de', [makeCaption('three', { text: 'Zu spät.' })], { isMachineMade: true }),
  )
  await user.click(await (await panel()).findByRole('radio', { name: 'German' }))
  expect(await shown()).toEqual(['Zu spät.'])
  await user.click(screen.getByRole('button', { name: 'Mark as reviewed' }))
  await waitFor(() => expect(screen.queryByText('Machine-made')).not.toBeInTheDocument())
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'More caption actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove German…' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(async () => expect(await shown()).toEqual(['You are late. Why?']))
  await waitFor(() =>
    expect(sent).toEqual([
      { editCaptionTrack: { language: 'de', isMachineMade: false } },
      { removeCaptionTrack: { language: 'de' } },
    ]),
  )
})

test('captions are created from voices and script, and translated into another language', async () => {
  const { user, sent, made } = open()
  await user.click(await (await panel()).findByRole('button', { name: 'Create from voices and script' }))
  await waitFor(async () => expect(await shown()).toEqual(['The spoken text.']))
  await waitFor(() => expect(localStorage.getItem('captions')).toBe('on')) // Play cut shows them
  await user.click(screen.getByRole('combobox', { name: 'Add language' }))
  await user.click(await screen.findByTitle('Arabic'))
  await user.click(await (await panel()).findByRole('button', { name: 'Translate from English' }))
  await waitFor(async () => expect(await shown()).toEqual(['Übersetzt.']))
  expect(screen.getByText('Machine-made')).toBeInTheDocument()
  expect(sent).toMatchObject([{ addCaptionTrack: { language: 'ar' } }])
  expect(made).toEqual([
    { generateCaptions: { language: 'en' } },
    { translateCaptions: { language: 'ar', fromLanguage: 'en' } },
  ])
})

test('transcribing clips shows the price first', async () => {
  const { user, made } = openWith(captionServer([], { unheard: 2 }))
  await user.click(await (await panel()).findByRole('button', { name: 'Transcribe 2 clips (~$0.02)' }))
  await waitFor(async () => expect(await shown()).toEqual(['The spoken text.']))
  expect(made).toEqual([{ generateCaptions: { language: 'en', listen: true } }])
  await user.click(screen.getByRole('button', { name: 'More caption actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Create from voices and script…' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: /Listen/ })).not.toBeInTheDocument()
})

test('a caption edited by two people shows both versions', async () => {
  const { user, sent, server } = open(makeTrack('en', [late]))
  const [field] = await texts()
  server.change([{ editCaption: { id: 'one', revision: 1, text: 'You came late.' } }])
  await user.clear(field!)
  await user.type(field!, 'So late.')
  await user.tab()
  expect(
    await screen.findByText('omar changed this caption. Theirs: “You came late.” · Yours: “So late.”'),
  ).toBeInTheDocument()
  expect(await shown()).toEqual(['You came late.'])
  await user.click(screen.getByRole('button', { name: 'Use mine' }))
  await waitFor(async () => expect(await shown()).toEqual(['So late.']))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ editCaption: { text: 'So late.', revision: 2 } }))
})

test('undo restores replaced captions, then captions removed earlier', async () => {
  const { user } = open(makeTrack('en', [late, sorry]))
  await user.click(await (await panel()).findByRole('button', { name: /^Remove the caption at 00:01/ }))
  await waitFor(async () => expect(await shown()).toEqual(['Sorry.']))
  await user.click(screen.getByRole('button', { name: 'More caption actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Create from voices and script…' }))
  await user.click(await screen.findByRole('button', { name: 'Replace' }))
  await waitFor(async () => expect(await shown()).toEqual(['The spoken text.']))
  const undo = screen.getByRole('button', { name: 'Undo the last change' })
  await user.click(undo)
  await waitFor(async () => expect(await shown()).toEqual(['Sorry.']))
  await user.click(undo)
  await waitFor(async () => expect(await shown()).toEqual(['You are late. Why?', 'Sorry.']))
})

test.each([
  [true, 'Create from voices and script…', 'The spoken text.'],
  [false, 'Translate from English…', 'Übersetzt.'],
])(
  'undo and redo of replaced captions restore the machine-made mark: %s',
  async (isMachineMade, item, made) => {
    const german = makeTrack('de', [makeCaption('three', { text: 'Zu spät.' })], { isMachineMade })
    const { user, server } = open(makeTrack('en', [late]), german)
    const isMarked = () => screen.queryByText('Machine-made') !== null
    await user.click(await (await panel()).findByRole('radio', { name: 'German' }))
    await waitFor(async () => expect([await shown(), isMarked()]).toEqual([['Zu spät.'], isMachineMade]))
    await user.click(screen.getByRole('button', { name: 'More caption actions' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
    await user.click(await screen.findByRole('button', { name: 'Replace' }))
    await waitFor(async () => expect([await shown(), isMarked()]).toEqual([[made], !isMachineMade]))
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    await waitFor(async () => expect([await shown(), isMarked()]).toEqual([['Zu spät.'], isMachineMade]))
    await user.click(screen.getByRole('button', { name: 'Redo the last change' }))
    await waitFor(async () => expect([await shown(), isMarked()]).toEqual([[made], !isMachineMade]))
    await waitFor(() =>
      expect(server.document().tracks).toContainEqual(
        expect.objectContaining({ language: 'de', isMachineMade: !isMachineMade }),
      ),
    )
  },
)

test('captions of clips that are not in the cut are reported and can be removed', async () => {
  const { user, sent } = open(makeTrack('en', [late, makeCaption('gone', { itemId: 'deleted' })]))
  expect(
    await screen.findByText(/^1 caption is hidden because its clip is not in the cut/),
  ).toBeInTheDocument()
  await user.click((await panel()).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(sent).toEqual([{ removeCaption: { id: 'gone' } }]))
})
