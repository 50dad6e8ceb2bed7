/** Covers specification V96, V97. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import type { CutOperation } from '#schema/cut/operations'
import { ALWAYS, type Answer } from '../../../../test/answers'
import { makeCut } from '../../../../test/videos'
import { accepted, openVideosTab } from '../../../../test/videos-tab'
import type { LowerThirdFieldsFragment } from '../../../entities/video/cut/CutTexts.generated'
import { LowerThirdPreviewDocument } from './lowerThirds.generated'

const makeLowerThird = (changes: Partial<LowerThirdFieldsFragment> = {}) => ({
  __typename: 'LowerThird' as const,
  id: 'l',
  itemId: 'a',
  startFrame: 12,
  endFrame: 48,
  title: 'Ida Marsh',
  subtitle: '',
  style: 'BAR' as const,
  position: 'BOTTOM_LEFT' as const,
  fadeFrames: 6,
  revision: 3,
  editedBy: null,
  ...changes,
})

/** Opens a cut with these lower thirds. */
function open(...lowerThirds: ReturnType<typeof makeLowerThird>[]) {
  const answers: Answer[] = [
    {
      request: { query: LowerThirdPreviewDocument, variables: () => true },
      maxUsageCount: ALWAYS,
      result: ({ input }) =>
        input.title.includes('ก')
          ? {
              errors: [
                new GraphQLError('Invalid', {
                  extensions: { issues: [{ path: ['input', 'title'], message: 'There is no font for: ก' }] },
                }),
              ],
            }
          : {
              data: {
                lowerThirdPreview: {
                  __typename: 'LowerThirdPreview',
                  url: 'data:image/png;base64,AAAA',
                  width: 1280,
                  height: 720,
                },
              },
            },
    },
  ]
  return openVideosTab(accepted, { cut: makeCut(accepted), lowerThirds, answers })
}
const bar = () => screen.findByRole('button', { name: /^Lower third: Ida Marsh/ })

test('a lower third is written and added to its clip', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'More for clip 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Add lower third…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: 'Title' }), 'Ida Marsh')
  await user.click(dialog.getByRole('radio', { name: 'Top right' }))
  expect(await dialog.findByAltText('Preview of the lower third')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await bar()).toBeInTheDocument()
  expect(sent).toMatchObject([
    { addLowerThird: { itemId: 'a', startFrame: 0, title: 'Ida Marsh', position: 'TOP_RIGHT' } },
  ])
})

test('invalid texts and frames show errors at their fields', async () => {
  const { user, sent } = open(makeLowerThird())
  await user.click(await bar())
  const dialog = within(await screen.findByRole('dialog'))
  const title = await dialog.findByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('A lower third needs a title')).toBeInTheDocument()
  await user.type(title, 'ก')
  expect(await dialog.findByText('There is no font for: ก')).toBeInTheDocument()
  await user.type(title, '{Backspace}Ida')
  fireEvent.change(dialog.getByRole('spinbutton', { name: 'To frame' }), { target: { value: '12' } })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('A lower third must end after its start')).toBeInTheDocument()
  expect(sent).toEqual([])
})

test('arrow keys move a lower third and its end', async () => {
  const { user, server } = open(makeLowerThird())
  ;(await bar()).focus()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('button', { name: /frames 13 to 49$/ })).toBeInTheDocument()
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(await screen.findByRole('button', { name: /frames 13 to 48$/ })).toBeInTheDocument()
  await waitFor(() => expect(server.document().lowerThirds).toMatchObject([{ startFrame: 13, endFrame: 48 }]))
})

test('undo restores a removed lower third', async () => {
  const { user, sent } = open(makeLowerThird())
  await user.click(await bar())
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Lower third/ })).not.toBeInTheDocument())
  await waitFor(() => expect(sent).toEqual([{ removeLowerThird: { id: 'l' } }]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await bar()).toBeInTheDocument()
  await waitFor(() => expect(sent[1]).toMatchObject({ addLowerThird: { startFrame: 12, endFrame: 48 } }))
})

test('changes by somebody else are kept while the dialog is open', async () => {
  const { user, server, sent } = open(makeLowerThird())
  await user.click(await bar())
  const dialog = within(await screen.findByRole('dialog'))
  server.change([{ editLowerThird: { id: 'l', revision: 3, title: 'Ida Marsh, keeper' } } as CutOperation])
  await user.click(await dialog.findByRole('radio', { name: 'Top right' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([{ editLowerThird: { id: 'l', revision: 3, position: 'TOP_RIGHT' } }])
  expect(server.document().lowerThirds).toMatchObject([{ title: 'Ida Marsh, keeper', position: 'TOP_RIGHT' }])
})

test('a field that somebody else changed while the dialog was open is not overwritten', async () => {
  const { user, server } = open(makeLowerThird())
  await user.click(await bar())
  const dialog = within(await screen.findByRole('dialog'))
  server.change([{ editLowerThird: { id: 'l', revision: 3, title: 'Ida Marsh, keeper' } } as CutOperation])
  const title = await dialog.findByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.type(title, 'Ida')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('omar has changed this lower third meanwhile')).toBeInTheDocument()
  expect(server.document().lowerThirds).toMatchObject([{ title: 'Ida Marsh, keeper' }])
})
