/** Covers specification E5, L8, L9, L10, L11, L12, L13, L14, L15, L16, L17, L20. */
import { ServerError } from '@apollo/client'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type Answer, me } from '../../../../test/answers'
import { makeAsset } from '../../../../test/assets'
import { openPart } from '../../../../test/part'
import { UploadDialog } from './UploadDialog'
import { UploadAllowanceDocument, UploadAssetDocument } from './UploadDialog.generated'
import { nameOf } from './useChosenFiles'

const MB = 1024 * 1024

/** Stubs image decoding, which jsdom lacks. A file whose name begins with “broken” fails. */
Object.assign(globalThis, {
  createImageBitmap: async (file: File) => {
    if (file.name.startsWith('broken')) throw new Error('unreadable')
    return { width: 1620, height: 1080, close() {} }
  },
})

const png = (name: string, bytes = 1000) =>
  Object.defineProperty(new File(['x'], name, { type: 'image/png' }), 'size', { value: bytes })
const answering = (
  name: string,
  failure?: GraphQLError,
  words: object = { description: '', tags: [] },
): Answer => ({
  request: {
    query: UploadAssetDocument,
    variables: ({ input }: { input?: object }) =>
      expect.objectContaining({ name, ...words }).asymmetricMatch(input),
  },
  result: failure ? { errors: [failure] } : { data: { uploadAsset: makeAsset(name, { name }) } },
})

const MANY = {
  __typename: 'UploadAllowance',
  bytesLeft: 2048 * MB,
  filesLeft: 500,
  renewsAt: '2026-11-22T00:00:00Z',
  storageBytesLeft: null,
} as const
const allowing = (left: object): Answer => ({
  request: { query: UploadAllowanceDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data: { uploadAllowance: { ...MANY, ...left } } },
})

function openDialog(...answers: Answer[]) {
  const onClose = jest.fn()
  const view = openPart(<UploadDialog open onClose={onClose} />, [
    me({ isAdmin: false }),
    ...answers,
    allowing({}),
  ])
  const dialog = screen.getByRole('dialog')
  const choose = (...files: File[]) =>
    fireEvent.change(dialog.querySelector('input[type=file]')!, { target: { files } })
  const fill = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
  const submit = () => within(dialog).getByRole('button', { name: /^Upload( \d)?$/ })
  return { ...view, onClose, dialog, choose, fill, submit }
}

test('files that are not images, too large or unreadable are rejected with a reason', async () => {
  const { choose, submit } = openDialog()
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  expect(
    await screen.findByText('File type not supported. Please upload an image file (JPEG, PNG, GIF, WEBP).'),
  ).toBeInTheDocument()
  choose(png('large.png', 20 * MB + 1))
  expect(await screen.findByText('File too large. Maximum size is 20MB.')).toBeInTheDocument()
  choose(png('broken.png'))
  expect(await screen.findByText('Error processing file. Please try again.')).toBeInTheDocument()
  expect(screen.queryByText('File too large. Maximum size is 20MB.')).not.toBeInTheDocument()
  expect(submit()).toBeDisabled()
})

test('a name has 3 to 100 characters, a description at most 500', async () => {
  const { choose, fill, submit } = openDialog()
  choose(png('dune.png'))
  expect(await screen.findByText(/1620 × 1080/)).toBeInTheDocument()
  fill('Name', 'ab')
  expect(await screen.findByText('Asset name must be at least 3 characters')).toBeInTheDocument()
  fill('Name', 'x'.repeat(101))
  expect(await screen.findByText('Asset name must be less than 100 characters')).toBeInTheDocument()
  expect(submit()).toBeDisabled()
  fill('Name', 'Dune')
  await waitFor(() => expect(submit()).toBeEnabled())
  fill('Description', 'x'.repeat(501))
  expect(screen.getByText('501/500')).toBeInTheDocument()
  expect(submit()).toBeDisabled()
})

