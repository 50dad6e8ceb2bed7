import { Button, Skeleton } from 'antd'
import { LIMITS } from '#schema/limits'
import { useNextPage } from '../../../shared/lib/lists/paging'
import { EmptyState, LoadError } from '../../../shared/ui/EmptyState'
import { Picture } from '../../../entities/asset/Picture'
import picker from '../../../entities/asset/picker/AssetPicker.module.css'
import s from './SetDialog.module.css'
import { type PicturesForSetQuery, usePicturesForSetQuery } from './SetPictures.generated'

const PAGE = 60
type Candidate = PicturesForSetQuery['project']['assets']['nodes'][number]

interface SetPicturesProps {
  projectId: string
  /** In their order. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The approved images of a project; selected ones show their position. */
export function SetPictures({ projectId, chosen, onChange }: SetPicturesProps) {
  const { data, error, refetch, fetchMore } = usePicturesForSetQuery({
    variables: { id: projectId, first: PAGE },
    context: { quiet: true },
  })
  const list = data?.project.assets
  const more = useNextPage(fetchMore, list?.pageInfo)
  const usable = list?.nodes.filter(({ approvalStatus }) => approvalStatus === 'APPROVED')
  const isFull = chosen.length >= LIMITS.storyboard.setAssetsMax
  const toggle = ({ id }: Candidate) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  if (error && !list) return <LoadError title="Unable to load pictures" refetch={refetch} />
  if (usable?.length === 0)
    return (
      <EmptyState
        title="No pictures in this project yet"
        text="Add pictures from the library to the project, under Assets. You can do so later, too."
      />
    )
  return (
    <div className={s.room}>
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
    </div>
  )
}
