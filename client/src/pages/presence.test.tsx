/** Covers specification P29. */
import { act, screen, waitFor } from '@testing-library/react'
import { Subject } from 'rxjs'
import { ALWAYS, type Answer, ana } from '../../test/answers'
import { openApp } from '../../test/app'
import { conversationOf } from '../../test/conversation'
import { makeProject, workspaceOf } from '../../test/projects'
import { UpdatePresenceDocument } from '../entities/person/presence.generated'

const ben = { __typename: 'User' as const, id: 'ben', username: 'ben' }
const present = (...people: { id: string }[]) => ({
  __typename: 'Project' as const,
  id: 'p1',
  presence: people.map((user) => ({ __typename: 'Presence' as const, user, editedId: null })),
})

test('others who have the project open are shown, the user is not', async () => {
  const pushed = new Subject<{ data: object }>()
  const reported: Answer = {
    request: { query: UpdatePresenceDocument, variables: () => true },
    maxUsageCount: ALWAYS,
    result: { data: { updatePresence: present(ana) } },
  }
  const answers = [workspaceOf(makeProject({ id: 'p1' })), conversationOf('p1', []), reported]
  openApp({ at: '/projects/p1', answers, pushed: { PresenceChanged: pushed } })
  expect(await screen.findByText('Start Creating')).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /here$/ })).not.toBeInTheDocument()
  const push = (...people: { id: string }[]) =>
    act(() => pushed.next({ data: { presenceChanged: present(...people) } }))
  push(ana, ben)
  expect(await screen.findByRole('img', { name: 'ben is here' })).toBeInTheDocument()
  push(ana)
  await waitFor(() => expect(screen.queryByRole('img', { name: /here$/ })).not.toBeInTheDocument())
})
