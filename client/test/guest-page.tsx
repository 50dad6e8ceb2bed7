import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { linkKey } from '../src/review/api/linkKey'
import { ReviewPage } from '../src/review/ReviewPage'
import { serveGuests } from './guest-review'

/** Prepares the browser for each test of a file: videos play, and the address has no token afterwards. */
export function prepareGuestPage(): void {
  beforeEach(() => {
    Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() })
  })
  afterEach(() => {
    location.hash = ''
  })
}

/** A person at the keyboard and mouse. */
export const user = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 })

/** Opens the page at a link as a guest who has entered. */
export async function enter(...given: Parameters<typeof serveGuests>) {
  const server = serveGuests(...given)
  localStorage.setItem(linkKey('token'), 'review_session')
  location.hash = '#token'
  const view = render(<ReviewPage />)
  await screen.findByRole('slider', { name: 'Position' })
  const operations = (name: string) =>
    server.requests.filter(([each]) => each === name).map(([, variables]) => variables)
  return { ...view, server, operations, user: user() }
}

/** The field of a new note. */
export const field = () => screen.getByRole('textbox', { name: /^Note (at|on)/ })
/** The frame that the player shows. */
export const position = () =>
  Number(screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'))
