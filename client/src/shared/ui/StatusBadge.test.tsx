/** Covers specification L6. */
import { render, screen } from '@testing-library/react'
import { StatusBadge } from './StatusBadge'

test.each([
  ['pending', 'pending'],
  ['PENDING', 'pending'],
  ['Approved', 'approved'],
  ['ACCEPTED', 'approved'],
  ['IN_PROGRESS', 'progress'],
  ['DECLINED', 'declined'],
  ['rejected', 'declined'],
  ['anything else', 'declined'],
])('%s has the colour of %s', (status, tone) => {
  render(<StatusBadge status={status} />)
  const word = screen.getByText(status.toLowerCase().replace('_', ' '))
  expect(word.parentElement).toHaveAttribute('data-tone', tone)
  expect(word.parentElement).toHaveStyle({ '--tone': `var(--${tone})` })
})
