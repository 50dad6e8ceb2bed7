import { account } from '../account/index.js'
import { asset } from '../asset/index.js'
import { audit } from '../audit/index.js'
import { defineModule } from '../module.js'
import { ModerationResolver } from './moderation.resolver.js'
import { moderationCalls } from './moderation.rest.js'
import { Moderation } from './moderation.service.js'

/** An asset, as its owner or an admin is told of it. */
interface OfAsset {
  assetId: string
  name: string
  by: string
}
declare module '../../core/herald.js' {
  interface Happenings {
    'asset-approved': OfAsset & { note?: string }
    'asset-declined': OfAsset & { note?: string }
    'asset-flagged': OfAsset & { reason: string }
  }
}

const ownLibrary = ({ assetId }: OfAsset) => `/library/my-library/${assetId}`

/** Reviews of uploads, flags, and the decisions of admins. */
export const moderation = defineModule({
  name: 'moderation',
  needs: [audit, account, asset],
  services: ({ assets, em, herald }) => ({ moderation: new Moderation(em, assets, herald) }),
  resolvers: ({ moderation: decisions }) => [new ModerationResolver(decisions)],
  rest: ({ moderation: decisions }) => moderationCalls(decisions),
  restTags: { Moderation: 'Reviews, flags and decisions.' },
  tellings: {
    'asset-approved': {
      words: ({ name, by, note }) => `${by} approved your asset “${name}”${note ? `: ${note}` : ''}`,
      link: ownLibrary,
    },
    'asset-declined': {
      words: ({ name, by, note }) => `${by} declined your asset “${name}”${note ? `: ${note}` : ''}`,
      link: ownLibrary,
    },
    'asset-flagged': {
      words: ({ name, by, reason }) => `${by} flagged “${name}”: ${reason}`,
      link: ({ assetId }) => `/library/flagged/${assetId}`,
    },
  },
})
