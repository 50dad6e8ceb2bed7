import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeGuestNote, makeGuestVersion, refuse, serveGuests } from '../../test/guest-review'
import { linkKey } from './api/storedSession'
import { ReviewPage } from './ReviewPage'

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() })
})
afterEach(() => {
  location.hash = ''
})

const user = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 })

/** Opens the page at a link as a guest who has entered. */
async function enter(...given: Parameters<typeof serveGuests>) {
  const server = serveGuests(...given)
  localStorage.setItem(linkKey('token'), 'review_session')
  location.hash = '#token'
  const view = render(<ReviewPage />)
  await screen.findByRole('slider', { name: 'Position' })
  const operations = (name: string) =>
    server.requests.filter(([each]) => each === name).map(([, variables]) => variables)
  return { ...view, server, operations, user: user() }
}

const field = () => screen.getByRole('textbox', { name: /^Note (at|on)/ })
const position = () => Number(screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'))

describe('entry', () => {
  const open = (token = 'token') => {
    location.hash = `#${token}`
    return { ...render(<ReviewPage />), user: user() }
  }

  test('a guest enters a name once: a reload and other tabs know the session', async () => {
    const { requests } = serveGuests()
    const { user, unmount } = open()
    expect(await screen.findByRole('heading', { name: 'The Keeper' })).toBeInTheDocument()
    await user.type(await screen.findByLabelText('Your name'), ' Anna {Enter}')
    await screen.findByRole('slider', { name: 'Position' })
    expect(requests).toContainEqual([
      'OpenReview',
      { input: { token: 'token', name: 'Anna', password: null } },
    ])
    expect(document.title).toBe('The Keeper')
    expect(JSON.stringify(localStorage)).not.toContain('"token"')
    unmount()
    open()
    await screen.findByRole('slider', { name: 'Position' })
    expect(screen.queryByLabelText('Your name')).not.toBeInTheDocument()
  })

  test('a password is asked for where the link has one, and refused in words', async () => {
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

  test('wrong, ended and expired links show the same calm screen', async () => {
    const server = serveGuests()
    server.operations.ReviewEntry = () => refuse('NOT_FOUND', 'Review link not found')
    open('wrong')
    expect(await screen.findByRole('heading', { name: 'This link is not available' })).toBeInTheDocument()
    expect(await screen.findByText('Ask the sender for a new one.')).toBeInTheDocument()
  })

  test('an address without a token is not available', async () => {
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

  test('without storage a guest enters for as long as the page is open', async () => {
    const denied = () => {
      throw new Error('denied')
    }
    const storage = { getItem: denied, setItem: denied, removeItem: denied, clear() {} }
    const kept = globalThis.localStorage
    Object.assign(globalThis, { localStorage: storage })
    try {
      serveGuests()
      const { user } = open('unstored')
      await user.type(await screen.findByLabelText('Your name'), 'Anna{Enter}')
      expect(await screen.findByRole('slider', { name: 'Position' })).toBeInTheDocument()
    } finally {
      Object.assign(globalThis, { localStorage: kept })
    }
  })

  test('a link whose film is not finished says so', async () => {
    serveGuests([])
    localStorage.setItem(linkKey('token'), 'review_session')
    open()
    expect(await screen.findByText('Nothing to watch yet')).toBeInTheDocument()
  })
})

describe('notes', () => {
  test('typing pins the frame, and the note is sent with it', async () => {
    const { user, operations } = await enter()
    await user.keyboard('{ArrowRight}{ArrowRight}..')
    expect(position()).toBe(50)
    await user.keyboard('c')
    expect(field()).toHaveFocus()
    await user.keyboard('The coat should be red')
    expect(field()).toHaveAccessibleName('Note at 0:02.0')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('The coat should be red', { selector: 'p' })).toBeInTheDocument()
    expect(operations('AddGuestNote')).toEqual([
      {
        input: { versionId: 'v1', frame: 50, endFrame: null, text: 'The coat should be red', drawing: null },
      },
    ])
    expect(field()).toHaveValue('')
    expect(await screen.findByText('Your note at 0:02.0 was sent')).toHaveAttribute('role', 'status')
  })

  test('Shift and arrows select a range in either direction', async () => {
    const { user, operations } = await enter()
    await user.keyboard('{ArrowRight}')
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    expect(field()).toHaveAccessibleName('Note on 0:01.0–0:01.2')
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
    expect(field()).toHaveAccessibleName('Note on 0:00.9–0:01.0')
    await user.keyboard('c')
    await user.keyboard('Too soon{Control>}{Enter}{/Control}')
    await screen.findByText('Too soon', { selector: 'p' })
    expect(operations('AddGuestNote')[0]!.input).toMatchObject({ frame: 22, endFrame: 25 })
  })

  test('a note that was not sent stays in the field with the reason', async () => {
    const { user, server, operations } = await enter()
    server.operations.AddGuestNote = () => refuse('CONFLICT', 'A review link has at most 2,000 notes')
    await user.type(field(), 'One more')
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('A review link has at most 2,000 notes')
    expect(field()).toHaveValue('One more')
    server.operations = {}
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(field()).toHaveValue(''))
    expect(operations('AddGuestNote')).toHaveLength(2)
  })

  test('a note is sent once, however often Send is pressed', async () => {
    const { user, server, operations } = await enter()
    let release = () => {}
    server.operations.AddGuestNote = ({ input }) =>
      new Promise((resolve) => {
        release = () => resolve({ addGuestNote: makeGuestNote('n9', input) })
      })
    await user.type(field(), 'Once')
    const send = await screen.findByRole('button', { name: 'Send' })
    await user.click(send)
    await user.click(send)
    expect(send).toHaveAttribute('aria-busy', 'true')
    await act(async () => release())
    await waitFor(() => expect(field()).toHaveValue(''))
    expect(operations('AddGuestNote')).toHaveLength(1)
  })

  test('markup is shown as text', async () => {
    await enter([makeGuestVersion(1)], [makeGuestNote('n1', { text: '<img src=x onerror=alert(1)>' })])
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
    expect(document.querySelector('img')).toBeNull()
  })

  test('a reply goes below its note, and belongs to its frame', async () => {
    const { user, operations } = await enter([makeGuestVersion(1)], [makeGuestNote('n1', { frame: 30 })])
    await user.click(await screen.findByRole('button', { name: 'Reply to Bo' }))
    await user.keyboard('I agree')
    await user.click(await screen.findByRole('button', { name: 'Reply' }))
    const replies = await screen.findByRole('list', { name: 'Replies' })
    expect(within(replies).getByText('I agree', { selector: 'p' })).toBeInTheDocument()
    expect(operations('AddGuestNote')[0]!.input).toMatchObject({ parentId: 'n1', frame: 30, text: 'I agree' })
  })

  test('only own notes can be edited and deleted, and a deletion can be undone', async () => {
    const notes = [makeGuestNote('n1'), makeGuestNote('n2', { frame: 9, isMine: true, text: 'Mine' })]
    const { user, operations } = await enter([makeGuestVersion(1)], notes)
    expect(screen.getAllByRole('button', { name: 'Edit the note' })).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Edit the note' }))
    const text = await screen.findByRole('textbox', { name: 'Text of the note' })
    await user.clear(text)
    await user.type(text, 'Ours')
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/, edited/)).toBeInTheDocument()
    expect(await screen.findByText('Ours', { selector: 'p' })).toBeInTheDocument()

    await user.click(await screen.findByRole('button', { name: 'Delete the note' }))
    expect(screen.queryByText('Ours')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Ours')).toBeInTheDocument()
    expect(operations('DeleteGuestNote')).toEqual([])

    await user.click(await screen.findByRole('button', { name: 'Delete the note' }))
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(operations('DeleteGuestNote')).toEqual([{ id: 'n2' }]))
    expect(screen.queryByText('Ours')).not.toBeInTheDocument()
  })

  test('a deletion that failed brings the note back', async () => {
    const { user, server } = await enter([makeGuestVersion(1)], [makeGuestNote('n1', { isMine: true })])
    server.operations.DeleteGuestNote = () => refuse('CONFLICT', 'The note has replies')
    await user.click(await screen.findByRole('button', { name: 'Delete the note' }))
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(await screen.findByText('The note has replies')).toBeInTheDocument()
    expect(await screen.findByText('Note n1')).toBeInTheDocument()
  })

  test('notes are filtered by open and done', async () => {
    const notes = [makeGuestNote('n1'), makeGuestNote('n2', { isDone: true })]
    const { user } = await enter([makeGuestVersion(1)], notes)
    await user.click(await screen.findByRole('button', { name: 'Open 1' }))
    expect(screen.queryByText('Note n2')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Done 1' }))
    expect(screen.queryByText('Note n1')).not.toBeInTheDocument()
    expect(await screen.findByText('Note n2')).toBeInTheDocument()
  })

  test('a marker, a note and the keys N and P go to its frame and show its drawing', async () => {
    const drawing = '{"strokes":[{"tool":"box","colour":"red","points":[[0,0],[1,1]]}]}'
    const notes = [
      makeGuestNote('n1', { frame: 30, endFrame: 60, drawing }),
      makeGuestNote('n2', { frame: 120 }),
    ]
    const { user } = await enter([makeGuestVersion(1)], notes)
    const strokes = () => document.querySelectorAll('main svg path[stroke]').length
    await user.click(await screen.findByRole('button', { name: 'Note by Bo at 0:01.2' }))
    expect([position(), strokes()]).toEqual([30, 1])
    await user.keyboard('n')
    expect([position(), strokes()]).toEqual([120, 0])
    await user.keyboard('p')
    expect([position(), strokes()]).toEqual([30, 1])
    await user.click(await screen.findByRole('button', { name: 'Go to 0:05.0, note by Bo' }))
    expect(position()).toBe(120)
  })

  test('a drawing is made with the keys, undone, and sent with the note', async () => {
    const { user, operations } = await enter()
    await user.keyboard('{ArrowRight}d')
    await user.click(await screen.findByRole('button', { name: 'Box' }))
    await user.click(await screen.findByRole('button', { name: 'Green' }))
    screen.getByRole('application').focus()
    await user.keyboard('{Enter}{ArrowRight}{ArrowDown}{Enter}{Enter}{ArrowUp}{ArrowUp}{Enter}')
    expect(await screen.findByText('2 strokes')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Undo the last stroke' }))
    expect(await screen.findByText('1 stroke')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('application')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(operations('AddGuestNote')).toHaveLength(1))
    const { drawing, frame } = operations('AddGuestNote')[0]!.input
    expect(frame).toBe(24)
    expect(JSON.parse(drawing as string)).toEqual({
      strokes: [{ tool: 'box', colour: 'green', points: [expect.any(Array), expect.any(Array)] }],
    })
  })
})

describe('verdicts', () => {
  test('a guest requests changes with a sentence, and approves later', async () => {
    const { user, operations } = await enter()
    await user.click(await screen.findByRole('button', { name: 'Request changes' }))
    await user.click(await screen.findByRole('button', { name: 'Request changes' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Say what should change')
    await user.type(await screen.findByLabelText('What should change?'), 'The coat')
    await user.click(await screen.findByRole('button', { name: 'Request changes' }))
    expect(await screen.findByText('You requested changes')).toBeInTheDocument()
    expect(await screen.findByText('The coat', { selector: 'q' })).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('You approved this')).toBeInTheDocument()
    expect(operations('GiveVerdict').map(({ input }) => input)).toEqual([
      { versionId: 'v1', isApproved: false, text: 'The coat' },
      { versionId: 'v1', isApproved: true, text: '' },
    ])
  })

  test('a link without approval has no buttons, and shows the verdicts of others', async () => {
    const verdicts = [{ guest: { id: 'bo', name: 'Bo' }, isApproved: true, text: '' }]
    const server = serveGuests([makeGuestVersion(1, { verdicts })])
    server.review.mayApprove = false
    localStorage.setItem(linkKey('token'), 'review_session')
    location.hash = '#token'
    render(<ReviewPage />)
    expect(await screen.findByText('Bo approved this')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  })
})

describe('versions', () => {
  const shot = (at: number, frames: number, key: string) => ({
    at,
    frames,
    key,
    frame: 0,
    afterKey: null,
    afterFrame: null,
  })
  const versions = [
    makeGuestVersion(1, { shots: [shot(0, 48, 'a'), shot(48, 192, 'b')] }),
    makeGuestVersion(2, { shots: [shot(0, 48, 'a'), shot(48, 48, 'new'), shot(96, 144, 'b')] }),
  ]

  test('the newest version opens, and the keys of the others go to the same shot', async () => {
    const { user } = await enter(versions)
    expect(await screen.findByRole('button', { name: 'Version 2' })).toHaveAttribute('aria-pressed', 'true')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(position()).toBe(120)
    await user.keyboard('1')
    expect(await screen.findByRole('button', { name: 'Version 1' })).toHaveAttribute('aria-pressed', 'true')
    expect(position()).toBe(72)
  })

  test('two versions are compared by shot, and a shot that one does not have is named', async () => {
    const { user } = await enter(versions)
    await user.keyboard('w')
    expect(await screen.findByRole('slider', { name: 'Wipe between the versions' })).toBeInTheDocument()
    expect(screen.queryByText('Not in version 1')).not.toBeInTheDocument()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(await screen.findByText('Not in version 1')).toBeInTheDocument()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.queryByText('Not in version 1')).not.toBeInTheDocument()
    await user.keyboard('w')
    expect(screen.queryByRole('slider', { name: /^Wipe/ })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Comparison' })).not.toBeInTheDocument()
  })

  test('a note that is done in a later version opens the comparison at its place', async () => {
    const notes = [makeGuestNote('n1', { frame: 60, isDone: true, doneInVersion: { id: 'v2', number: 2 } })]
    const { user } = await enter(versions, notes)
    expect(await screen.findByText('Done in version 2')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'See before and after' }))
    expect(await screen.findByRole('combobox', { name: 'Compare with' })).toHaveValue('v1')
    expect(position()).toBe(108)
  })

  test('a version can be downloaded where the link allows it', async () => {
    await enter([makeGuestVersion(1, { downloadUrl: '/files/v1.mp4?download=1' })])
    expect(await screen.findByRole('link', { name: 'Download version 1' })).toHaveAttribute(
      'href',
      '/files/v1.mp4?download=1',
    )
  })
})

describe('live', () => {
  test('a note of another guest appears and is announced', async () => {
    const { server } = await enter()
    server.notes = [makeGuestNote('n1', { frame: 48, text: 'Look at the sea' })]
    act(() => server.tell('changed'))
    expect(await screen.findByText('Look at the sea')).toBeInTheDocument()
    expect(await screen.findByText('New note by Bo at 0:02.0')).toHaveAttribute('role', 'status')
  })

  test('a new version is offered and does not interrupt', async () => {
    const { server, user } = await enter()
    server.review = { ...server.review, versions: [makeGuestVersion(1), makeGuestVersion(2)] }
    act(() => server.tell('changed'))
    expect(await screen.findByText('Version 2 has arrived')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Version 1' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(await screen.findByRole('button', { name: 'Watch' }))
    expect(await screen.findByRole('button', { name: 'Version 2' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('the end of the link stops playback at once and shows the end screen', async () => {
    const { server } = await enter()
    const video = document.querySelector('video')!
    const pause = jest.spyOn(video, 'pause')
    expect(video.src).toContain('/files/v1.mp4')
    act(() => server.tell('ended'))
    expect(await screen.findByRole('heading', { name: 'This link is not available' })).toBeInTheDocument()
    expect(pause).toHaveBeenCalled()
    expect(video.hasAttribute('src')).toBe(false)
    expect(localStorage.getItem(linkKey('token'))).toBeNull()
  })

  test('a session that the server does not know asks for the name again', async () => {
    const server = serveGuests()
    server.operations.GuestReview = () => refuse('UNAUTHENTICATED', 'Sign in')
    localStorage.setItem(linkKey('token'), 'review_old')
    location.hash = '#token'
    render(<ReviewPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Your name')).toBeInTheDocument()
  })
})

test('the sheet lists the keys and returns the focus', async () => {
  const { user } = await enter()
  await user.keyboard('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(sheet).getByText('Play or pause')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(sheet).not.toBeInTheDocument()
})

test('captions are turned on and off', async () => {
  const { user } = await enter([makeGuestVersion(1, { captions: [{ language: 'en', vtt: 'WEBVTT' }] })])
  Object.defineProperty(HTMLTrackElement.prototype, 'track', { configurable: true, get: () => ({}) })
  await user.click(await screen.findByRole('button', { name: 'Show captions' }))
  expect(document.querySelector('track')).toHaveAttribute('srclang', 'en')
  await user.click(await screen.findByRole('button', { name: 'Hide captions' }))
  expect(document.querySelector('track')).toBeNull()
})
