/** Covers specification S7. */
import { act, render, screen, waitFor } from '@testing-library/react'
import { toast } from '../shared/lib/toast'
import { Toaster } from './Toaster'

const bottom = () => document.documentElement.style.getPropertyValue('--toast-bottom')

test('toasts stay above a form that appears and leaves while they are shown', async () => {
  render(<Toaster />)
  act(() => toast.success('Project created successfully'))
  await screen.findByText('Project created successfully')
  await waitFor(() => expect(bottom()).toBe('16px'))
  const form = document.createElement('form')
  form.dataset.belowToasts = ''
  form.getBoundingClientRect = () => new DOMRect(0, innerHeight - 100, 200, 100)
  document.body.append(form)
  await waitFor(() => expect(bottom()).toBe('116px'))
  form.remove()
  await waitFor(() => expect(bottom()).toBe('16px'))
})
