import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { usernameRule } from '#schema/rules/account'
import { issuesOf, messageOf } from '../../shared/lib/network/errors'
import { errorProps } from '../../shared/lib/form'
import { toast } from '../../shared/lib/toast'
import { useUpdateUsernameMutation } from './profile.generated'

const FAILED = 'Failed to update username'

/** Form to change the username; it must differ from the current one and not be empty (specification A24). */
export function UsernameForm({ current }: { current: string }) {
  const [name, setName] = useState(current)
  const [problem, setProblem] = useState<string>()
  const [change, { loading }] = useUpdateUsernameMutation({ context: { quiet: true } })
  const isNew = name.trim() !== '' && name.trim() !== current
  const submit = async () => {
    if (!isNew || loading) return
    const checked = usernameRule.safeParse(name)
    setProblem(checked.error?.issues[0]?.message)
    if (!checked.success) return
    try {
      const { data } = await change({ variables: { username: checked.data } })
      if (data) setName(data.updateUsername.username)
      toast.success('Username updated successfully')
    } catch (caught) {
      const [issue] = issuesOf(caught)
      if (issue) setProblem(issue.message)
      toast.error(`${FAILED}\n${issue?.message ?? messageOf(caught)}`)
    }
  }
  return (
    <section aria-labelledby="username-title">
      <h2 id="username-title">Username</h2>
      <Form layout="vertical" requiredMark={false} onFinish={() => void submit()}>
        <Form.Item label="New username" htmlFor="username" {...errorProps(problem)}>
          <Input
            id="username"
            autoComplete="username"
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              setProblem(undefined)
            }}
          />
        </Form.Item>
        <Button htmlType="submit" disabled={!isNew} loading={loading}>
          Update username
        </Button>
      </Form>
    </section>
  )
}
