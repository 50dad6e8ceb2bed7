/** Covers specification S7. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from '../shared/lib/toast'
import { Toaster } from './Toaster'

const placeOf = (edge: string) => document.documentElement.style.getPropertyValue(`--toast-${edge}`)

test('toasts stay above a form that appears and leaves while they are shown', async () => {
  render(<Toaster />)
  act(() => toast.success('Project created successfully'))
  await screen.findByText('Project created successfully')
  await waitFor(() => expect(placeOf('bottom')).toBe('16px'))
  const form = document.createElement('form')
  form.dataset.belowToasts = ''
  form.getBoundingClientRect = () => new DOMRect(0, innerHeight - 100, 200, 100)
  document.body.append(form)
  await waitFor(() => expect(placeOf('bottom')).toBe('116px'))
  form.remove()
  await waitFor(() => expect(placeOf('bottom')).toBe('16px'))
})

test('in projects they are at the top right, below the header of a full window and beside its panel', async () => {
  const page = document.createElement('div')
  page.dataset.rail = ''
  page.innerHTML = '<section data-window><header></header><aside></aside></section>'
  page.querySelector('header')!.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, 60)
  page.querySelector('aside')!.getBoundingClientRect = () => new DOMRect(innerWidth - 336, 60, 336, 700)
  document.body.append(page)
  render(<Toaster />)
  act(() => toast.success('Shot deleted', { label: 'Undo', run: () => undefined }))
  const shown = await screen.findByText('Shot deleted')
  expect(shown.closest('.ant-notification-topRight')).not.toBeNull()
  await waitFor(() => expect(placeOf('top')).toBe('64px'))
  expect(placeOf('end')).toBe('336px')
  page.remove()
})

test('they are beside a dialog, or below its header where they do not fit', async () => {
  const dialog = document.createElement('div')
  dialog.className = 'ant-modal'
  dialog.innerHTML = '<div class="ant-modal-header"></div>'
  let right = innerWidth - 340
  dialog.getBoundingClientRect = () => new DOMRect(0, 20, right, 700)
  dialog.getClientRects = () => [dialog.getBoundingClientRect()] as unknown as DOMRectList
  dialog.firstElementChild!.getBoundingClientRect = () => new DOMRect(0, 20, right, 50)
  document.body.append(dialog)
  render(<Toaster />)
  act(() => toast.success('Shots 2 and 3 are one'))
  await waitFor(() => expect([placeOf('top'), placeOf('width')]).toEqual(['4px', '308px']))
  right = innerWidth - 100
  await waitFor(() => expect([placeOf('top'), placeOf('width')]).toEqual(['74px', '384px']))
  dialog.remove()
})

test('on phones they are at the top, and close when another view is shown', async () => {
  const { matchMedia } = window
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(max-width: 767px)' })
  render(
    <>
      <Toaster />
      <button type="button">Play</button>
      <a href="#notes">Notes</a>
    </>,
  )
  act(() => toast.info('The music is being made'))
  const shown = await screen.findByText('The music is being made')
  expect(shown.closest('.ant-notification-top')).not.toBeNull()
  fireEvent.click(screen.getByText('Play'))
  expect(shown).toBeInTheDocument()
  fireEvent.click(screen.getByText('Notes'))
  await waitFor(() => expect(shown).not.toBeInTheDocument())
  window.matchMedia = matchMedia
})
