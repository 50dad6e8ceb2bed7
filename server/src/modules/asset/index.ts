import { account } from '../account/index.js'
import { audit } from '../audit/index.js'
import { file } from '../file/index.js'
import { defineModule } from '../module.js'
import { Asset } from './asset.entity.js'
import { assetsById } from './asset.loader.js'
import { maySeeAsset } from './asset.policy.js'
import { AssetGenerationResolver } from './asset-generation.resolver.js'
import { AssetResolver, AssetsOfPage } from './asset.resolver.js'
import { assetCalls } from './asset.rest.js'
import { Assets } from './asset.service.js'

declare module '#core/events' {
  interface Facts {
    /** `wasShared`: the team saw it before this change, and must be notified when it no longer does. */
    asset: { id: string; ownerId: string; wasShared: boolean }
  }
}

/** The library of pictures. */
export const asset = defineModule({
  name: 'asset',
  needs: [audit, account, file],
  entities: [Asset],
  services: ({ pendingFiles, em, pictures, quotas, space, scratch }) => ({
    assets: new Assets({ db: em, files: pendingFiles, pictures, quotas, space, scratch }),
  }),
  resolvers: ({ assets, events, files }) => [
    new AssetResolver(assets, files, events),
    new AssetsOfPage(),
    new AssetGenerationResolver(),
  ],
  references: {
    Asset: async (viewer, id, loaders) => {
      const found = await loaders.of(assetsById).load(id)
      return found && maySeeAsset(viewer, found) ? found : null
    },
  },
  rest: ({ assets }) => assetCalls(assets),
  restTags: { Assets: 'The library of pictures.' },
  maintenance: ({ assets, log }) => [
    {
      run: async () => {
        const count = await assets.emptyTrash()
        if (count) log.info(`Removed ${count} assets that had been in the Trash for 30 days`)
      },
      failure: 'the Trash could not be emptied',
    },
  ],
})
