import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** A user with keyboard and mouse, who waits until a control can be used before clicking on it. */
export function userOf() {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false })
  const click = async (element: Element) => {
    await waitFor(() => expect(element.closest(':disabled')).toBeNull())
    await user.click(element)
  }
  return { ...user, click }
}
