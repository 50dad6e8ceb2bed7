import { account } from '../account/index.js'
import { audit } from '../audit/index.js'
import { file } from '../file/index.js'
import { defineModule } from '../module.js'
import { Asset } from './asset.entity.js'
import { assetsById } from './asset.loader.js'
import { maySeeAsset } from './asset.policy.js'
import { AssetGenerationResolver } from './asset-generation.resolver.js'
import { AssetResolver } from './asset.resolver.js'
import { assetCalls } from './asset.rest.js'
import { Assets } from './asset.service.js'
import { AssetFiles } from './asset-files.js'
import { AssetTrash } from './asset-trash.js'
import { AssetTrashResolver } from './asset-trash.resolver.js'
import { assetTrashCalls } from './asset-trash.rest.js'

const auditActions = ['asset-edited', 'asset-deleted', 'asset-deleted-forever', 'asset-restored'] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

declare module '#platform/events/events' {
  interface DomainEvents {
    /** `wasShared`: the team saw it before this change, so it is notified if the asset is no longer visible. */
    asset: { id: string; ownerId: string; wasShared: boolean }
  }
}

declare module '#platform/events/hooks' {
  interface HookPoints {
    /** An asset was approved, declined, deleted or restored: whether it can be used may have changed. */
    'asset-decided': { assetId: string }
  }
}

/** The library of images. */
export const library = defineModule({
  name: 'library',
  needs: [audit, account, file],
  auditActions,
  entities: [Asset],
  services: ({ pendingFiles, em, hooks, pictures, quotas, space, scratch }) => {
    const files = new AssetFiles(pendingFiles)
    const assets = new Assets({ db: em, files, hooks, pictures, quotas, space, scratch })
    return { assets, assetTrash: new AssetTrash({ db: em, assets, files, hooks }) }
  },
  resolvers: ({ assets, assetTrash, events, files }) => [
    new AssetResolver(assets, files, events),
    new AssetTrashResolver(assetTrash),
    new AssetGenerationResolver(),
  ],
  references: {
    Asset: async (viewer, id, loaders) => {
      const found = await loaders.of(assetsById).load(id)
      return found && maySeeAsset(viewer, found) ? found : null
    },
  },
  rest: ({ assets, assetTrash }) => [...assetCalls(assets), ...assetTrashCalls(assetTrash)],
  restTags: { Assets: 'The library of images.' },
  maintenance: ({ assetTrash, log }) => [assetTrash.maintenance(log)],
})
