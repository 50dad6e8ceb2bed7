import { Modal } from 'antd'
import type { ReactNode } from 'react'
import type { AssetFieldsFragment } from '../gql/generated'
import s from './AssetDialog.module.css'
import { Avatar } from './Avatar'
import { Picture } from './Picture'

interface AssetDialogProps {
  asset: AssetFieldsFragment
  status: ReactNode
  extra?: ReactNode
  actions?: ReactNode
  onClose: () => void
}

/** Words left, picture right on black: the same dialog for the library, moderation, the marketplace and projects. */
export function AssetDialog({ asset, status, extra, actions, onClose }: AssetDialogProps) {
  return (
    <Modal
      open
      centered
      footer={null}
      width={1120}
      className={s.dialog}
      onCancel={onClose}
      title={asset.name} // names the dialog; the heading is in its words
      styles={{ container: { padding: 0 }, header: { display: 'none' }, body: { height: '100%' } }}
    >
      <div className={s.panes}>
        <aside className={s.words}>
          <div className={s.scroll}>
            <div>{status}</div>
            <h2>{asset.name}</h2>
            <dl>
              <dt>Uploaded By</dt>
              <dd className={s.owner}><Avatar name={asset.owner.username} size={24} />{asset.owner.username}</dd>
              {asset.description && <><dt>Description</dt><dd>{asset.description}</dd></>}
              {asset.tags.length > 0 && (
                <>
                  <dt>Tags</dt>
                  <dd className={s.tags}>{asset.tags.map((tag) => <span key={tag}>{tag}</span>)}</dd>
                </>
              )}
            </dl>
            {extra}
          </div>
          {actions && <footer>{actions}</footer>}
        </aside>
        <figure className={s.stage}><Picture whole asset={asset} alt={asset.name} sizes="(max-width: 767px) 100vw, 760px" /></figure>
      </div>
    </Modal>
  )
}
