import { Form, InputNumber } from 'antd'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { priceRule } from '#schema/rules/asset'
import { check } from '../../../shared/lib/form'
import { PanelForm } from '../../../widgets/asset-dialog/AssetDialog'
import s from '../Library.module.css'
import type { LibraryAssetFieldsFragment } from './LibraryAssetFields.generated'
import { useListAssetMutation } from './PricePanel.generated'

const DECIMALS = 2

/** Form to list the viewer’s own approved asset on the marketplace, or to change its price. */
export function PricePanel({ asset, onDone }: { asset: LibraryAssetFieldsFragment; onDone: () => void }) {
  const [price, setPrice] = useState<number | null>(asset.isListed ? Number(asset.price) : null)
  const [list, { loading }] = useListAssetMutation({ context: { quiet: true } })
  const { values } = check(priceRule, { price })
  const submit = () => list({ variables: { id: asset.id, price: String(values!.price) } })
  return (
    <PanelForm
      title={asset.isListed ? 'Change price' : 'List on the marketplace'}
      submit={asset.isListed ? 'Save' : 'List'}
      success={asset.isListed ? 'Price changed' : 'Asset listed on the marketplace'}
      disabled={!values}
      loading={loading}
      onSubmit={submit}
      onDone={onDone}
    >
      <p className={s.hint}>Anyone can find it and copy it to their library.</p>
      <Form layout="vertical" component="div" className={s.form}>
        <Form.Item label="Price" htmlFor="asset-price">
          <InputNumber
            id="asset-price"
            autoFocus
            prefix="$"
            style={{ width: '100%' }}
            precision={DECIMALS}
            min={0}
            max={LIMITS.asset.priceMax}
            placeholder="0.00"
            value={price}
            onChange={setPrice}
          />
        </Form.Item>
      </Form>
    </PanelForm>
  )
}
