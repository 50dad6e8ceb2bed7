/** Covers focus in dialogs with a form. */
import { render, screen, waitFor } from '@testing-library/react'
import { Input, type InputRef } from 'antd'
import { useRef } from 'react'
import { FormDialog } from './FormDialog'

function TwoFields() {
  const first = useRef<InputRef>(null)
  return (
    <FormDialog open title="Two fields" firstField={first}>
      <Input aria-label="First" ref={first} defaultValue="Night" />
      <Input aria-label="Second" />
    </FormDialog>
  )
}

/** Waits for the end of the opening animation. */
const opened = () =>
  waitFor(() => expect(document.querySelector('.ant-modal')!.className).not.toMatch(/zoom/))

test('the first field has the focus, with its text selected, when the dialog has opened', async () => {
  render(<TwoFields />)
  await opened()
  const first = screen.getByRole<HTMLInputElement>('textbox', { name: 'First' })
  await waitFor(() => expect(first).toHaveFocus())
  expect([first.selectionStart, first.selectionEnd]).toEqual([0, 5])
})

test('a field in use keeps the focus', async () => {
  render(<TwoFields />)
  const second = screen.getByRole('textbox', { name: 'Second' })
  second.focus()
  await opened()
  expect(second).toHaveFocus()
})
