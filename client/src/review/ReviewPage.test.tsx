/** Covers specification G21, G29, G33, G34, G35, G36. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { enter, prepareGuestPage, user } from '../../test/guest-page'
import { makeGuestNote, makeGuestVersion, refuse, serveGuests } from '../../test/guest-review'
import { linkKey } from './api/linkKey'
import { ReviewPage } from './ReviewPage'

prepareGuestPage()

describe('entry', () => {
  const open = (token = 'token') => {
    location.hash = `#${token}`
    return { ...render(<ReviewPage />), user: user() }
  }

  test('a guest enters a name once; reloads and other tabs share the session', async () => {
    const { requests } = serveGuests()
    const { user, unmount } = open()
    expect(await screen.findByRole('heading', { name: 'The Keeper' })).toBeInTheDocument()
    await user.type(await screen.findByLabelText('Your name'), ' Anna {Enter}')
    await screen.findByRole('slider', { name: 'Position' })
    expect(requests).toContainEqual([
      'OpenReview',
      { input: { token: 'token', name: 'Anna', password: null } },
    ])
    await waitFor(() => expect(document.title).toBe('The Keeper')) // set after the first paint
    expect(JSON.stringify(localStorage)).not.toContain('"token"')
    unmount()
    open()
    await screen.findByRole('slider', { name: 'Position' })
    expect(screen.queryByLabelText('Your name')).not.toBeInTheDocument()
  })

  test('a link with a password asks for it, and explains a refusal', async () => {
    const server = serveGuests()
    server.operations.ReviewEntry = () => ({ reviewEntry: { needsPassword: true, name: null } })
    server.operations.OpenReview = ({ input }) =>
      input.password === 'right'
        ? { openReview: { session: 'review_session' } }
        : refuse('BAD_USER_INPUT', 'Bad input', [
            { path: ['password'], message: 'This password is not right' },
          ])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Open review' }))
    expect(await screen.findByText('Enter your name')).toBeInTheDocument()
    expect(await screen.findByText('Enter the password')).toBeInTheDocument()
    await user.type(await screen.findByLabelText('Your name'), 'Anna')
    await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}')
    expect(await screen.findByText('This password is not right')).toBeInTheDocument()
    await user.clear(await screen.findByLabelText('Password'))
    await user.type(await screen.findByLabelText('Password'), 'right{Enter}')
    expect(await screen.findByRole('slider', { name: 'Position' })).toBeInTheDocument()
  })

  test('wrong, ended and expired links show the same screen', async () => {
    const server = serveGuests()
    server.operations.ReviewEntry = () => refuse('NOT_FOUND', 'Link not found')
    open('wrong')
    expect(await screen.findByRole('heading', { name: 'This link is not available' })).toBeInTheDocument()
    expect(await screen.findByText('Ask the sender for a new one.')).toBeInTheDocument()
  })

  test('an address without a token shows that the link is not available', async () => {
    open('')
    expect(await screen.findByRole('heading', { name: 'This link is not available' })).toBeInTheDocument()
  })

  test('an unreachable server shows an error, and Try again opens the review', async () => {
    const server = serveGuests()
    server.operations.ReviewEntry = () => {
      throw new TypeError('Failed to fetch')
    }
    const { user } = open()
    expect(await screen.findByText(/Unable to connect|cannot be reached/)).toBeInTheDocument()
    server.operations = {}
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Your name')).toBeInTheDocument()
  })

  test('without storage a guest stays signed in while the page is open', async () => {
    const denied = () => {
      throw new Error('denied')
    }
    const storage = { getItem: denied, setItem: denied, removeItem: denied, clear() {} }
    const kept = globalThis.localStorage
    Object.assign(globalThis, { localStorage: storage })
    try {
      serveGuests()
      const { user } = open('unstored')
      expect(await screen.findByText(/blocks site data. After a reload, enter your name/)).toBeInTheDocument()
      await user.type(await screen.findByLabelText('Your name'), 'Anna{Enter}')
      expect(await screen.findByRole('slider', { name: 'Position' })).toBeInTheDocument()
    } finally {
      Object.assign(globalThis, { localStorage: kept })
    }
  })

  test('a link whose film is not finished shows a message', async () => {
    serveGuests([])
    localStorage.setItem(linkKey('token'), 'review_session')
    open()
    expect(await screen.findByText('Nothing to watch yet')).toBeInTheDocument()
  })
})

describe('live', () => {
  test('a note of another guest appears and is announced', async () => {
    const { server } = await enter()
    server.notes = [makeGuestNote('n1', { frame: 48, text: 'Look at the sea' })]
    act(() => server.send('changed'))
    expect(await screen.findByText('Look at the sea')).toBeInTheDocument()
    expect(await screen.findByText('New note by Bo at 0:02.0')).toHaveAttribute('role', 'status')
  })

  test('a new version is offered without interrupting', async () => {
    const { server, user } = await enter()
    server.review = { ...server.review, versions: [makeGuestVersion(1), makeGuestVersion(2)] }
    act(() => server.send('changed'))
    expect(await screen.findByText('Version 2 has arrived')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Version 1' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(await screen.findByRole('button', { name: 'Watch' }))
    expect(await screen.findByRole('button', { name: 'Version 2' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('the end of the link stops playback immediately, and shows the end screen', async () => {
    const { server } = await enter()
    const video = document.querySelector('video')!
    const pause = jest.spyOn(video, 'pause')
    await waitFor(() => expect(video.src).toContain('/files/v1.mp4'))
    act(() => server.send('ended'))
    expect(await screen.findByRole('heading', { name: 'This link is not available' })).toBeInTheDocument()
    expect(pause).toHaveBeenCalled()
    expect(video.hasAttribute('src')).toBe(false)
    expect(localStorage.getItem(linkKey('token'))).toBeNull()
  })

  test('a session unknown to the server asks for the name again', async () => {
    const server = serveGuests()
    server.operations.GuestReview = () => refuse('UNAUTHENTICATED', 'Sign in')
    localStorage.setItem(linkKey('token'), 'review_old')
    location.hash = '#token'
    render(<ReviewPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Your name')).toBeInTheDocument()
  })
})

test('the shortcuts dialog returns the focus', async () => {
  const { user } = await enter()
  await user.keyboard('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(sheet).getByText('Play or pause')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(sheet).not.toBeInTheDocument()
})

test('captions can be turned on and off', async () => {
  const { user } = await enter([makeGuestVersion(1, { captions: [{ language: 'en', vtt: 'WEBVTT' }] })])
  Object.defineProperty(HTMLTrackElement.prototype, 'track', { configurable: true, get: () => ({}) })
  await user.click(await screen.findByRole('button', { name: 'Show captions' }))
  expect(document.querySelector('track')).toHaveAttribute('srclang', 'en')
  await user.click(await screen.findByRole('button', { name: 'Hide captions' }))
  expect(document.querySelector('track')).toBeNull()
})
