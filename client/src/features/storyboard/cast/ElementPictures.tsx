import { Button, Skeleton } from 'antd'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { useNextPage } from '../../../shared/lib/lists/paging'
import { EmptyState, LoadError } from '../../../shared/ui/EmptyState'
import { Picture } from '../../../entities/asset/Picture'
import { ProjectImagePicker } from '../../../widgets/asset-picker/ProjectImagePicker'
import { useMeQuery } from '../../../entities/person/me.generated'
import picker from '../../../widgets/asset-picker/AssetPicker.module.css'
import s from './ElementDialog.module.css'
import { ImageUses, type Uses } from './ImageUses'
import type { ElementKind } from './kinds'
import { type PicturesForElementQuery, usePicturesForElementQuery } from './ElementPictures.generated'

const PAGE = 60
type Candidate = PicturesForElementQuery['project']['assets']['nodes'][number]

interface ElementPicturesProps {
  projectId: string
  kind: ElementKind
  /** Ids in order. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  uses: Uses
  onUses: (uses: Uses) => void
}

/** Approved images of a project, with their position and use if selected, and a button to upload more. */
export function ElementPictures({ projectId, kind, chosen, onChange, uses, onUses }: ElementPicturesProps) {
  const { data, error, refetch, fetchMore } = usePicturesForElementQuery({
    variables: { id: projectId, first: PAGE },
    context: { quiet: true },
  })
  const [isPicking, setPicking] = useState(false)
  const viewer = useMeQuery({ fetchPolicy: 'cache-first', skip: !isPicking }).data?.me
  const list = data?.project.assets
  const more = useNextPage(fetchMore, list?.pageInfo)
  const usable = list?.nodes.filter(({ approvalStatus }) => approvalStatus === 'APPROVED')
  const images = chosen.flatMap((id) => usable?.find((asset) => asset.id === id) ?? [])
  const isFull = chosen.length >= LIMITS.storyboard.elementAssetsMax
  const toggle = ({ id }: Candidate) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  if (error && !list) return <LoadError title="Unable to load images" refetch={refetch} />
  const addImages = (
    <Button icon={<ImagePlus size={16} />} disabled={isFull} onClick={() => setPicking(true)}>
      Add images
    </Button>
  )
  return (
    <>
      <div className={s.room}>
        {usable?.length === 0 && (
          <EmptyState
            title="No images in this project yet"
            text="Choose some from the library, or upload them."
          />
        )}
        <div className={picker.grid} aria-busy={!usable}>
          {!usable && [0, 1, 2].map((at) => <Skeleton.Node key={at} active className={picker.waiting} />)}
          {usable?.map((asset) => {
            const at = chosen.indexOf(asset.id)
            return (
              <button
                key={asset.id}
                type="button"
                className={picker.asset}
                aria-pressed={at >= 0}
                aria-label={asset.name}
                disabled={isFull && at < 0}
                onClick={() => toggle(asset)}
              >
                <Picture asset={asset} sizes="180px" alt="" />
                <span className={picker.name}>{asset.name}</span>
                {at >= 0 && <span aria-hidden className={`mono ${picker.tick}`} data-place={at + 1} />}
              </button>
            )
          })}
        </div>
        {more && <Button onClick={more}>Show more</Button>}
        {addImages}
        {isPicking && viewer && (
          <ProjectImagePicker
            projectId={projectId}
            viewer={viewer}
            max={LIMITS.storyboard.elementAssetsMax - chosen.length}
            onAdded={(ids) => {
              onChange([...chosen, ...ids.filter((id) => !chosen.includes(id))])
              void refetch().catch(() => undefined)
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </div>
      {images.length > 0 && <ImageUses kind={kind} images={images} uses={uses} onChange={onUses} />}
    </>
  )
}
