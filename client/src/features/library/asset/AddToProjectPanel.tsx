import { Form, Select } from 'antd'
import { useState } from 'react'
import { PanelForm } from '../../../widgets/asset-dialog/AssetDialog'
import { LinkButton } from '../../../shared/ui/buttons'
import { useAddAssetToProjectMutation } from '../../../entities/asset/addToProject.generated'
import { useProjectChoicesQuery } from './AddToProjectPanel.generated'
import s from '../Library.module.css'
import type { LibraryAssetFieldsFragment } from './LibraryAssetFields.generated'

const CHOICES = 100

/** Choice of a project; with more than a hundred, typing searches them. */
export function ProjectChoice({
  value,
  onChange,
}: {
  value: string | undefined
  onChange: (projectId: string) => void
}) {
  const [search, setSearch] = useState('')
  const { data, previousData, loading } = useProjectChoicesQuery({
    variables: { first: CHOICES, search: search.trim() || null },
  })
  const projects = (data ?? previousData)?.projects.nodes
  if (data?.projects.nodes.length === 0 && !search)
    return (
      <>
        <p className={s.hint}>Create projects first to add assets</p>
        <LinkButton to="/projects">Go to Projects</LinkButton>
      </>
    )
  return (
    <Form layout="vertical" component="div" className={s.form}>
      <Form.Item label="Project" htmlFor="asset-project">
        <Select
          id="asset-project"
          autoFocus
          placeholder="Choose a project"
          loading={loading}
          showSearch={{ filterOption: false, onSearch: setSearch }}
          notFoundContent={loading ? 'Loading projects' : 'No options currently available.'}
          value={value}
          onChange={onChange}
          options={projects?.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
    </Form>
  )
}

/** Adds an approved asset to a project. */
export function AddToProjectPanel({
  asset,
  onDone,
}: {
  asset: Pick<LibraryAssetFieldsFragment, 'id'>
  onDone: () => void
}) {
  const [projectId, setProjectId] = useState<string>()
  const [add, adding] = useAddAssetToProjectMutation({ context: { quiet: true } })
  const submit = () => add({ variables: { assetId: asset.id, projectId: projectId! } })
  return (
    <PanelForm
      title="Add to project"
      submit="Add"
      success="Asset added to project successfully"
      disabled={!projectId}
      loading={adding.loading}
      onSubmit={submit}
      onDone={onDone}
    >
      <ProjectChoice value={projectId} onChange={setProjectId} />
    </PanelForm>
  )
}
