import { z } from 'zod'
import { type Call, call, field, idField, shape } from '#platform/api/rest'
import type { StorageUsageService } from './storage-usage.service.js'
import { StorageKind } from './storage-usage.js'

const bytes = (description: string, example: number) => field(z.int(), description, example)
const bytesOrNull = (description: string, example: number | null) =>
  field(z.int().nullable(), description, example)

const kindShape = shape('StorageOfKind', 'Usage of all files of one kind.', {
  kind: field(z.enum(StorageKind), 'The kind.', StorageKind.TAKES),
  bytes: bytes('Bytes, including copies and previews.', 30_064_771_072),
  files: field(z.int(), 'Number of files.', 5_200),
})

const projectShape = shape('StorageOfProject', 'Usage of the takes, films and sounds of one project.', {
  project_id: idField('Which project.', 'project'),
  project_name: field(z.string(), 'Its name.', 'The Keeper'),
  is_in_trash: field(z.boolean(), 'Whether it is in the Trash, which keeps files for 30 days.', false),
  bytes: bytes('Bytes in all.', 9_663_676_416),
  takes_bytes: bytes('Bytes of its takes.', 8_589_934_592),
  films_bytes: bytes('Bytes of its films.', 1_073_741_824),
  sounds_bytes: bytes('Bytes of its sounds.', 0),
  files: field(z.int(), 'Number of files.', 1_240),
})

const usageShape = shape('StorageUsage', 'Storage usage and quotas.', {
  bytes: bytes('Bytes of all stored files.', 45_097_156_608),
  limit_bytes: bytesOrNull(
    'Total bytes that may be stored: the minimum of both quotas and the disk space; null if none is known.',
    53_687_091_200,
  ),
  quota_bytes: bytesOrNull('The quota set by admins, or null.', 53_687_091_200),
  installation_quota_bytes: bytesOrNull('The configured quota, or null.', null),
  free_bytes: bytesOrNull(
    'Bytes available on the disk beyond the reserve; null for a bucket.',
    214_748_364_800,
  ),
  is_nearly_full: field(z.boolean(), 'Whether 90 % of the limit is used.', false),
  is_full: field(z.boolean(), 'Whether generating and uploading have stopped.', false),
  unmeasured_files: field(z.int(), 'Files whose size is not measured yet.', 0),
  kinds: field(z.array(kindShape), 'Usage of all five kinds.'),
  project_count: field(z.int(), 'Number of projects with files.', 12),
  projects: field(z.array(projectShape), 'The 50 projects with the largest files, largest first.'),
})

export const storageCalls = (storage: StorageUsageService): Call[] => [
  call({
    method: 'get',
    path: '/admin/storage',
    name: 'getStorage',
    tag: 'Storage',
    summary: 'Storage usage by kind and project: admins',
    responses: [{ status: 200, description: 'The usage.', shape: usageShape }],
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
