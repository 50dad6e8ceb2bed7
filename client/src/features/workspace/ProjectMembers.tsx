import { Button, Form, Input, type InputRef, Select } from 'antd'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { PROJECT_ROLES, TEAM_ROLES, type ProjectRole as Role } from '#schema/project-roles'
import type { ProjectRole } from '../../entities/types.generated'
import { issuesOf, messageOf } from '../../shared/lib/network/errors'
import { useOpenFromNavigation } from '../../shared/lib/navigation'
import { textSince } from '../../shared/lib/textSince'
import { errorProps } from '../../shared/lib/form'
import { Avatar } from '../../shared/ui/Avatar'
import {
  type ProjectRolesFieldsFragment,
  useAddProjectMemberMutation,
  useProjectMembersQuery,
  useRemoveProjectMemberMutation,
  useUpdateTeamRoleMutation,
  useUpdateProjectMemberMutation,
} from './ProjectMembers.generated'
import s from './ProjectMembers.module.css'

const EXPLAINED: Record<Role, { label: string; note: string }> = {
  viewer: { label: 'Viewer', note: 'sees everything in the project' },
  reviewer: { label: 'Reviewer', note: 'also writes notes, accepts and rejects videos' },
  editor: { label: 'Editor', note: 'also generates, cuts, merges and shares' },
  manager: { label: 'Manager', note: 'also changes settings and people, and deletes the project' },
}

interface RoleSelectProps {
  label: string
  value: ProjectRole
  roles: readonly Role[]
  loading?: boolean
  onChange: (role: ProjectRole) => void
}

const RoleSelect = ({ label, value, roles, loading, onChange }: RoleSelectProps) => (
  <Select
    className={s.role}
    aria-label={label}
    value={value}
    loading={loading}
    popupMatchSelectWidth={false}
    options={roles.map((role) => ({
      value: role.toUpperCase() as ProjectRole,
      label: EXPLAINED[role].label,
    }))}
    onChange={(role) => onChange(role)}
  />
)

/** Permissions of each role. */
const RoleHelp = () => (
  <dl className={s.help}>
    {PROJECT_ROLES.map((role) => (
      <div key={role}>
        <dt>{EXPLAINED[role].label}</dt>
        <dd className="soft">{EXPLAINED[role].note}</dd>
      </div>
    ))}
  </dl>
)

type Member = ProjectRolesFieldsFragment['roles'][number]

function MemberRow({ projectId, member: { user, role } }: { projectId: string; member: Member }) {
  const [setRole, { loading }] = useUpdateProjectMemberMutation()
  const [remove, { loading: isRemoving }] = useRemoveProjectMemberMutation()
  const variables = { projectId, userId: user.id }
  return (
    <li className={s.member}>
      <Avatar name={user.username} size={24} />
      <span className="truncate">{user.username}</span>
      <RoleSelect
        label={`Role of ${user.username}`}
        value={role}
        roles={PROJECT_ROLES}
        loading={loading}
        onChange={(next) => void setRole({ variables: { ...variables, role: next } }).catch(() => null)}
      />
      <Button
        type="text"
        aria-label={`Remove ${user.username}`}
        icon={<X size={16} />}
        disabled={isRemoving}
        onClick={() => void remove({ variables }).catch(() => null)}
      />
    </li>
  )
}

/** Adds a team member to the project by name. */
function AddMember({ projectId }: { projectId: string }) {
  const [add, { loading, error, reset }] = useAddProjectMemberMutation({ context: { quiet: true } })
  const [username, setUsername] = useState('')
  const [role, setRole] = useState<ProjectRole>('EDITOR')
  const name = useRef<InputRef>(null)
  useOpenFromNavigation('share', () => name.current?.focus())
  const submit = async () => {
    if (!username.trim()) return
    const added = await add({ variables: { projectId, username, role } }).catch(() => null)
    if (added?.data) setUsername((now) => textSince(username, now))
  }
  return (
    <Form onFinish={() => void submit()} className={s.adding}>
      <Form.Item {...errorProps(error && (issuesOf(error)[0]?.message ?? messageOf(error)))}>
        <Input
          ref={name}
          aria-label="New member"
          placeholder="Username"
          value={username}
          onChange={({ target }) => {
            setUsername(target.value)
            if (error) reset()
          }}
        />
      </Form.Item>
      <RoleSelect label="Role of the new member" value={role} roles={PROJECT_ROLES} onChange={setRole} />
      <Button htmlType="submit" loading={loading} disabled={!username.trim()}>
        Add
      </Button>
    </Form>
  )
}

interface ProjectMembersProps {
  project: { id: string; isPrivate: boolean; memberRole: ProjectRole; owner: { username: string } }
}

/** Members of a project and their roles. Changes apply immediately. */
export function ProjectMembers({ project: { id, isPrivate, memberRole, owner } }: ProjectMembersProps) {
  const { data } = useProjectMembersQuery({ variables: { id } })
  const [setTeamRole, { loading }] = useUpdateTeamRoleMutation()
  const members = data?.project.roles ?? []
  return (
    <section className={s.members} aria-label="Members">
      <h3>Members</h3>
      <p className="soft">
        {isPrivate
          ? `Besides ${owner.username} and admins, only these people see this project.`
          : `${owner.username} and admins are managers. Everyone else in your team has the role of the team, or one of their own.`}
      </p>
      <RoleHelp />
      {!isPrivate && (
        <div className={s.member}>
          <span className="truncate">Everyone in your team</span>
          <RoleSelect
            label="Role of the team"
            value={memberRole}
            roles={TEAM_ROLES}
            loading={loading}
            onChange={(role) => void setTeamRole({ variables: { projectId: id, role } }).catch(() => null)}
          />
        </div>
      )}
      {members.length > 0 && (
        <ul className={s.people}>
          {members.map((member) => (
            <MemberRow key={member.user.id} projectId={id} member={member} />
          ))}
        </ul>
      )}
      <AddMember projectId={id} />
    </section>
  )
}
