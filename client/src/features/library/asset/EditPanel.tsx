import { Form, Input } from 'antd'
import { useState } from 'react'
import { assetRule } from '#schema/rules/asset'
import { check, errorProps, type FieldErrors, fieldErrorsOf } from '../../../shared/lib/form'
import { PanelForm } from '../../../widgets/asset-dialog/AssetDialog'
import { DescriptionField, TagsField } from '../upload/AssetFields'
import { useUpdateAssetMutation } from './EditPanel.generated'
import s from '../Library.module.css'
import type { LibraryAssetFieldsFragment } from './LibraryAssetFields.generated'

/** Form for the name, description and tags of an asset. */
export function EditPanel({ asset, onDone }: { asset: LibraryAssetFieldsFragment; onDone: () => void }) {
  const [values, setValues] = useState({ name: asset.name, description: asset.description, tags: asset.tags })
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const [edit, { loading }] = useUpdateAssetMutation({ context: { quiet: true } })
  const checked = check(assetRule, values)
  const errors = { ...serverErrors, ...checked.errors }
  const change = (changes: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...changes }))
    setServerErrors({})
  }
  const save = () => edit({ variables: { input: { id: asset.id, ...checked.values! } } })
  const showFieldErrors = (error: unknown) => {
    const fieldErrors = fieldErrorsOf(error)
    setServerErrors(fieldErrors)
    return !!(fieldErrors.name ?? fieldErrors.description)
  }
  return (
    <PanelForm
      title="Edit asset"
      submit="Save"
      success="Asset updated successfully"
      onError={showFieldErrors}
      disabled={!checked.values}
      loading={loading}
      onSubmit={save}
      onDone={onDone}
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
