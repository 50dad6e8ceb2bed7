import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { LIMITS } from '#schema/limits'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { BigInteger } from '#platform/api/scalars'
import type { StorageUsageService } from './storage-usage.service.js'
import { ClearedMergeCache, StorageUsage } from './storage-usage.js'

@Resolver()
export class StorageUsageResolver {
  constructor(private readonly storages: StorageUsageService) {}

  @Query(() => StorageUsage, { description: 'Storage usage by kind and project. For admins.' })
  storage(
    @Arg('first', () => Int, {
      defaultValue: LIMITS.storage.projects,
      description: 'Number of projects, largest first; at most 200.',
    })
    first: number,
    @Ctx() context: Context,
  ): Promise<StorageUsage> {
    return this.storages.usage(signedIn(context), { first })
  }

  @Authorized({ admin: true })
  @Mutation(() => StorageUsage, {
    description:
      'Sets the team’s storage quota. When it is reached, generating and uploading stop; stored files stay.',
  })
  updateStorageQuota(
    @Arg('quotaBytes', () => BigInteger, { nullable: true, description: 'Bytes; null for no quota.' })
    quotaBytes: number | null,
    @Ctx() context: Context,
  ): Promise<StorageUsage> {
    return this.storages.setQuota(signedIn(context), { quotaBytes: quotaBytes ?? null })
  }

  @Authorized({ admin: true })
  @Mutation(() => ClearedMergeCache, {
    description:
      'Clears the cache of film parts, so that the next merge takes longer. Does not affect films or merges in progress.',
  })
  clearMergeCache(@Ctx() context: Context): Promise<ClearedMergeCache> {
    return this.storages.clearMergeCache(signedIn(context))
  }
}
