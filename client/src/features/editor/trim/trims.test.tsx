/** Covers specification V69, V70, V72. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { mayClose } from '../../../../test/closing'
import { ana, type Answer } from '../../../../test/answers'
import { makeCut, makeCutItem } from '../../../../test/videos'
import { accepted, openVideosTab } from '../../../../test/videos-tab'
import { MeDocument } from '../../../entities/person/me.generated'
import type { CutItemFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import { CutMotionDocument, PlannedShotsDocument } from '../trim-all/trimAll.generated'

type Item = Partial<CutItemFieldsFragment>

/** A cut of the three accepted videos, with these edits. */
const cutOf = (...changes: Item[]) =>
  makeCut([], [], { items: accepted.map((video, at) => makeCutItem(video, changes[at])) })

/** A trim of the first clip, as sent. */
const trim = (revision: number, inFrame: number, outFrame: number | null = null) => ({
  editItem: { id: 'a', revision, inFrame, outFrame },
})
const edge = (name: string) => screen.findByRole('slider', { name })
const length = () => screen.getByTitle('Length of the film').textContent

test('keys move an edge by seconds; Undo and Redo restore its values', async () => {
  const { user, sent } = openVideosTab(accepted, { cut: cutOf() })
  const start = await edge('Start of Take a')
  expect(start).toHaveAttribute('aria-valuetext', '0.00 s, frame 0')
  start.focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(start).toHaveAttribute('aria-valuetext', '1.00 s, frame 24')
  expect(screen.getByText('4.0 of 5.0 s')).toBeInTheDocument()
  expect(length()).toBe('00:14')
  await waitFor(() => expect(sent).toEqual([trim(1, 24)]))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(start).toHaveAttribute('aria-valuetext', '0.00 s, frame 0'))
  expect(screen.getByRole('button', { name: 'Undo the last change' })).toBeDisabled()
  await waitFor(() => expect(sent[1]).toEqual(trim(2, 0)))
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await waitFor(() => expect(start).toHaveAttribute('aria-valuetext', '1.00 s, frame 24'))
})

test('the browser warns before leaving a page with unsaved changes', async () => {
  const { user, sent } = openVideosTab(accepted, { cut: cutOf() })
  ;(await edge('Start of Take a')).focus()
  expect(mayClose()).toBe(true)
  await user.keyboard('{ArrowRight}')
  expect(mayClose()).toBe(false)
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(mayClose()).toBe(true))
})

test('a dragged edge snaps to frames, shows the length, and stops at the shortest trim', async () => {
  const { user, sent } = openVideosTab(accepted, { cut: cutOf() })
  const end = await edge('End of Take b')
  const at = (clientX: number, keys = {}) => user.pointer({ target: end, coords: { clientX }, ...keys })
  await at(500, { keys: '[MouseLeft>]' })
  await at(450)
  expect(screen.getByText(/^\d\.\d s of 5\.0 s$/)).toBeInTheDocument()
  expect(Number(end.getAttribute('aria-valuenow'))).toBeLessThan(120)
  expect(sent).toEqual([])
  await at(-5_000)
  expect(end).toHaveAttribute('aria-valuenow', '6')
  await at(-5_000, { keys: '[/MouseLeft]' })
  await waitFor(() => expect(sent).toEqual([{ editItem: { id: 'b', revision: 1, inFrame: 0, outFrame: 6 } }]))
  expect(screen.queryByText(/picked up/)).not.toBeInTheDocument()
})

test('the row scrolls while an edge is held near its side, until the edge reaches its limit', async () => {
  const { user } = openVideosTab(accepted, { cut: cutOf({}, { outFrame: 24 }) })
  const end = await edge('End of Take b')
  const row = end.closest<HTMLElement>('.row')!
  jest.spyOn(row, 'getBoundingClientRect').mockReturnValue({ left: 0, right: 1_000 } as DOMRect)
  const at = (clientX: number, keys = {}) => user.pointer({ target: end, coords: { clientX }, ...keys })
  await at(975, { keys: '[MouseLeft>]' })
  await at(980)
  await waitFor(() => expect(end).toHaveAttribute('aria-valuenow', '120'))
  const { scrollLeft } = row
  expect(scrollLeft).toBeGreaterThan(50)
  await at(960)
  await at(980)
  expect(row.scrollLeft).toBe(scrollLeft)
  await at(980, { keys: '[/MouseLeft]' })
})

test('Escape cancels a drag', async () => {
  const { user, sent } = openVideosTab(accepted, { cut: cutOf() })
  const end = await edge('End of Take b')
  const at = (clientX: number, keys = {}) => user.pointer({ target: end, coords: { clientX }, ...keys })
  await at(500, { keys: '[MouseLeft>]' })
  await at(450)
  expect(end).not.toHaveAttribute('aria-valuenow', '120')
  await user.keyboard('{Escape}')
  expect(end).toHaveAttribute('aria-valuenow', '120')
  await at(400, { keys: '[/MouseLeft]' })
  expect(sent).toEqual([])
})

/** Ana and the user, who is `viewer`, trim the first clip concurrently. */
async function trimAtOnce(viewer: string) {
  const { user, sent, server, client } = openVideosTab(accepted, { cut: cutOf() })
  act(
    () =>
      void client.writeQuery({ query: MeDocument, data: { me: { ...ana, id: viewer, username: viewer } } }),
  )
  const start = await edge('Start of Take a')
  server.change([trim(1, 24, 82)], 'ana')
  start.focus()
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  return { sent, user, start }
}

