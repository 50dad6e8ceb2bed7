import { Button, ColorPicker, Segmented } from 'antd'
import { ImagePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { CARD_BACKGROUNDS, type CardBackgroundKind, type CardFields } from '#schema/cards'
import { AssetPicker } from '../../../widgets/asset-picker/AssetPicker'
import { useMeQuery } from '../../../entities/person/me.generated'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { BACKGROUND_NAMES } from './cardNames'
import s from './Cards.module.css'

const COLOURS = ['#16181d', '#000000', '#ffffff', '#f2ede4', '#7a1f1f', '#1f3a5f', '#1d4d3e', '#c9922e']
const KINDS = CARD_BACKGROUNDS.map((value) => ({ value, label: BACKGROUND_NAMES[value] }))

type Background = CardFields['background']

interface CardBackgroundProps {
  value: Background
  onChange: (background: Background) => void
}

/** Background of a card: a colour, a library image, or a blurred frame of the neighbouring clip. */
export function CardBackground({ value, onChange }: CardBackgroundProps) {
  const id = useId()
  const [isPicking, setPicking] = useState(false)
  const viewer = useMeQuery({ fetchPolicy: 'cache-first', skip: !isPicking }).data?.me
  const choose = (kind: CardBackgroundKind) => {
    onChange({ ...value, kind })
    if (kind === 'ASSET' && !value.assetId) setPicking(true)
  }
  return (
    <div className={s.background}>
      <Segmented<CardBackgroundKind>
        block
        name={`${id}-kind`}
        aria-label="Background"
        options={KINDS}
        value={value.kind}
        onChange={choose}
      />
      {value.kind === 'ASSET' ? (
        <Button icon={<ImagePlus size={16} />} onClick={() => setPicking(true)}>
          {value.assetId ? 'Choose another image' : 'Choose an image'}
        </Button>
      ) : (
        <ColorPicker
          value={value.colour}
          disabledAlpha
          format="hex"
          showText
          presets={[{ label: 'Presets', colors: COLOURS }]}
          onChangeComplete={(colour) => onChange({ ...value, colour: colour.toHexString().slice(0, 7) })}
        />
      )}
      {isPicking && viewer && (
        <FormDialog open title="Choose an image" width={720} footer={null} onCancel={() => setPicking(false)}>
          <AssetPicker
            viewer={viewer}
            chosen={value.assetId ? [{ id: value.assetId }] : []}
            onToggle={({ id: assetId }) => {
              onChange({ ...value, kind: 'ASSET', assetId })
              setPicking(false)
            }}
          />
        </FormDialog>
      )}
    </div>
  )
}
