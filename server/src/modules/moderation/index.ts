import { account } from '../account/index.js'
import { library } from '../library/index.js'
import { audit } from '../audit/index.js'
import type { NotificationEvents } from '#platform/events/notify'
import { defineModule } from '../module.js'
import { ModerationResolver } from './moderation.resolver.js'
import { moderationCalls } from './moderation.rest.js'
import { Moderation } from './moderation.service.js'

const auditActions = ['asset-approved', 'asset-declined', 'asset-flagged'] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

/** The fields of an asset in a notification. */
interface OfAsset {
  assetId: string
  name: string
  by: string
}
declare module '#platform/events/notify' {
  interface NotificationEvents {
    'asset-approved': OfAsset & { note?: string }
    'asset-declined': OfAsset & { note?: string }
    'asset-flagged': OfAsset & { reason: string }
  }
}

const assetsApproved = ({ name, by, note }: NotificationEvents['asset-approved'], count: number) =>
  count === 1
    ? `${by} approved your asset “${name}”${note ? `: ${note}` : ''}`
    : `${by} approved ${count} of your assets`
const ownLibrary = ({ assetId }: OfAsset) => `/library/my-library/${assetId}`

/** Reviews of uploads, flags, and the decisions of admins. */
export const moderation = defineModule({
  name: 'moderation',
  needs: [audit, account, library],
  auditActions,
  services: ({ assets, em, notify }) => ({ moderation: new Moderation(em, assets, notify) }),
  resolvers: ({ moderation: decisions }) => [new ModerationResolver(decisions)],
  rest: ({ moderation: decisions }) => moderationCalls(decisions),
  restTags: { Moderation: 'Reviews, flags and decisions.' },
  templates: {
    'asset-approved': {
      text: (event) => assetsApproved(event, 1),
      merged: assetsApproved,
      // an approval with a note is shown on its own
      mergedBy: ({ by, assetId, note }) => (note ? assetId : by),
      link: (event, count) => (count === 1 ? ownLibrary(event) : '/library/my-library'),
    },
    'asset-declined': {
      text: ({ name, by, note }) => `${by} declined your asset “${name}”${note ? `: ${note}` : ''}`,
      link: ownLibrary,
    },
    'asset-flagged': {
      text: ({ name, by, reason }) => `${by} flagged “${name}”: ${reason}`,
      link: ({ assetId }) => `/library/flagged/${assetId}`,
    },
  },
})
