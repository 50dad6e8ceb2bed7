import { Alert, Button, Form, Input, type InputRef, Switch, Tag } from 'antd'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { editProjectRule } from '#schema/rules/project'
import { messageOr } from '../../shared/lib/network/errors'
import { useClosingPrompt } from '../../shared/lib/closingPrompt'
import { check, errorProps, fieldErrorsOf } from '../../shared/lib/form'
import { useOpenFromNavigation } from '../../shared/lib/navigation'
import { toast } from '../../shared/lib/toast'
import { Counter } from '../../shared/ui/dialogs/FormDialog'
import { ProjectMembers } from './ProjectMembers'
import { useUpdateProjectMutation } from './SettingsTab.generated'
import s from './SettingsTab.module.css'
import type { SettingsTabFieldsFragment } from './SettingsTabFields.generated'
import { useBlocker } from 'react-router-dom'
import { confirm } from '../../shared/lib/confirm'
import { ReviewLinkList } from '../../widgets/share/ReviewLinkList'

/** Asks before unsaved changes are lost by closing the page, or by opening another route or tab. */
function useUnsavedGuard(isUnsaved: boolean) {
  useClosingPrompt(isUnsaved)
  const blocker = useBlocker(isUnsaved)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    return confirm({
      title: 'Unsaved Changes',
      content: 'If you leave now, your changes to this project are lost.',
      okText: 'Leave',
      cancelText: 'Stay',
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    })
  }, [blocker])
}

const { nameMax, descriptionMax } = LIMITS.project
const FAILED = 'Failed to update project'

interface SettingsTabProps {
  project: SettingsTabFieldsFragment
  onDelete: () => void
}

/**
 * Form for name, description and visibility of a project, with a button to delete it. Changes by others are merged around
 * unsaved ones.
 */
export function SettingsTab({ project, onDelete }: SettingsTabProps) {
  const saved = { name: project.name, description: project.description, isPrivate: project.isPrivate }
  const [changes, setChanges] = useState<Partial<typeof saved>>({})
  const values = { ...saved, ...changes }
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({})
  const [isSaved, setSaved] = useState(false)
  const [edit, { loading }] = useUpdateProjectMutation({ context: { quiet: true } })
  const checked = check(editProjectRule, values)
  const errors = { ...serverErrors, ...checked.errors }
  const isUnsaved =
    values.name !== saved.name ||
    values.description !== saved.description ||
    values.isPrivate !== saved.isPrivate
  useUnsavedGuard(isUnsaved)

  const name = useRef<InputRef>(null)
  useOpenFromNavigation('rename', () => name.current?.focus({ cursor: 'all' }))

  const show = (next: Partial<typeof saved>) => {
    setChanges(next)
    setServerErrors({})
    setSaved(false)
  }
  const change = (part: Partial<typeof saved>) => show({ ...changes, ...part })
  const discard = () => show({})
  const save = async () => {
    if (loading || !isUnsaved) return
    if (!checked.values) return toast.error('Please fix the validation errors')
    try {
      await edit({ variables: { input: { id: project.id, ...checked.values } } })
      show({})
      setSaved(true)
      toast.success('Project updated successfully')
    } catch (caught) {
      setServerErrors(fieldErrorsOf(caught))
      toast.error(messageOr(FAILED, caught))
    }
  }
  useShortcuts({ s: () => void save(), z: isUnsaved ? discard : undefined })

  if (!project.viewerCanManage) return <ReadOnly project={project} />
  return (
    <section className={s.tab}>
      <div className={s.head}>
        <h2 className="section">Project settings</h2>
        {isUnsaved && <Tag className={s.unsaved}>Unsaved Changes</Tag>}
      </div>
      {isSaved && !isUnsaved && (
        <Alert
          className={s.saved}
          type="success"
          showIcon
          title="All changes have been saved successfully!"
          role="status"
        />
      )}
      <Form layout="vertical" requiredMark={false} onFinish={() => void save()}>
        <Form.Item
          label="Name"
          htmlFor="settings-name"
          extra={<Counter used={values.name.length} of={nameMax} />}
          {...errorProps(errors.name)}
        >
          <Input
            id="settings-name"
            ref={name}
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Form.Item>
        <Form.Item
          label="Description"
          htmlFor="settings-description"
          extra={<Counter used={values.description.length} of={descriptionMax} />}
          {...errorProps(errors.description)}
        >
          <Input.TextArea
            id="settings-description"
            rows={5}
            value={values.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        </Form.Item>
        <label className={s.private}>
          <Switch checked={values.isPrivate} onChange={(isPrivate) => change({ isPrivate })} />
          <span>
            <b>Private</b>
            <small>Visible to its owner, added members and admins.</small>
          </span>
        </label>
        <div className={s.actions}>
          <Button type="primary" htmlType="submit" loading={loading} disabled={!isUnsaved || !checked.values}>
            Save
          </Button>
          <Button disabled={!isUnsaved || loading} onClick={discard}>
            Discard
          </Button>
          <span className={`meta ${s.keys}`}>
            <kbd>Ctrl S</kbd> saves, <kbd>Ctrl Z</kbd> discards
          </span>
        </div>
      </Form>
      <ProjectMembers project={project} />
      <ReviewLinks projectId={project.id} />
      <div className={s.danger}>
        <div>
          <h3>Delete project</h3>
          <p className="soft">
            {isUnsaved
              ? 'Save or discard your changes first.'
              : `It goes to the Trash for ${LIMITS.trash.days} days, with its conversation, videos and films.`}
          </p>
        </div>
        <Button danger disabled={isUnsaved} icon={<Trash2 size={16} />} onClick={onDelete}>
          Delete project
        </Button>
      </div>
    </section>
  )
}

const ReviewLinks = ({ projectId }: { projectId: string }) => (
  <section className={s.links} aria-labelledby="review-links">
    <h3 id="review-links">Review links</h3>
    <ReviewLinkList projectId={projectId} />
  </section>
)

const ReadOnly = ({ project }: { project: SettingsTabFieldsFragment }) => (
  <section className={s.tab}>
    <div className={s.head}>
      <h2 className="section">Project settings</h2>
    </div>
    <p className="soft">
      Only managers can change this project: {project.owner.username}, who made it, admins, and people they
      named.
    </p>
    <dl className={s.facts}>
      <dt>Name</dt>
      <dd>{project.name}</dd>
      <dt>Description</dt>
      <dd>{project.description || 'None'}</dd>
    </dl>
    <ReviewLinks projectId={project.id} />
  </section>
)

/** Shortcuts of Ctrl or Cmd with a letter, active anywhere on the page. */
function useShortcuts(actions: Record<string, (() => void) | undefined>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
          ? actions[event.key.toLowerCase()]
          : undefined
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
