import { Button, Form, Input, Tag } from 'antd'
import { useState } from 'react'
import { issuesOf, messageOf } from '../../shared/lib/network/errors'
import { errorProps } from '../../shared/lib/form'
import { Avatar } from '../../shared/ui/Avatar'
import {
  useAddProjectMemberMutation,
  useProjectMembersQuery,
  useRemoveProjectMemberMutation,
} from './ProjectMembers.generated'
import s from './SettingsTab.module.css'

/** The users with access to a private project; a change applies at once. */
export function ProjectMembers({ projectId }: { projectId: string }) {
  const { data } = useProjectMembersQuery({ variables: { id: projectId } })
  const [add, { loading, error, reset }] = useAddProjectMemberMutation({ context: { quiet: true } })
  const [remove, { loading: isRemoving }] = useRemoveProjectMemberMutation()
  const [username, setUsername] = useState('')
  const members = data?.project.members ?? []
  const submit = async () => {
    if (!username.trim()) return
    const added = await add({ variables: { projectId, username } }).catch(() => null)
    if (added?.data) setUsername('')
  }
  return (
    <section className={s.members} aria-label="Members">
      <h3>Members</h3>
      <p className="soft">Members who see this project besides its owner and admins.</p>
      {members.length > 0 && (
        <div className={s.people}>
          {members.map((member) => (
            <Tag
              key={member.id}
              closable={{ 'aria-label': `Remove ${member.username}`, disabled: isRemoving }}
              onClose={(event) => {
                event.preventDefault()
                void remove({ variables: { projectId, userId: member.id } }).catch(() => null)
              }}
            >
              <Avatar name={member.username} size={18} /> {member.username}
            </Tag>
          ))}
        </div>
      )}
      <Form onFinish={() => void submit()} className={s.adding}>
        <Form.Item {...errorProps(error && (issuesOf(error)[0]?.message ?? messageOf(error)))}>
          <Input
            aria-label="Username of a member"
            placeholder="Username"
            value={username}
            onChange={({ target }) => {
              setUsername(target.value)
              if (error) reset()
            }}
          />
        </Form.Item>
        <Button htmlType="submit" loading={loading} disabled={!username.trim()}>
          Add
        </Button>
      </Form>
    </section>
  )
}