test('when two people trim a clip, both versions are shown to choose from', async () => {
  const { sent, user, start } = await trimAtOnce('ben')
  const text = 'Clip 1: ana trimmed this clip to 1.0–3.4 s. Yours: 2.0–5.0 s.'
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(start).toHaveAttribute('aria-valuenow', '24')
  await user.click(screen.getByRole('button', { name: 'Use mine' }))
  expect(start).toHaveAttribute('aria-valuenow', '48')
  expect(screen.queryByText(text)).not.toBeInTheDocument()
  await waitFor(() => expect(sent[1]).toEqual(trim(2, 48)))
})

test('a conflict with oneself names the other window', async () => {
  const { user, start } = await trimAtOnce('ana')
  const text = 'Clip 1: You trimmed this clip to 1.0–3.4 s in another window. Here: 2.0–5.0 s.'
  expect(await screen.findByText(text)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use the other' }))
  expect(start).toHaveAttribute('aria-valuenow', '24')
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})

test('badges show the edits of a clip', async () => {
  openVideosTab(accepted, {
    cut: cutOf({ outFrame: 60, speed: 0.5 }, { isMuted: true }, { gain: 3, isTrimRemoved: true }),
  })
  expect(await screen.findByText('2.5 of 5.0 s')).toBeInTheDocument()
  expect(screen.getAllByText('5.0 s')).toHaveLength(3)
  expect(screen.getByText('0.5×')).toBeInTheDocument()
  expect(screen.getByLabelText('Muted')).toBeInTheDocument()
  expect(screen.getByText('+3 dB')).toBeInTheDocument()
  expect(screen.getByText('The trim did not fit the new take and was removed')).toBeInTheDocument()
})

test('a clip is split at the playhead', async () => {
  const { user, sent } = openVideosTab(accepted, { cut: cutOf() })
  ;(await screen.findByRole('slider', { name: 'Playhead' })).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await user.click(screen.getByRole('button', { name: 'More for clip 1' }))
  await user.click(await screen.findByRole('menuitem', { name: /Split at playhead/ }))
  await waitFor(() => expect(screen.getAllByTestId('clip-title')).toHaveLength(4))
  await waitFor(() =>
    expect(sent).toEqual([{ splitItem: { id: 'a', revision: 1, frame: 48, newId: expect.any(String) } }]),
  )
})

/** The motion of videos `a` and `b`; `c` has none. */
const motion = { __typename: 'Motion' as const, startFrame: 12, endFrame: 96 }
const moving: Answer = {
  request: { query: CutMotionDocument, variables: { id: '1' } },
  result: () => ({
    data: {
      project: {
        __typename: 'Project',
        id: '1',
        cut: {
          __typename: 'Cut',
          projectId: '1',
          items: ['a', 'b', 'c'].map((id) => ({
            __typename: 'CutItem',
            id,
            video: { __typename: 'Clip', id, motion: id === 'c' ? null : motion },
          })),
        },
      },
    },
  }),
}

test('Tighten trims the selected clips in one change, which one undo reverts', async () => {
  const { user, sent } = openVideosTab(accepted, { cut: cutOf(), answers: [moving] })
  await user.click(await screen.findByRole('button', { name: /Trim all/ }))
  await user.click(await screen.findByText('Tighten…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tighten' }))
  expect(await dialog.findAllByText('5.0 s → 3.5 s')).toHaveLength(2)
  await user.click(dialog.getByRole('checkbox', { name: /Take b/ }))
  await user.click(dialog.getByRole('button', { name: 'Trim 1 clip' }))
  await waitFor(() => expect(sent).toEqual([trim(1, 12, 96)]))
  expect(length()).toBe('00:14')
  act(() => screen.getByRole('button', { name: 'Undo the last change' }).click())
  expect(length()).toBe('00:15')
})

test('Fit to storyboard proposes nothing without shots', async () => {
  const board: Answer = {
    request: { query: PlannedShotsDocument, variables: { projectId: '1' } },
    result: () => ({ data: { storyboard: { __typename: 'Storyboard', projectId: '1', shots: [] } } }),
  }
  const { user } = openVideosTab(accepted, { cut: cutOf(), answers: [moving, board] })
  await user.click(await screen.findByRole('button', { name: /Trim all/ }))
  await user.click(await screen.findByText('Fit to storyboard…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Fit to storyboard' }))
  expect(await dialog.findByText(/^The storyboard has no shots/)).toBeInTheDocument()
  expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['', 'Close'])
})

test('equal clip widths are remembered', async () => {
  const cut = cutOf({ outFrame: 24 })
  const { user, unmount } = openVideosTab(accepted, { cut })
  const widths = () => [...document.querySelectorAll<HTMLElement>('.clip')].map(({ style }) => style.width)
  await screen.findAllByTestId('clip-title')
  expect(new Set(widths()).size).toBe(2)
  await user.click(screen.getByText('Equal'))
  expect(new Set(widths()).size).toBe(1)
  unmount()
  openVideosTab(accepted, { cut })
  await screen.findAllByTestId('clip-title')
  expect(new Set(widths()).size).toBe(1)
  localStorage.clear()
})
