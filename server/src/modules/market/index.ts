import { library } from '../library/index.js'
import { audit } from '../audit/index.js'
import { defineModule } from '../module.js'
import { MarketResolver } from './market.resolver.js'
import { marketCalls } from './market.rest.js'
import { Market } from './market.service.js'

const auditActions = ['asset-listed', 'asset-unlisted', 'asset-copied'] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

declare module '#platform/events/notify' {
  interface NotificationEvents {
    'asset-copied': { assetId: string; name: string; by: string }
  }
}

/** The marketplace: assets with a price, and copies of them. */
export const market = defineModule({
  name: 'market',
  needs: [audit, library],
  auditActions,
  services: ({ assets, em, notify }) => ({ market: new Market(em, assets, notify) }),
  resolvers: ({ market: offers }) => [new MarketResolver(offers)],
  rest: ({ market: offers }) => marketCalls(offers),
  restTags: { Marketplace: 'Assets with a price, and copies of them.' },
  templates: {
    'asset-copied': {
      text: ({ name, by }) => `${by} added your asset “${name}” from the marketplace to their library`,
      link: ({ assetId }) => `/library/my-library/${assetId}`,
    },
  },
})
