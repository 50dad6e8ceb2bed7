import { render, screen } from '@testing-library/react'
import { useReturningFocus } from './focus'

function Window({ name, takesFocus = false }: { name: string; takesFocus?: boolean }) {
  useReturningFocus()
  return (
    <div role="dialog" aria-label={name}>
      <button autoFocus={takesFocus}>{name} button</button>
    </div>
  )
}

const opener = <button>Opener</button>
const later = () => new Promise((resolve) => setTimeout(resolve, 20))

test('the opener of a window gets the focus back', async () => {
  const { rerender } = render(opener)
  screen.getByRole('button', { name: 'Opener' }).focus()
  rerender(
    <>
      {opener}
      <Window name="First" takesFocus />
    </>,
  )
  rerender(<>{opener}</>)
  await later()
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus()
})

test('not while another window is in its place', async () => {
  const { rerender } = render(<>{opener}</>)
  screen.getByRole('button', { name: 'Opener' }).focus()
  rerender(
    <>
      {opener}
      <Window name="First" key="first" takesFocus />
    </>,
  )
  rerender(
    <>
      {opener}
      <Window name="Second" key="second" />
    </>,
  )
  await later()
  expect(screen.getByRole('button', { name: 'Opener' })).not.toHaveFocus()
})
