import { Button } from 'antd'
import { useState } from 'react'
import { AssetCard } from '../../entities/asset/AssetCard'
import { AssetDialog, PanelForm } from '../../widgets/asset-dialog/AssetDialog'
import { AssetGrid } from '../../entities/asset/AssetGrid'
import { Cover } from '../../entities/project/Cover'
import { Masonry } from '../../shared/ui/masonry/Masonry'
import { Picture } from '../../entities/asset/Picture'
import { Poster } from '../../entities/video/Poster'
import { kinds, scene } from '../../shared/ui/scenery/scene'
import { StatusBadge } from '../../shared/ui/StatusBadge'
import s from './Gallery.module.css'
import { sampleAsset } from './samples'
import { Section, State } from './Section'

const dunes = sampleAsset('dunes')
const missing = sampleAsset('sea', { smallUrl: 'data:,', mediumUrl: 'data:,' })
const cards = {
  approved: dunes,
  pending: sampleAsset('forest', { approvalStatus: 'PENDING' }),
  declined: sampleAsset('night', { approvalStatus: 'DECLINED' }),
  generated: sampleAsset('neon', { isGenerated: true }),
  'another’s, with a price': sampleAsset('planet', { viewerIsOwner: false, price: '12' }),
  'without its picture': missing,
}
const many = kinds.map((kind, at) => sampleAsset(kind, { height: 300 + (at % 3) * 120 }))
const grid = {
  assets: undefined,
  isStale: false,
  isBroken: false,
  search: '',
  empty: { title: 'No Assets currently present', text: 'What is uploaded comes here.' },
  render: (asset: (typeof many)[number]) => <AssetCard asset={asset} to="#" />,
  refetch: () => Promise.resolve(),
  onEnd: undefined,
}

/** Components that show an image. */
export const Pictures = () => (
  <>
    <Section name="Picture" text="An asset’s picture, lazily, in the size that fits its place.">
      <State name="in a tile">
        <Picture asset={dunes} />
      </State>
      <State name="whole">
        <Picture whole asset={dunes} alt={dunes.name} />
      </State>
      <State name="failed">
        <Picture asset={missing} />
      </State>
    </Section>
    <Section name="Poster" text="The still of a video, lazily, in the size that fits its place.">
      <State name="sizes">
        <Poster video={{ posterUrl: scene('sea') }} sizes="300px" alt="The Keeper" width={300} />
      </State>
    </Section>
    <Section name="AssetCard" text="The picture is the card; words come on hover and on focus.">
      {Object.entries(cards).map(([name, asset]) => (
        <State key={name} name={name}>
          <div className={s.card}>
            <AssetCard asset={asset} to="#" />
          </div>
        </State>
      ))}
    </Section>
    <Section name="Masonry" text="A masonry of any length: only what is near the view is in the document.">
      <State wide name="items">
        <Masonry items={many} render={grid.render} label="Samples" />
      </State>
      <State wide name="isLoading">
        <Masonry items={[]} render={grid.render} label="Samples on their way" isLoading />
      </State>
    </Section>
    <Section name="AssetGrid" text="A masonry of assets with everything around it.">
      <State name="isBroken">
        <AssetGrid {...grid} isBroken />
      </State>
      <State name="empty">
        <AssetGrid {...grid} assets={[]} />
      </State>
      <State name="nothing found">
        <AssetGrid {...grid} assets={[]} search="moon" />
      </State>
      <State wide name="isStale">
        <AssetGrid {...grid} assets={many.slice(0, 4)} isStale />
      </State>
    </Section>
    <Section name="AssetDialog" text="Words left, picture right: one asset, anywhere. PanelForm is its form.">
      <Dialogs />
    </Section>
    <Section name="Cover" text="A project’s cover.">
      <State name="without an address">
        <Cover name="The Last Keeper" />
      </State>
      <State name="url">
        <Cover name="The Last Keeper" url={scene('light')} />
      </State>
    </Section>
  </>
)

function Dialogs() {
  const [opened, setOpened] = useState<'words' | 'form'>()
  const close = () => setOpened(undefined)
  const form = (
    <PanelForm
      title="A form"
      submit="Save"
      success="Saved"
      onSubmit={async () => undefined}
      onDone={() => setOpened('words')}
    >
      <p className="soft">Replaces the details.</p>
    </PanelForm>
  )
  return (
    <>
      <Button onClick={() => setOpened('words')}>With its words</Button>
      <Button onClick={() => setOpened('form')}>With a form</Button>
      {opened && (
        <AssetDialog
          asset={dunes}
          status={<StatusBadge quiet status={dunes.approvalStatus} />}
          extra={<p className="meta">640 × 360</p>}
          actions={<Button onClick={() => setOpened('form')}>Edit</Button>}
          panel={opened === 'form' ? form : undefined}
          onClose={close}
        />
      )}
    </>
  )
}
