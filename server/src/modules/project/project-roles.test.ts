/** Covers specification P20, P25. */
import { PROJECT_ACTIONS, PROJECT_ROLES } from '#schema/project-roles'
import { ObservedViewer } from '#platform/events/observed-viewer'
import type { Viewer } from '#platform/auth/viewer'
import { maySeeProject } from './project.entity.js'
import { type RolesOfProject, may, mayManageProject, roleIn } from './project-roles.js'

const person = (id: string, isAdmin = false): Viewer => ({
  id,
  username: id,
  isAdmin,
  sessionId: '',
  scope: 'write',
  isToken: false,
})
const OPEN = {
  ownerId: 'owner',
  isPrivate: false,
  members: { anna: 'viewer', ben: 'manager', cleo: 'editor' },
  memberRole: 'reviewer',
} satisfies RolesOfProject
const PRIVATE = { ...OPEN, isPrivate: true }

test.each([
  ['owner', OPEN, 'manager'],
  ['anna', OPEN, 'viewer'],
  ['ben', OPEN, 'manager'],
  ['cleo', OPEN, 'editor'],
  ['dora', OPEN, 'reviewer'],
  ['owner', PRIVATE, 'manager'],
  ['anna', PRIVATE, 'viewer'],
  ['cleo', PRIVATE, 'editor'],
  ['dora', PRIVATE, null],
] as const)('%s', (id, project, role) => {
  expect(roleIn(person(id), project)).toBe(role)
  expect(may(person(id), project, 'view')).toBe(maySeeProject(person(id), project))
})

test('admins are managers, even of private projects', () => {
  expect(roleIn(person('dora', true), PRIVATE)).toBe('manager')
})

test('each role includes lower roles, and managers may do everything', () => {
  const allowed = PROJECT_ROLES.map((memberRole) =>
    PROJECT_ACTIONS.filter((action) => may(person('dora'), { ...OPEN, memberRole }, action)),
  )
  expect(allowed).toEqual([
    ['view'],
    ['view', 'note', 'decide'],
    ['view', 'note', 'decide', 'generate', 'cut', 'merge', 'share'],
    PROJECT_ACTIONS,
  ])
})

test('a project in the Trash permits nothing, but managers may restore it', () => {
  const trashed = { ...OPEN, deletedAt: new Date() }
  expect(PROJECT_ACTIONS.filter((action) => may(person('owner'), trashed, action))).toEqual([])
  expect(['owner', 'ben', 'cleo'].map((id) => mayManageProject(person(id), trashed))).toEqual([
    true,
    true,
    false,
  ])
})

test('a result by role is only shared by people of the same role', () => {
  const viewer = new ObservedViewer(person('anna'))
  roleIn(viewer, { ...OPEN, members: { anna: 'viewer', ben: 'viewer', cleo: 'editor' } })
  expect(['anna', 'ben', 'cleo', 'dora', 'owner'].filter((id) => viewer.fits(person(id)))).toEqual([
    'anna',
    'ben',
  ])
  expect(viewer.isPersonal).toBe(false)
})
