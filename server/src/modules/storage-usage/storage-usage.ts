import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql'

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
    'What stored files are for: pictures of the library, takes of projects, merged films, sounds of projects, and pieces of films that are kept for the next merge.',
})

@ObjectType({ description: 'What all files of one kind take.' })
export class StorageOfKind {
  @Field(() => StorageKind, { description: 'Which kind.' })
  kind!: StorageKind
  @Field(() => Float, { description: 'Bytes, of all their copies and previews.' })
  bytes!: number
  @Field(() => Int, { description: 'How many files.' })
  files!: number
}

@ObjectType({ description: 'What the takes, films and sounds of one project take.' })
export class StorageOfProject {
  @Field(() => ID, { description: 'Which project.' })
  projectId!: string
  @Field(() => String, { description: 'Its name.' })
  name!: string
  @Field(() => Date, {
    nullable: true,
    description: 'When it went to the Trash; its files are there for 30 days.',
  })
  deletedAt!: Date | null
  @Field(() => Float, { description: 'Bytes in all.' })
  bytes!: number
  @Field(() => Float, { description: 'Bytes of its takes.' })
  takesBytes!: number
  @Field(() => Float, { description: 'Bytes of its films.' })
  filmsBytes!: number
  @Field(() => Float, { description: 'Bytes of its sounds.' })
  soundsBytes!: number
  @Field(() => Int, { description: 'How many files.' })
  files!: number
}

@ObjectType({ description: 'What is stored, by kind and by project, and how much more may be.' })
export class StorageUsage {
  @Field(() => Float, { description: 'Bytes of all stored files.' })
  bytes!: number
  @Field(() => Float, {
    nullable: true,
    description:
      'Bytes that may be stored in all: the least of both quotas and of what the disk has room for. Null where none of them is known, as in a bucket without a quota.',
  })
  limitBytes!: number | null
  @Field(() => Float, {
    nullable: true,
    description: 'The quota that admins set, in bytes; null without one.',
  })
  quotaBytes!: number | null
  @Field(() => Float, {
    nullable: true,
    description: 'The quota of the configuration, `STORAGE_QUOTA_GB`, in bytes; null without one.',
  })
  installationQuotaBytes!: number | null
  @Field(() => Float, {
    nullable: true,
    description: 'Bytes that the disk of files has room for beyond what stays free there; null for a bucket.',
  })
  freeBytes!: number | null
  @Field(() => Boolean, { description: 'Whether 90 % of what may be stored is used.' })
  isNearlyFull!: boolean
  @Field(() => Boolean, { description: 'Whether nothing more can be made or uploaded.' })
  isFull!: boolean
  @Field(() => Int, {
    description: 'Files whose size is still being found out; they count as nothing until then.',
  })
  unmeasuredFiles!: number
  @Field(() => [StorageOfKind], { description: 'By kind: all five of them.' })
  kinds!: StorageOfKind[]
  @Field(() => Int, { description: 'How many projects have files.' })
  projectCount!: number
  @Field(() => [StorageOfProject], {
    description: 'The projects with the largest files, largest first.',
  })
  projects!: StorageOfProject[]
}

@ObjectType({ description: 'What clearing the merge cache has made room for.' })
export class ClearedMergeCache {
  @Field(() => Int, { description: 'How many pieces were removed.' })
  files!: number
  @Field(() => Float, { description: 'How many bytes they took.' })
  bytes!: number
  @Field(() => StorageUsage, {
    description: 'What is stored now. Where there were very many pieces, some are still being removed.',
  })
  storage!: StorageUsage
}
