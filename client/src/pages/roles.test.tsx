/** Covers specification P27, P28. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ana, type Answer } from '../../test/answers'
import { openApp } from '../../test/app'
import { conversationOf, makePrompt } from '../../test/conversation'
import { makeProject, workspaceOf } from '../../test/projects'
import { makeShot, reading, storyboardAnswers } from '../../test/storyboard'
import { makeCut, makeClip } from '../../test/videos'
import { accepted, answersOf } from '../../test/videos-tab'
import type { ProjectRole } from '../entities/types.generated'
import {
  ProjectMembersDocument,
  UpdateTeamRoleDocument,
  UpdateProjectMemberDocument,
} from '../features/workspace/ProjectMembers.generated'

const projectAs = (viewerRole: ProjectRole) =>
  makeProject({ viewerRole, viewerCanManage: viewerRole === 'MANAGER' })
const open = (viewerRole: ProjectRole, tab: string, ...answers: Answer[]) =>
  openApp({ at: `/projects/1?tab=${tab}`, answers: [workspaceOf(projectAs(viewerRole)), ...answers] })

const VIEWER = 'You can view this project. Ask its owner for the editor role.'
const videos = [makeClip('p'), ...accepted]
const cut = makeCut(accepted.slice(0, 2))

test('a viewer sees the conversation without a composer, and the reason', async () => {
  open('VIEWER', 'chat', conversationOf('1', [makePrompt('A lighthouse')]))
  expect(await screen.findByText('A lighthouse')).toBeInTheDocument()
  expect(screen.getByRole('note')).toHaveTextContent(VIEWER)
  expect(screen.queryByLabelText('Composer')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Use again' })).not.toBeInTheDocument()
})

test('a viewer sees videos and the cut, but cannot review, change, share or merge', async () => {
  open('VIEWER', 'videos', ...answersOf(videos, { cut }))
  expect(await screen.findByRole('button', { name: 'Play cut' })).toBeEnabled()
  expect(screen.getByRole('article', { name: 'Take p' })).toBeInTheDocument()
  for (const name of ['Accept', 'Reject', 'Merge & Export', 'Share the cut', 'Undo the last change'])
    expect(screen.queryAllByRole('button', { name })).toEqual([])
})

test('a reviewer can accept and reject, but not change the cut', async () => {
  open('REVIEWER', 'videos', ...answersOf(videos, { cut }))
  const card = within(await screen.findByRole('article', { name: 'Take p' }))
  expect(card.getByRole('button', { name: 'Accept' })).toBeEnabled()
  expect(screen.getByRole('note')).toHaveTextContent('You can accept and reject videos')
  expect(screen.queryByRole('button', { name: 'Merge & Export' })).not.toBeInTheDocument()
})

test('an editor sees no restrictions', async () => {
  open('EDITOR', 'videos', ...answersOf(videos, { cut }))
  expect(await screen.findByRole('button', { name: 'Merge & Export' })).toBeEnabled()
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
})

test('a storyboard is read only for a viewer', async () => {
  const drawing = {
    __typename: 'ShotDrawing',
    isCurrent: true,
    failure: null,
    note: null,
    duration: 4,
    url: '/2.mp4',
    posterUrl: '/2.webp',
    smallPosterUrl: null,
  }
  const shots = [makeShot('1', { heading: 'SEA' }), makeShot('2', { drawing: drawing as never })]
  open('VIEWER', 'storyboard', reading(...shots), ...storyboardAnswers)
  expect(await screen.findByLabelText('What happens in shot 1')).toBeDisabled()
  expect(screen.getByLabelText('Scene heading')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Move shot 1' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Choose the still of shot 1' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Play shot 2' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Add shot' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Generate takes' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'More' })).toBeEnabled()
})

const rolesOf = (memberRole: ProjectRole, role: ProjectRole) => ({
  __typename: 'Project' as const,
  id: '1',
  memberRole,
  viewerRole: 'MANAGER' as const,
  viewerCanManage: true,
  roles: [
    {
      __typename: 'ProjectMember' as const,
      role,
      user: { __typename: 'User' as const, id: 'ben', username: 'ben' },
    },
  ],
})
const choose = async (select: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: select }))
  const options = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' })
  fireEvent.click(options.at(-1)!) // the options of earlier selects stay in the document
}

test('a manager chooses the role of the team and of a member', async () => {
  open(
    'MANAGER',
    'settings',
    {
      request: { query: ProjectMembersDocument, variables: { id: '1' } },
      result: { data: { project: rolesOf('EDITOR', 'EDITOR') } },
    },
    {
      request: { query: UpdateTeamRoleDocument, variables: { projectId: '1', role: 'VIEWER' } },
      result: { data: { updateTeamRole: rolesOf('VIEWER', 'EDITOR') } },
    },
    {
      request: {
        query: UpdateProjectMemberDocument,
        variables: { projectId: '1', userId: 'ben', role: 'REVIEWER' },
      },
      result: { data: { updateProjectMember: rolesOf('VIEWER', 'REVIEWER') } },
    },
  )
  const members = within(await screen.findByRole('region', { name: 'Members' }))
  expect(await members.findByText('ben')).toBeInTheDocument()
  expect(members.getByText(`${ana.username} and admins are managers.`, { exact: false })).toBeInTheDocument()
  expect(members.getByText('also generates, cuts, merges and shares')).toBeInTheDocument()
  await choose('Role of the team', 'Viewer')
  await waitFor(() => expect(members.getAllByText('Viewer').length).toBeGreaterThan(1))
  await choose('Role of ben', 'Reviewer')
  await waitFor(() => expect(members.getAllByText('Reviewer').length).toBeGreaterThan(1))
})
