import { Form, Input } from 'antd'
import { useState } from 'react'
import { assetRule } from '#schema/rules/asset'
import { messageOf } from '../../../shared/lib/network/errors'
import { check, errorProps, type FieldErrors, fieldErrorsOf } from '../../../shared/lib/form'
import { toast } from '../../../shared/lib/toast'
import { PanelForm } from '../../../entities/asset/AssetDialog'
import { DescriptionField, TagsField } from '../upload/AssetFields'
import { useEditAssetMutation } from './EditPanel.generated'
import s from '../Library.module.css'
import type { LibraryAssetFieldsFragment } from './LibraryAssetFields.generated'

/** Edits the name, description and tags of the viewer’s own asset. */
export function EditPanel({ asset, onDone }: { asset: LibraryAssetFieldsFragment; onDone: () => void }) {
  const [values, setValues] = useState({ name: asset.name, description: asset.description, tags: asset.tags })
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const [edit, { loading }] = useEditAssetMutation({ context: { quiet: true } })
  const checked = check(assetRule, values)
  const errors = { ...serverErrors, ...checked.errors }
  const change = (changes: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...changes }))
    setServerErrors({})
  }
  const save = async () => {
    if (!checked.values) return
    try {
      await edit({ variables: { input: { id: asset.id, ...checked.values } } })
      toast.success('Asset updated successfully')
      onDone()
    } catch (caught) {
      const named = fieldErrorsOf(caught)
      setServerErrors(named)
      if (!Object.keys(named).length) toast.error(messageOf(caught))
    }
  }
  return (
    <PanelForm
      title="Edit asset"
      submit="Save"
      disabled={!checked.values}
      loading={loading}
      onSubmit={() => void save()}
      onCancel={onDone}
    >
      <Form layout="vertical" requiredMark={false} component="div" className={s.form}>
        <Form.Item label="Name" htmlFor="asset-name" {...errorProps(errors.name)}>
          <Input
            id="asset-name"
            autoFocus
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Form.Item>
        <DescriptionField
          value={values.description}
          error={errors.description}
          rows={5}
          onChange={(description) => change({ description })}
        />
        <TagsField tags={values.tags} onChange={(tags) => change({ tags })} />
      </Form>
    </PanelForm>
  )
}
