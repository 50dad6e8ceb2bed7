/** Project roles in ascending order: each includes the rights of those before it. */
export const PROJECT_ROLES = ['viewer', 'reviewer', 'editor', 'manager'] as const
export type ProjectRole = (typeof PROJECT_ROLES)[number]

/** Roles that the whole team can have in an open project; managers are added individually. */
export const TEAM_ROLES = ['viewer', 'reviewer', 'editor'] as const satisfies ProjectRole[]
export type TeamRole = (typeof TEAM_ROLES)[number]

/** The default role of the team in a new project, and of people added without a role. */
export const DEFAULT_ROLE: TeamRole = 'editor'

/** Actions in a project: the lowest role that may perform them, and the refusal of lower roles. */
const ACTIONS = {
  view: { role: 'viewer', refusal: 'Only people of this project may view it' },
  note: { role: 'reviewer', refusal: 'Only reviewers may write notes' },
  decide: { role: 'reviewer', refusal: 'Only reviewers may accept and reject videos' },
  generate: { role: 'editor', refusal: 'Only editors may generate or change what is in this project' },
  cut: { role: 'editor', refusal: 'Only editors may change the cut' },
  merge: { role: 'editor', refusal: 'Only editors may merge films' },
  share: { role: 'editor', refusal: 'Only editors may share this project for review' },
  manage: { role: 'manager', refusal: 'Only managers may change this project and its members' },
  delete: { role: 'manager', refusal: 'Only managers may delete this project' },
} as const satisfies Record<string, { role: ProjectRole; refusal: string }>

export type ProjectAction = keyof typeof ACTIONS
export const PROJECT_ACTIONS = Object.keys(ACTIONS) as ProjectAction[]

/** The lowest role that may perform an action. */
export const roleFor = (action: ProjectAction): ProjectRole => ACTIONS[action].role

/** Whether a role permits an action; null is the role of people who do not see the project. */
export const roleMay = (role: ProjectRole | null, action: ProjectAction): boolean =>
  role !== null && PROJECT_ROLES.indexOf(role) >= PROJECT_ROLES.indexOf(roleFor(action))

/** The refusal of an action for lower roles. */
export const refusalOf = (action: ProjectAction): string => ACTIONS[action].refusal
