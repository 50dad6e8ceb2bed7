import { Form, Input } from 'antd'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { flagRule } from '#schema/rules/asset'
import { check } from '../../../shared/lib/form'
import { PanelForm } from '../../../widgets/asset-dialog/AssetDialog'
import { Counter } from '../../../shared/ui/dialogs/FormDialog'
import { useFlagAssetMutation } from './FlagPanel.generated'
import s from '../Library.module.css'
import type { LibraryAssetFieldsFragment } from './LibraryAssetFields.generated'

/** Form to flag an approved asset for a decision by an admin. */
export function FlagPanel({ asset, onDone }: { asset: LibraryAssetFieldsFragment; onDone: () => void }) {
  const [reason, setReason] = useState('')
  const [flag, { loading }] = useFlagAssetMutation({ context: { quiet: true } })
  const { values } = check(flagRule, { reason })
  const submit = () => flag({ variables: { id: asset.id, ...values! } })
  return (
    <PanelForm
      title="Flag for review"
      submit="Flag"
      success="Asset flagged for review"
      disabled={!values}
      loading={loading}
      onSubmit={submit}
      onDone={onDone}
    >
      <p className={s.hint}>An admin will approve or decline it. Until then it stays in the library.</p>
      <Form layout="vertical" component="div" className={s.form}>
        <Form.Item
          label="Reason"
          htmlFor="flag-reason"
          extra={<Counter used={reason.length} of={LIMITS.asset.reasonMax} />}
        >
          <Input.TextArea
            id="flag-reason"
            autoFocus
            rows={5}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Form.Item>
      </Form>
    </PanelForm>
  )
}
