import { sizeText } from '#schema/format'
import type { AuditFieldsFragment } from './AuditTab.generated'

type Facts = Record<string, unknown>

/** The label of an action in the log. */
export const actionLabels: Record<AuditFieldsFragment['action'], string> = {
  ADMIN_MADE: 'Made an admin',
  ADMIN_UNMADE: 'No longer an admin',
  ASSET_APPROVED: 'Asset approved',
  ASSET_COPIED: 'Asset added to library',
  ASSET_DECLINED: 'Asset declined',
  ASSET_DELETED: 'Asset deleted',
  ASSET_DELETED_FOREVER: 'Asset deleted forever',
  ASSET_EDITED: 'Asset edited',
  ASSET_FLAGGED: 'Asset flagged',
  ASSET_LISTED: 'Asset listed',
  ASSET_RESTORED: 'Asset restored',
  ASSET_UNLISTED: 'Asset unlisted',
  BUDGET_REMOVED: 'Budget removed',
  BUDGET_SET: 'Budget set',
  MEMBER_INVITED: 'Member invited',
  MEMBER_JOINED: 'Member joined',
  MEMBER_REVOKED: 'Member revoked',
  MODELS_CHOSEN: 'Models chosen',
  PASSWORD_RESET: 'Password reset',
  PROJECT_DELETED: 'Project deleted',
  PROJECT_DELETED_FOREVER: 'Project deleted forever',
  PROJECT_RESTORED: 'Project restored',
  PROJECT_ROLE_CHANGED: 'Project role changed',
  REVIEW_LINK_CREATED: 'Review link created',
  REVIEW_LINK_ENDED: 'Review link ended',
  SHOT_DELETED_FOREVER: 'Shot deleted forever',
  TOKEN_CREATED: 'API token created',
  TOKEN_REVOKED: 'API token revoked',
  VIDEO_DELETED: 'Video deleted',
  VIDEO_DELETED_FOREVER: 'Video deleted forever',
  VIDEO_RESTORED: 'Video restored',
  SOUND_DELETED: 'Sound deleted',
  SOUND_DELETED_FOREVER: 'Sound deleted forever',
  SOUND_RESTORED: 'Sound restored',
  MERGE_CACHE_CLEARED: 'Merge cache cleared',
  STORAGE_QUOTA_SET: 'Storage quota set',
  WEBHOOK_CREATED: 'Webhook created',
  WEBHOOK_CHANGED: 'Webhook changed',
  WEBHOOK_DELETED: 'Webhook deleted',
}

const labels: Record<string, string> = {
  approvalStatus: 'status',
  expiresInDays: 'days until it expires',
  isAdmin: 'admin',
  isHard: 'hard limit',
  hasPassword: 'password',
  mayDownload: 'downloads',
  bytes: 'size',
  quotaBytes: 'quota',
  teamRole: 'role of the team',
}
const hidden = ['copyId']
const SIZES = new Set(['bytes', 'quotaBytes'])
const LISTS = new Set(['models', 'events'])

function factsOf(json: string | null | undefined): Facts {
  if (!json) return {}
  try {
    const facts: unknown = JSON.parse(json)
    return facts && typeof facts === 'object' && !Array.isArray(facts) ? (facts as Facts) : {}
  } catch {
    return {}
  }
}

function formatValue(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (key === 'price' && typeof value === 'number') return `$ ${value.toFixed(2)}`
  if (SIZES.has(key) && typeof value === 'number') return sizeText(value)
  if (key === 'approvalStatus') return String(value).toLowerCase()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const namesIn = (value: unknown) => (typeof value === 'string' ? value.split(', ').filter(Boolean) : [])

const labelOf = (key: string) => labels[key] ?? key.replace(/([A-Z])/g, ' $1').toLowerCase()

export interface Change {
  label: string
  before?: string
  after?: string
  /** Added and removed entries of a changed list. */
  names?: string[]
}

/** Differences of two lists as added and removed entries, because long lists are hard to compare. */
function changesOfList(key: string, was: unknown, is: unknown): Change[] {
  const [before, after] = [namesIn(was), namesIn(is)]
  return [
    { label: `${labelOf(key)} added`, names: after.filter((name) => !before.includes(name)) },
    { label: `${labelOf(key)} removed`, names: before.filter((name) => !after.includes(name)) },
  ].filter(({ names }) => names.length)
}

/** The changes of an audit entry, field by field, without unchanged fields, the subject’s own name, and plain `false`. */
export function changesOf({
  before,
  after,
  subjectName,
}: Pick<AuditFieldsFragment, 'before' | 'after' | 'subjectName'>): Change[] {
  const [was, is] = [factsOf(before), factsOf(after)]
  const isPlain = (key: string) =>
    !(key in was && key in is) && [false, subjectName].includes((was[key] ?? is[key]) as string | boolean)
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => !hidden.includes(key) && !isPlain(key))
    .flatMap((key): Change[] =>
      LISTS.has(key)
        ? changesOfList(key, was[key], is[key])
        : [
            {
              label: labelOf(key),
              ...(key in was && { before: formatValue(key, was[key]) }),
              ...(key in is && { after: formatValue(key, is[key]) }),
            },
          ],
    )
    .filter((change) => change.names || change.before !== change.after)
}
