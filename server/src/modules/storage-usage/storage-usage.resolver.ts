import { Arg, Ctx, Float, Int, Mutation, Query, Resolver } from 'type-graphql'
import { LIMITS } from '#schema/limits'
import { type Context, signedIn } from '#platform/api/context'
import type { StorageUsageService } from './storage-usage.service.js'
import { ClearedMergeCache, StorageUsage } from './storage-usage.js'

@Resolver()
export class StorageUsageResolver {
  constructor(private readonly storages: StorageUsageService) {}

  @Query(() => StorageUsage, { description: 'What is stored, by kind and by project. For admins.' })
  storage(
    @Arg('first', () => Int, {
      defaultValue: LIMITS.storage.projects,
      description: 'How many projects, the largest first; at most 200.',
    })
    first: number,
    @Ctx() context: Context,
  ): Promise<StorageUsage> {
    return this.storages.usage(signedIn(context), { first })
  }

  @Mutation(() => StorageUsage, {
    description:
      'Sets the team’s storage quota. Once it is reached nothing more can be made or uploaded; what is stored stays. For admins.',
  })
  setStorageQuota(
    @Arg('quotaBytes', () => Float, { nullable: true, description: 'Bytes; null for no quota.' })
    quotaBytes: number | null,
    @Ctx() context: Context,
  ): Promise<StorageUsage> {
    return this.storages.setQuota(signedIn(context), { quotaBytes: quotaBytes ?? null })
  }

  @Mutation(() => ClearedMergeCache, {
    description:
      'Removes the pieces of films that are kept for the next merge, which then takes longer. Films, and merges in progress, lose nothing. For admins.',
  })
  clearMergeCache(@Ctx() context: Context): Promise<ClearedMergeCache> {
    return this.storages.clearMergeCache(signedIn(context))
  }
}