test('tags get underscores, are limited to five, and are removed by a click', async () => {
  openDialog()
  const field = screen.getByLabelText('Tags')
  const add = screen.getByRole('button', { name: 'Add' })
  expect(add).toBeDisabled()
  for (const tag of ['night sky', 'b', 'c', 'd', 'e']) {
    fireEvent.change(field, { target: { value: tag } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  expect(screen.getByText('5/5')).toBeInTheDocument()
  expect(add).toBeDisabled()
  fireEvent.click(screen.getByText('night_sky'))
  expect(screen.getByText('4/5')).toBeInTheDocument()
})

test('the name is focused on opening, and Ctrl+Enter uploads the valid files', async () => {
  const { choose, fill, onClose } = openDialog(
    answering('Dune', undefined, { description: 'At dawn', tags: [] }),
  )
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  choose(png('dune.png'))
  await screen.findByText(/1620 × 1080/)
  fill('Name', '  Dune ')
  fill('Description', 'At dawn')
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', ctrlKey: true })
  expect(await screen.findByText('Asset uploaded successfully!')).toBeInTheDocument()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('several files have a name each; a failed one stays with its reason and a retry', async () => {
  const { choose, submit, onClose } = openDialog(
    answering('old town'),
    answering('fjord veil', new GraphQLError('The disk is full')),
    answering('fjord veil'),
  )
  choose(png('old-town.png'), png('fjord_veil.png'))
  expect(await screen.findByDisplayValue('old town')).toBeInTheDocument()
  await waitFor(() => expect(submit()).toBeEnabled())
  fireEvent.click(submit())
  expect((await screen.findAllByText('Failed to upload asset. Please try again.')).length).toBeGreaterThan(0)
  expect(
    within(screen.getByRole('listitem', { name: 'old-town.png' })).getByLabelText('Uploaded'),
  ).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(submit()).toBeEnabled())
  fireEvent.click(submit())
  expect(await screen.findByText('Asset uploaded successfully!')).toBeInTheDocument()
})

test('an image can be pasted, and Escape discards everything', async () => {
  const { onClose, fill } = openDialog()
  const paste = createEvent.paste(document, { clipboardData: { files: [png('image.png')] } })
  fireEvent(document, paste)
  expect(await screen.findByText(/1620 × 1080/)).toBeInTheDocument()
  fill('Name', 'Dune')
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', code: 'Escape', keyCode: 27 })
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(screen.queryByText(/1620 × 1080/)).not.toBeInTheDocument()
})

test('the file name is the asset’s name until another one is typed', async () => {
  const { choose, fill, submit } = openDialog()
  choose(png('fjord-veil_02.png'))
  await waitFor(() => expect(submit()).toBeEnabled())
  expect(screen.getByLabelText('Name')).toHaveValue('fjord veil 02')
  fill('Name', '')
  expect(await screen.findByText('Asset name must be at least 3 characters')).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('')
})

test('a file name becomes a valid asset name without its extension', () => {
  expect(nameOf({ name: 'fjord-veil_02.final.png' })).toBe('fjord veil 02.final')
  expect(nameOf({ name: '7.png' })).toBe('Image 7')
  expect(nameOf({ name: `${'x'.repeat(120)}.png` })).toHaveLength(100)
})

test('a low allowance is shown, and larger uploads are refused before sending', async () => {
  const { choose, submit } = openDialog(allowing({ filesLeft: 1, bytesLeft: 50 * MB }))
  expect(await screen.findByText('Left today: 1 image, 50.0 MB.')).toBeInTheDocument()
  choose(png('dune.png'), png('fjord.png'))
  expect(await screen.findByText('You can upload 1 more today. Remove 1.')).toBeInTheDocument()
  expect(submit()).toBeDisabled()
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove file' })[0])
  await waitFor(() => expect(submit()).toBeEnabled())
})

test.each([
  [{ filesLeft: 0 }, 'You have reached your upload limit for today. It resets at midnight (UTC).'],
  [{ storageBytesLeft: 0 }, 'Storage is full. An admin can free up space.'],
])('a quota that is used up is said at once: %j', async (left, words) => {
  const { choose, submit } = openDialog(allowing(left))
  expect(await screen.findByText(words)).toBeInTheDocument()
  choose(png('dune.png'))
  await screen.findByText(/1620 × 1080/)
  expect(submit()).toBeDisabled()
})

test('an upload that a proxy refuses shows the limit', async () => {
  const response = new Response(null, { status: 413 })
  const { choose, fill, submit } = openDialog({
    request: { query: UploadAssetDocument, variables: () => true },
    error: new ServerError('Response not successful', { response, bodyText: '<html>Too large</html>' }),
  })
  choose(png('dune.png'))
  await screen.findByText(/1620 × 1080/)
  fill('Name', 'Dune')
  fireEvent.click(submit())
  expect(
    await screen.findByText('The server in front of Cutroom only accepts smaller files.'),
  ).toBeInTheDocument()
})

test('an upload refused by a quota shows the reason', async () => {
  const words = 'You have reached your upload limit for today. It resets at midnight (UTC).'
  const { choose, fill, submit } = openDialog(
    answering('Dune', new GraphQLError(words, { extensions: { code: 'RATE_LIMITED' } })),
  )
  choose(png('dune.png'))
  await screen.findByText(/1620 × 1080/)
  fill('Name', 'Dune')
  fireEvent.click(submit())
  expect(await screen.findByText(words)).toBeInTheDocument()
})
