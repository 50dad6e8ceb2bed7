import { Alert } from 'antd'
import type { CSSProperties } from 'react'
import { sizeText } from '#schema/format'
import { lazyComponent } from '../../shared/lib/loading/lazyComponent'
import { kindLabels } from './StorageTables'
import type { StorageFieldsFragment } from './storage.generated'
import s from './Storage.module.css'

const SetQuota = lazyComponent(async () => (await import('./SetQuota')).SetQuota)

/** Used storage as text and bar, with its limits. */
export function StorageSummary({ usage }: { usage: StorageFieldsFragment }) {
  const { bytes, limitBytes } = usage
  return (
    <section className={s.summary} aria-label="Storage in use">
      <div className={s.head}>
        <div>
          <p className={s.used}>
            {sizeText(bytes)} used
            {limitBytes != null && (
              <span className="soft"> · {sizeText(Math.max(0, limitBytes - bytes))} free</span>
            )}
          </p>
          <p className="meta">{boundsOf(usage)}</p>
        </div>
        <SetQuota quotaBytes={usage.quotaBytes ?? null} />
      </div>
      <StorageBar usage={usage} />
      <FullnessNote usage={usage} />
      {usage.unmeasuredFiles > 0 && (
        <p className="meta">
          {usage.unmeasuredFiles.toLocaleString('en')} older files are still being measured, and count as
          nothing until then.
        </p>
      )}
    </section>
  )
}

/** Quotas, and free disk space. */
function boundsOf({ quotaBytes, installationQuotaBytes, freeBytes }: StorageFieldsFragment): string {
  const hasQuota = quotaBytes != null || installationQuotaBytes != null
  const bounds = [
    quotaBytes != null && `Team quota: ${sizeText(quotaBytes)}.`,
    installationQuotaBytes != null && `Installation quota: ${sizeText(installationQuotaBytes)}.`,
    hasQuota && freeBytes != null && `${sizeText(freeBytes)} free on the disk.`,
  ].filter((bound) => bound !== false)
  if (bounds.length > 0) return bounds.join(' ')
  return freeBytes == null ? 'Free space is unknown. Set a quota to get an alert before it runs out.' : ''
}

function StorageBar({ usage: { kinds, bytes, limitBytes } }: { usage: StorageFieldsFragment }) {
  const whole = Math.max(limitBytes ?? 0, bytes, 1)
  const percent = Math.floor((bytes / whole) * 100)
  return (
    <div
      className={s.bar}
      role="img"
      aria-label={limitBytes === null ? `${sizeText(bytes)} used` : `${percent} % used`}
    >
      {kinds
        .filter((kind) => kind.bytes > 0)
        .map(({ kind, bytes: own }) => (
          <span
            key={kind}
            data-kind={kind}
            title={`${kindLabels[kind]}: ${sizeText(own)}`}
            style={{ '--share': own / whole } as CSSProperties}
          />
        ))}
    </div>
  )
}

function FullnessNote({ usage: { isFull, isNearlyFull } }: { usage: StorageFieldsFragment }) {
  if (isFull)
    return (
      <Alert
        type="error"
        showIcon
        title="The storage is full"
        description="Generating and uploading are blocked. Raise the quota, clear the merge cache or delete files."
      />
    )
  if (isNearlyFull)
    return (
      <Alert
        type="warning"
        showIcon
        title="The storage is nearly full"
        description="When it is full, generating and uploading are blocked."
      />
    )
  return null
}
