import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { type Call, call, field, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { StorageUsageService } from './storage-usage.service.js'
import { StorageKind, StorageOfKind, StorageOfProject, StorageUsage } from './storage-usage.js'

const kind = restFields(StorageOfKind, { kind: StorageKind.TAKES, bytes: 30_064_771_072, files: 5_200 })
const kindShape = shape('StorageOfKind', 'Usage of all files of one kind.', kind.fields)

const project = restFields(StorageOfProject, {
  projectId: EXAMPLE_IDS.project,
  bytes: 9_663_676_416,
  takesBytes: 8_589_934_592,
  filmsBytes: 1_073_741_824,
  soundsBytes: 0,
  files: 1_240,
})
const projectShape = shape('StorageOfProject', 'Usage of the takes, films and sounds of one project.', {
  project_name: field(z.string(), 'Its name.', 'The Keeper'),
  is_in_trash: field(z.boolean(), 'Whether it is in the Trash, which keeps files for 30 days.', false),
  ...project.fields,
})

const all = restFields(StorageUsage, {
  bytes: 45_097_156_608,
  limitBytes: 53_687_091_200,
  quotaBytes: 53_687_091_200,
  installationQuotaBytes: null,
  freeBytes: 214_748_364_800,
  isNearlyFull: false,
  isFull: false,
  unmeasuredFiles: 0,
  projectCount: 12,
})
const usageShape = shape('StorageUsage', 'Storage usage and quotas.', {
  ...all.fields,
  kinds: field(z.array(kindShape), 'Usage of all five kinds.'),
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
      const usage = await storage.usage(viewer)
      return {
        ...all.of(usage),
        kinds: usage.kinds.map(kind.of),
        projects: usage.projects.map((one) => ({
          project_name: one.name,
          is_in_trash: one.deletedAt !== null,
          ...project.of(one),
        })),
      }
    },
  }),
]
