import { Form, Input, type InputRef, Segmented } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { createProjectRule } from '#schema/rules/project'
import { messageOf } from '../../shared/lib/network/errors'
import { check, errorProps, type FieldErrors, fieldErrorsOf } from '../../shared/lib/form'
import { projectList } from './feed'
import { toast } from '../../shared/lib/toast'
import { Counter, FormDialog } from '../../shared/ui/dialogs/FormDialog'
import { type ProjectStart, STARTS } from './StartingPoints'
import { useCreateProjectMutation } from './CreateProject.generated'
import { pressedKey } from '../../shared/lib/input/pressedKey'

const { nameMax, descriptionMax } = LIMITS.project
const empty = { name: '', description: '' }
const isTooLong = ({ name, description }: typeof empty) =>
  name.length > nameMax || description.length > descriptionMax

const CHOICES: { value: ProjectStart; label: string }[] = [
  { value: 'prompt', label: 'A prompt' },
  { value: 'script', label: 'A script' },
]

interface CreateProjectProps {
  open: boolean
  onClose: () => void
  onCreated: (project: { id: string }, start: ProjectStart) => void
}

/** Dialog to create a project, which becomes the first in the grid. */
export function CreateProject({ open, onClose, onCreated }: CreateProjectProps) {
  const [values, setValues] = useState(empty)
  const [start, setStart] = useState<ProjectStart>('prompt')
  const [errors, setErrors] = useState<FieldErrors>({})
  const name = useRef<InputRef>(null)
  const [create, { loading }] = useCreateProjectMutation({
    context: { quiet: true },
    update: (cache, { data }) => {
      if (data) projectList.put(cache, data.createProject)
    },
  })
  const close = () => {
    setValues(empty)
    setStart('prompt')
    setErrors({})
    onClose()
  }
  const change = (field: keyof typeof values, value: string) => {
    const next = { ...values, [field]: value }
    setValues(next)
    if (errors[field] || isTooLong(next)) setErrors(check(createProjectRule, next).errors ?? {})
  }
  const submit = async () => {
    if (loading) return
    const checked = check(createProjectRule, values)
    setErrors(checked.errors ?? {})
    if (!checked.values) return
    try {
      const { data } = await create({ variables: { input: checked.values } })
      toast.success('Project created successfully')
      close()
      if (data) onCreated(data.createProject, start)
    } catch (caught) {
      const named = fieldErrorsOf(caught)
      setErrors(named)
      if (!named.name && !named.description) toast.error(messageOf(caught))
    }
  }
  const send = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void submit()
  }
  return (
    <FormDialog
      open={open}
      title="Create Project"
      okText="Create"
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={close}
      firstField={name}
    >
      <Form layout="vertical" requiredMark={false} component="div">
        <Form.Item
          label="Name"
          htmlFor="project-name"
          extra={<Counter used={values.name.length} of={nameMax} />}
          {...errorProps(errors.name)}
        >
          <Input
            id="project-name"
            ref={name}
            autoFocus
            value={values.name}
            onChange={({ target }) => change('name', target.value)}
            onKeyDown={send}
          />
        </Form.Item>
        <Form.Item
          label="Description"
          htmlFor="project-description"
          extra={<Counter used={values.description.length} of={descriptionMax} />}
          {...errorProps(errors.description)}
        >
          <Input.TextArea
            id="project-description"
            rows={3}
            placeholder="What it is for (optional)"
            value={values.description}
            onChange={({ target }) => change('description', target.value)}
            onKeyDown={send}
          />
        </Form.Item>
        <Form.Item
          label="Start from"
          style={{ marginBottom: 0 }}
          extra={STARTS.find(({ key }) => key === start)?.text}
        >
          <Segmented<ProjectStart>
            block
            aria-label="Start from"
            options={CHOICES}
            value={start}
            onChange={setStart}
          />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}
