import { render, screen } from '@testing-library/react'
import { userOf } from './user'
import { linkKey } from '../src/review/api/linkKey'
import { ReviewPage } from '../src/review/ReviewPage'
import { serveGuests } from './guest-review'

/** Before each test of a file: makes videos playable. Afterwards removes the token from the address. */
export function prepareGuestPage(): void {
  beforeEach(() => {
    Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() })
  })
  afterEach(() => {
    location.hash = ''
  })
}

/** A user with keyboard and mouse. */
export const user = () => userOf()

/** Opens the page of a link as a guest with a session. */
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

/** Field for a new note. */
export const field = () => screen.getByRole('textbox', { name: /^Note (at|on)/ })
/** Position of the player. */
export const position = () =>
  Number(screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'))
