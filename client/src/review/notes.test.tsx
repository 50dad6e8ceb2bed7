/** Covers specification C3, G22, G23, G24, G25, G26, G27, G28. */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { enter, field, position, prepareGuestPage } from '../../test/guest-page'
import { makeGuestNote, makeGuestVersion, refuse, serveGuests } from '../../test/guest-review'
import { linkKey } from './api/linkKey'
import { ReviewPage } from './ReviewPage'

prepareGuestPage()

describe('notes', () => {
  test('typing pins the frame, and the note is sent with it', async () => {
    const { user, operations } = await enter()
    await user.keyboard('{ArrowRight}{ArrowRight}..')
    await waitFor(() => expect(position()).toBe(50))
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

  test('a note that could not be sent stays in the field, with the reason', async () => {
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

  test('an unsent note survives a reload of the page', async () => {
    const { user } = await enter()
    await user.type(field(), 'The coat')
    cleanup()
    await enter()
    expect(field()).toHaveValue('The coat')
    expect(screen.getByRole('button', { name: 'Discard this note' })).toBeInTheDocument()
  })

  test('a note is sent once, however often Send is clicked', async () => {
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

  test('text typed while a note is sent becomes the next note', async () => {
    const { user, server } = await enter()
    let release = () => {}
    server.operations.AddGuestNote = ({ input }) =>
      new Promise((resolve) => {
        release = () => resolve({ addGuestNote: makeGuestNote('n9', input) })
      })
    await user.type(field(), 'Too dark{Control>}{Enter}{/Control}')
    await user.type(field(), ' More fog')
    await act(async () => release())
    await waitFor(() => expect(field()).toHaveValue('More fog'))
  })

  test('markup is shown as plain text', async () => {
    await enter([makeGuestVersion(1)], [makeGuestNote('n1', { text: '<img src=x onerror=alert(1)>' })])
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
    expect(document.querySelector('img')).toBeNull()
  })

  test('all pages of notes are loaded', async () => {
    const notes = Array.from({ length: 45 }, (_, index) => makeGuestNote(`n${index}`, { frame: index }))
    await enter([makeGuestVersion(1)], notes)
    expect(await screen.findAllByText(/^Note n\d+$/)).toHaveLength(45)
  })

  test('a reply is shown below its note, at its frame', async () => {
    const { user, operations } = await enter([makeGuestVersion(1)], [makeGuestNote('n1', { frame: 30 })])
    await user.click(await screen.findByRole('button', { name: 'Reply to Bo' }))
    await user.keyboard('I agree')
    await user.click(await screen.findByRole('button', { name: 'Reply' }))
    const replies = await screen.findByRole('list', { name: 'Replies' })
    expect(within(replies).getByText('I agree', { selector: 'p' })).toBeInTheDocument()
    expect(operations('AddGuestNote')[0]!.input).toMatchObject({ parentId: 'n1', frame: 30, text: 'I agree' })
  })

  test('members and guests are marked, whatever their names are', async () => {
    const team = { id: 'team', name: 'Team', isTeam: true }
    const notes = [
      makeGuestNote('n1', { author: { ...team, isTeam: false } }),
      makeGuestNote('n2', { frame: 9, author: team }),
    ]
    await enter([makeGuestVersion(1)], notes)
    const cards = await screen.findAllByRole('listitem')
    const marksOf = (text: string) =>
      cards.find((card) => within(card).queryByText(text))!.querySelector('header')!.textContent
    expect(marksOf('Note n1')).toContain('TeamGuest')
    expect(marksOf('Note n2')).toContain('TeamMember')
  })

  test('only the guest’s own notes can be edited and deleted, and a deletion can be undone', async () => {
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

  test('a failed deletion restores the note', async () => {
    const { user, server } = await enter([makeGuestVersion(1)], [makeGuestNote('n1', { isMine: true })])
    server.operations.DeleteGuestNote = () => refuse('CONFLICT', 'The note has replies')
    await user.click(await screen.findByRole('button', { name: 'Delete the note' }))
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(await screen.findByText('The note has replies')).toBeInTheDocument()
    expect(await screen.findByText('Note n1')).toBeInTheDocument()
  })

  test('notes can be filtered by open and done', async () => {
    const notes = [makeGuestNote('n1'), makeGuestNote('n2', { isDone: true })]
    const { user } = await enter([makeGuestVersion(1)], notes)
    await user.click(await screen.findByRole('button', { name: 'Open 1' }))
    expect(screen.queryByText('Note n2')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Done 1' }))
    expect(screen.queryByText('Note n1')).not.toBeInTheDocument()
    expect(await screen.findByText('Note n2')).toBeInTheDocument()
  })

  test('a marker, a note, and N and P seek to its frame and show its drawing', async () => {
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
    await waitFor(() => expect(position()).toBe(120))
  })

  test('a drawing is made with keys, undone, and sent with the note', async () => {
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
  test('a guest requests changes with a comment, and approves later', async () => {
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

  test('who has written notes need not write them again', async () => {
    const { user, operations } = await enter()
    await user.type(field(), 'The coat should be red')
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    await screen.findByText('The coat should be red', { selector: 'p' })
    await user.click(await screen.findByRole('button', { name: 'Request changes' }))
    await user.click(await screen.findByRole('button', { name: 'Request changes' }))
    expect(await screen.findByText('You requested changes')).toBeInTheDocument()
    expect(operations('GiveVerdict')).toMatchObject([{ input: { isApproved: false, text: 'See my note' } }])
  })

  test('a link without approval has no buttons, but shows the verdicts of others', async () => {
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
