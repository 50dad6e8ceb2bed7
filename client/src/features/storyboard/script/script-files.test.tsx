/** Covers specification B26. */
import { screen, waitFor } from '@testing-library/react'
import { ALWAYS, type Answer, installation, me } from '../../../../test/answers'
import { openPart } from '../../../../test/part'
import { ProjectOfScriptDocument } from './script.generated'
import { ScriptDialog } from './ScriptDialog'

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

async function openedForFiles() {
  const { user } = openPart(<ScriptDialog projectId="p1" open onClose={() => undefined} />, [
    me(),
    installation(),
    ofProject,
  ])
  const field = await screen.findByLabelText('Script')
  const choose = (name: string, content: string | number[]) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
    const file = new File([bytes], name, { type: 'text/plain' })
    file.arrayBuffer = () => Promise.resolve(bytes.buffer as ArrayBuffer)
    return user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
  }
  return { user, field, choose }
}

test('a text file is read into the field, and other files are refused', async () => {
  const { field, choose } = await openedForFiles()
  await choose('a.fountain', 'été')
  await waitFor(() => expect(field).toHaveValue('été'))
  expect(screen.queryByLabelText('Encoding of the file')).not.toBeInTheDocument()
  await choose(
    'b.fdx',
    '<FinalDraft><Content><Paragraph><Text>It rains.</Text></Paragraph></Content></FinalDraft>',
  )
  await waitFor(() => expect(field).toHaveValue('It rains.\n'))
  for (const [name, content, message] of [
    ['film.txt', [0, 1, 2], 'Not a text file. Choose a .fountain, .fdx or .txt file.'],
    [
      'a.txt',
      '{\\rtf1 A}',
      'This is an RTF document, not plain text. Choose a .fountain, .fdx or .txt file.',
    ],
    ['b.fdx', '<FinalDraft>', 'This Final Draft file cannot be read. Export it as Fountain or plain text.'],
    ['long.txt', 'a'.repeat(80_001), 'A script has at most 20,000 characters'],
  ] as const) {
    await choose(name, content as string | number[])
    expect(await screen.findByText(message)).toBeInTheDocument()
  }
  expect(field).toHaveValue('It rains.\n')
  sessionStorage.clear()
})

test('a guessed encoding is shown with its lines, and another can be chosen', async () => {
  const { user, field, choose } = await openedForFiles()
  // “café” in Windows-1252, “cafй” in Windows-1251
  await choose('old.txt', [0x63, 0x61, 0x66, 0xe9])
  await waitFor(() => expect(field).toHaveValue('café'))
  expect(screen.getByText('café', { selector: 'q' })).toBeInTheDocument()
  await user.click(screen.getByLabelText('Encoding of the file'))
  await user.click(await screen.findByTitle('Cyrillic (Windows-1251)'))
  expect(field).toHaveValue('cafй')
  await user.type(field, '!')
  expect(screen.queryByLabelText('Encoding of the file')).not.toBeInTheDocument()
  sessionStorage.clear()
})
