import { useUsesModels } from '../../entities/installation/useUsesModels'
import { modelNameOf } from '#schema/limits'
import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { momentOf } from '#schema/format'
import { useFocusOnCard } from '../../shared/lib/input/focus'
import type { AssetDialogFieldsFragment, CapturedFromFieldsFragment } from './AssetDialog.generated'
import s from './AssetDialog.module.css'
import { messageOf } from '../../shared/lib/network/errors'
import { toast } from '../../shared/lib/toast'
import { Avatar } from '../../shared/ui/Avatar'
import { Picture } from '../../entities/asset/Picture'
import { pressedKey } from '../../shared/lib/input/pressedKey'

interface AssetDialogProps {
  asset: AssetDialogFieldsFragment
  status: ReactNode
  extra?: ReactNode
  actions?: ReactNode
  /** Replaces details and actions, for example with a `PanelForm`. */
  panel?: ReactNode
  onClose: () => void
}

/** Dialog of an asset in library, moderation, marketplace and projects: details on the left, image on the right. */
export function AssetDialog({ asset, status, extra, actions, panel, onClose }: AssetDialogProps) {
  useFocusOnCard(asset.id)
  return (
    <Modal
      open
      centered
      footer={null}
      width={{ xs: '100vw', md: 1120 }}
      className={s.dialog}
      classNames={{ container: s.container, close: s.close }}
      onCancel={onClose}
      title={asset.name} // accessible name of the dialog
      styles={{ container: { padding: 0 }, header: { display: 'none' }, body: { height: '100%' } }}
    >
      <div className={s.panes}>
        <aside className={s.words}>
          {panel ?? (
            <>
              {/* focusable for keyboard scrolling */}
              <div className={s.scroll} role="region" aria-label="Details" tabIndex={0}>
                <AssetDetails asset={asset} status={status} />
                {extra}
              </div>
              {actions && <footer>{actions}</footer>}
            </>
          )}
        </aside>
        <figure className={s.stage}>
          <Picture
            key={asset.id}
            whole
            asset={asset}
            alt={asset.name}
            sizes="(max-width: 767px) 100vw, 760px"
          />
        </figure>
      </div>
    </Modal>
  )
}

const AssetDetails = ({ asset, status }: Pick<AssetDialogProps, 'asset' | 'status'>) => (
  <>
    <div>{status}</div>
    <h2>{asset.name}</h2>
    <dl>
      <dt>Uploaded By</dt>
      <dd className={s.owner}>
        <Avatar name={asset.owner.username} size={24} />
        {asset.owner.username}
      </dd>
      {asset.capturedFrom && (
        <>
          <dt>Frame</dt>
          <dd>
            <CapturedFrom {...asset.capturedFrom} />
          </dd>
        </>
      )}
      {asset.generation && <Generation {...asset.generation} />}
      {asset.description && asset.description !== asset.generation?.prompt && (
        <>
          <dt>Description</dt>
          <dd>{asset.description}</dd>
        </>
      )}
      {asset.tags.length > 0 && (
        <>
          <dt>Tags</dt>
          <dd className={s.tags}>
            {asset.tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </dd>
        </>
      )}
    </dl>
  </>
)

/** How an image was generated. */
function Generation({ prompt, seed, model }: NonNullable<AssetDialogFieldsFragment['generation']>) {
  const usesModels = useUsesModels()
  return (
    <>
      <dt>Prompt</dt>
      <dd className={s.prompt}>{prompt}</dd>
      {seed !== null && (
        <>
          <dt>Seed</dt>
          <dd>{seed}</dd>
        </>
      )}
      {usesModels && model && (
        <>
          <dt>Model</dt>
          <dd>{modelNameOf(model)}</dd>
        </>
      )}
    </>
  )
}

/** Links to the video that an image was captured from. */
const CapturedFrom = ({ atSeconds, video }: CapturedFromFieldsFragment) => (
  <>
    From{' '}
    {video ? (
      <Link
        to={`/projects/${video.projectId}?tab=${video.__typename === 'Film' ? 'merged' : 'videos'}&video=${video.id}`}
      >
        {video.title}
      </Link>
    ) : (
      'a video'
    )}{' '}
    at {momentOf(atSeconds)}
  </>
)

interface PanelFormProps {
  title: string
  submit: string
  /** Toast after success. */
  success: string
  /** Whether a required value is missing or invalid. */
  disabled?: boolean
  loading?: boolean
  children: ReactNode
  onSubmit: () => Promise<unknown>
  /** Handles an error of `onSubmit`. Returns whether the form shows it; otherwise a toast does. */
  onError?: (error: unknown) => boolean
  /** Called after success or Cancel. */
  onDone: () => void
}

/** Form in the dialog’s left panel. Cancel returns to the details; Ctrl or Cmd with Enter submits. */
export function PanelForm({
  title,
  submit,
  success,
  disabled,
  loading,
  children,
  onSubmit,
  onError,
  onDone,
}: PanelFormProps) {
  const submitForm = async () => {
    if (disabled || loading) return
    try {
      await onSubmit()
      toast.success(success)
      onDone()
    } catch (caught) {
      if (!onError?.(caught)) toast.error(messageOf(caught))
    }
  }
  return (
    <form
      className={s.panel}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        void submitForm()
      }}
      onKeyDown={(event) =>
        pressedKey(event) === 'Enter' && (event.ctrlKey || event.metaKey) && void submitForm()
      }
    >
      <div className={s.scroll}>
        <h2>{title}</h2>
        {children}
      </div>
      <footer>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="primary" htmlType="submit" disabled={disabled} loading={loading}>
          {submit}
        </Button>
      </footer>
    </form>
  )
}
