import { z } from 'zod'
import { type Call, call, field, idField, shape } from '#platform/api/rest'
import type { StorageUsageService } from './storage-usage.service.js'
import { StorageKind } from './storage-usage.js'

const bytes = (description: string, example: number) => field(z.int(), description, example)
const bytesOrNull = (description: string, example: number | null) =>
  field(z.int().nullable(), description, example)

const kindShape = shape('StorageOfKind', 'What all files of one kind take.', {
  kind: field(z.enum(StorageKind), 'Which kind.', StorageKind.TAKES),
  bytes: bytes('Bytes, of all their copies and previews.', 30_064_771_072),
  files: field(z.int(), 'How many files.', 5_200),
})

const projectShape = shape('StorageOfProject', 'What the takes, films and sounds of one project take.', {
  project_id: idField('Which project.', 'project'),
  project_name: field(z.string(), 'Its name.', 'The Keeper'),
  is_in_trash: field(z.boolean(), 'Whether it is in the Trash; its files are there for 30 days.', false),
  bytes: bytes('Bytes in all.', 9_663_676_416),
  takes_bytes: bytes('Bytes of its takes.', 8_589_934_592),
  films_bytes: bytes('Bytes of its films.', 1_073_741_824),
  sounds_bytes: bytes('Bytes of its sounds.', 0),
  files: field(z.int(), 'How many files.', 1_240),
})

const usageShape = shape('StorageUsage', 'What is stored, and how much more may be.', {
  bytes: bytes('Bytes of all stored files.', 45_097_156_608),
  limit_bytes: bytesOrNull(
    'Bytes that may be stored in all: the least of both quotas and of what the disk has room for; null where none of them is known.',
    53_687_091_200,
  ),
  quota_bytes: bytesOrNull('The quota that admins set; null without one.', 53_687_091_200),
  installation_quota_bytes: bytesOrNull('The quota of the configuration; null without one.', null),
  free_bytes: bytesOrNull(
    'Bytes that the disk of files has room for beyond what stays free there; null for a bucket.',
    214_748_364_800,
  ),
  is_nearly_full: field(z.boolean(), 'Whether 90 % of what may be stored is used.', false),
  is_full: field(z.boolean(), 'Whether nothing more can be made or uploaded.', false),
  unmeasured_files: field(z.int(), 'Files whose size is still being found out.', 0),
  kinds: field(z.array(kindShape), 'By kind: all five of them.'),
  project_count: field(z.int(), 'How many projects have files.', 12),
  projects: field(z.array(projectShape), 'The 50 projects with the largest files, largest first.'),
})

/** Storage over REST. */
export const storageCalls = (storage: StorageUsageService): Call[] => [
  call({
    method: 'get',
    path: '/admin/storage',
    name: 'getStorage',
    tag: 'Storage',
    summary: 'What is stored, by kind and by project: admins',
    responses: [{ status: 200, description: 'Bytes and files.', shape: usageShape }],
    errors: [403],
    run: async ({ viewer }): Promise<z.output<typeof usageShape>> => {
      const { kinds, projects, ...usage } = await storage.usage(viewer)
      return {
        bytes: usage.bytes,
        limit_bytes: usage.limitBytes,
        quota_bytes: usage.quotaBytes,
        installation_quota_bytes: usage.installationQuotaBytes,
        free_bytes: usage.freeBytes,
        is_nearly_full: usage.isNearlyFull,
        is_full: usage.isFull,
        unmeasured_files: usage.unmeasuredFiles,
        kinds: kinds.map(({ kind, bytes: together, files }) => ({ kind, bytes: together, files })),
        project_count: usage.projectCount,
        projects: projects.map((project) => ({
          project_id: project.projectId,
          project_name: project.name,
          is_in_trash: project.deletedAt !== null,
          bytes: project.bytes,
          takes_bytes: project.takesBytes,
          films_bytes: project.filmsBytes,
          sounds_bytes: project.soundsBytes,
          files: project.files,
        })),
      }
    },
  }),
]
