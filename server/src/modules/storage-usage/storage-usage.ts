import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { BigInteger } from '#platform/api/scalars'

export enum StorageKind {
  PICTURES = 'pictures',
  TAKES = 'takes',
  FILMS = 'films',
  SOUNDS = 'sounds',
  MERGE_CACHE = 'merge-cache',
}
registerEnumType(StorageKind, {
  name: 'StorageKind',
  description:
    'The kind of stored files: images of the library, takes, films and sounds of projects, and cached parts of films.',
})

@ObjectType({ description: 'Usage of all files of one kind.' })
export class StorageOfKind {
  @Field(() => StorageKind, { description: 'The kind.' })
  kind!: StorageKind
  @Field(() => BigInteger, { description: 'Bytes, including copies and previews.' })
  bytes!: number
  @Field(() => Int, { description: 'Number of files.' })
  files!: number
}

@ObjectType({ description: 'Usage of the takes, films and sounds of one project.' })
export class StorageOfProject {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => String, { description: 'Its name.' })
  name!: string
  @Field(() => Date, {
    nullable: true,
    description: 'When it was moved to the Trash, which keeps files for 30 days.',
  })
  deletedAt!: Date | null
  @Field(() => BigInteger, { description: 'Total bytes.' })
  bytes!: number
  @Field(() => BigInteger, { description: 'Bytes of its takes.' })
  takesBytes!: number
  @Field(() => BigInteger, { description: 'Bytes of its films.' })
  filmsBytes!: number
  @Field(() => BigInteger, { description: 'Bytes of its sounds.' })
  soundsBytes!: number
  @Field(() => Int, { description: 'Number of files.' })
  files!: number
}

@ObjectType({ description: 'Storage usage by kind and project, and quotas.' })
export class StorageUsage {
  @Field(() => BigInteger, { description: 'Bytes of all stored files.' })
  bytes!: number
  @Field(() => BigInteger, {
    nullable: true,
    description:
      'Total bytes that may be stored: the minimum of both quotas and the disk space. Null if none is known, as for a bucket without a quota.',
  })
  limitBytes!: number | null
  @Field(() => BigInteger, {
    nullable: true,
    description: 'The quota set by admins in bytes, or null.',
  })
  quotaBytes!: number | null
  @Field(() => BigInteger, {
    nullable: true,
    description: 'The configured quota, `STORAGE_QUOTA_GB`, in bytes, or null.',
  })
  installationQuotaBytes!: number | null
  @Field(() => BigInteger, {
    nullable: true,
    description: 'Bytes available on the disk beyond the reserve; null for a bucket.',
  })
  freeBytes!: number | null
  @Field(() => Boolean, { description: 'Whether 90 % of the limit is used.' })
  isNearlyFull!: boolean
  @Field(() => Boolean, { description: 'Whether generating and uploading have stopped.' })
  isFull!: boolean
  @Field(() => Int, {
    description: 'Files whose size is not measured yet; they count as 0 bytes.',
  })
  unmeasuredFiles!: number
  @Field(() => [StorageOfKind], { description: 'Usage of all five kinds.' })
  kinds!: StorageOfKind[]
  @Field(() => Int, { description: 'Number of projects with files.' })
  projectCount!: number
  @Field(() => [StorageOfProject], {
    description: 'The projects with the largest files, largest first.',
  })
  projects!: StorageOfProject[]
}

@ObjectType({ description: 'The result of clearing the merge cache.' })
export class ClearedMergeCache {
  @Field(() => Int, { description: 'Number of removed parts.' })
  files!: number
  @Field(() => BigInteger, { description: 'Number of freed bytes.' })
  bytes!: number
  @Field(() => StorageUsage, {
    description: 'The usage afterwards. If there were very many parts, some are still being removed.',
  })
  storage!: StorageUsage
}
