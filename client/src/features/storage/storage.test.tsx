/** Covers specification K30, K33, K36. */
import { fireEvent, screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type Answer, openApp } from '../../../test/app'
import {
  ClearMergeCacheDocument,
  UpdateStorageQuotaDocument,
  StorageDocument,
  type StorageFieldsFragment,
} from './storage.generated'

const MB = 1024 ** 2
const GB = 1024 ** 3
const ofKind = (kind: StorageFieldsFragment['kinds'][number]['kind'], bytes: number, files: number) => ({
  __typename: 'StorageOfKind' as const,
  kind,
  bytes,
  files,
})
const ofProject = (name: string, changes: Partial<StorageFieldsFragment['projects'][number]> = {}) => ({
  __typename: 'StorageOfProject' as const,
  projectId: name,
  name,
  deletedAt: null,
  bytes: 5 * GB,
  takesBytes: 4 * GB,
  filmsBytes: GB,
  ...changes,
})
const usage = (changes: Partial<StorageFieldsFragment> = {}) => ({
  __typename: 'StorageUsage' as const,
  bytes: 9 * GB,
  limitBytes: 20 * GB,
  quotaBytes: 20 * GB,
  installationQuotaBytes: null,
  freeBytes: 120 * GB,
  isNearlyFull: false,
  isFull: false,
  unmeasuredFiles: 0,
  kinds: [
    ofKind('PICTURES', GB, 1_200),
    ofKind('TAKES', 4 * GB, 96),
    ofKind('FILMS', GB, 4),
    ofKind('MERGE_CACHE', 3 * GB, 210),
  ],
  projectCount: 2,
  projects: [
    ofProject('The Keeper'),
    ofProject('Low tide', { deletedAt: '2026-11-20T10:00:00Z', bytes: 9 * MB }),
  ],
  ...changes,
})
const answer = (changes: Partial<StorageFieldsFragment> = {}, first = 50): Answer => ({
  request: { query: StorageDocument, variables: { first } },
  result: { data: { storage: usage(changes) } },
})
const open = (...answers: Answer[]) => openApp({ at: '/settings?tab=storage', answers })
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

test('an admin sees used and total storage, by kind and project', async () => {
  open(answer())
  expect(await screen.findByRole('img', { name: '45 % used' })).toBeInTheDocument()
  expect(screen.getByText(/Team quota: 20 GB\. 120 GB free on the disk\./)).toBeInTheDocument()
  expect(await rowsOf('By kind')).toEqual([
    'Images1,2001 GB',
    'Takes964 GB',
    'Films41 GB',
    'Merge cacheClear2103 GB',
  ])
  const [keeper, tide] = await rowsOf('By project')
  expect(keeper).toMatch(/^The Keeper.*4 GB.*1 GB5 GB$/)
  expect(tide).toMatch(/^Low tide In the Trash.*9 MB$/)
  expect(screen.getByRole('link', { name: 'The Keeper' })).toHaveAttribute('href', '/projects/The Keeper')
  expect(screen.queryByRole('link', { name: 'Low tide' })).not.toBeInTheDocument()
})

test('an empty installation shows a message, and a bucket without a quota shows a hint', async () => {
  const kinds = usage().kinds.map(({ kind }) => ofKind(kind, 0, 0))
  const none = { bytes: 0, limitBytes: null, quotaBytes: null, freeBytes: null }
  open(answer({ ...none, kinds, projects: [], projectCount: 0 }))
  expect(await screen.findByText('Nothing stored yet')).toBeInTheDocument()
  expect(screen.getByText(/Free space is unknown/)).toBeInTheDocument()
  expect(await screen.findByText('Set quota')).toBeInTheDocument()
})

test('nearly full and full storage, and files being measured, are shown', async () => {
  open(answer({ isNearlyFull: true, unmeasuredFiles: 1_200 }))
  expect(await screen.findByText('The storage is nearly full')).toBeInTheDocument()
  expect(screen.getByText(/1,200 older files are still being measured/)).toBeInTheDocument()
})

test('full storage shows what to do', async () => {
  open(answer({ isNearlyFull: true, isFull: true }))
  expect(await screen.findByText('The storage is full')).toBeInTheDocument()
  expect(screen.queryByText('The storage is nearly full')).not.toBeInTheDocument()
})

test('more projects can be loaded', async () => {
  const many = ['The Keeper', 'Low tide', 'Line 9'].map((name) => ofProject(name))
  open(answer({ projectCount: 3 }), answer({ projects: many, projectCount: 3 }, 200))
  fireEvent.click(await screen.findByText('Show more'))
  expect(await screen.findByText('Line 9')).toBeInTheDocument()
  expect(screen.queryByText('Show more')).not.toBeInTheDocument()
})

test('clearing the merge cache asks first, and refreshes the usage', async () => {
  const cleared: Answer = {
    request: { query: ClearMergeCacheDocument },
    result: {
      data: { clearMergeCache: { __typename: 'ClearedMergeCache', files: 210, bytes: 3 * GB } },
    },
  }
  const kinds = usage().kinds.map((kind) => (kind.kind === 'MERGE_CACHE' ? ofKind(kind.kind, 0, 0) : kind))
  open(answer(), cleared, answer({ bytes: 6 * GB, kinds }))
  fireEvent.click(await screen.findByLabelText('Clear the merge cache'))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('the 210 pieces of films, 3 GB')
  fireEvent.click(within(dialog).getByText('Clear'))
  expect(await screen.findByText('Merge cache cleared: 3 GB freed')).toBeInTheDocument()
  expect(await screen.findByRole('img', { name: '30 % used' })).toBeInTheDocument()
  expect(screen.getByLabelText('Clear the merge cache')).toBeDisabled()
})

test('a quota is entered in gigabytes, validated, and can be removed', async () => {
  const set = (quotaBytes: number | null): Answer => ({
    request: { query: UpdateStorageQuotaDocument, variables: { quotaBytes } },
    result: { data: { updateStorageQuota: { __typename: 'StorageUsage', quotaBytes } } },
  })
  open(answer(), set(1.5 * GB), answer({ quotaBytes: 1.5 * GB, limitBytes: 1.5 * GB }))
  fireEvent.click(await screen.findByText('Change quota'))
  const field = await screen.findByLabelText('Team storage limit')
  expect(field).toHaveValue('20')
  fireEvent.change(field, { target: { value: 'a lot' } })
  fireEvent.click(screen.getByText('Save quota'))
  expect(await screen.findByText('Enter a size between 1 MB and 1,000,000 GB')).toBeInTheDocument()
  fireEvent.change(field, { target: { value: '1,5' } })
  fireEvent.click(screen.getByText('Save quota'))
  expect(await screen.findByText('Quota set to 1.5 GB')).toBeInTheDocument()
  expect(await screen.findByText(/Team quota: 1.5 GB/)).toBeInTheDocument()
})

test('the input is kept when the server refuses a quota', async () => {
  const refused: Answer = {
    request: { query: UpdateStorageQuotaDocument, variables: { quotaBytes: null } },
    result: { errors: [new GraphQLError('Only admins may do this', { extensions: { code: 'FORBIDDEN' } })] },
  }
  open(answer(), refused)
  fireEvent.click(await screen.findByText('Change quota'))
  fireEvent.change(await screen.findByLabelText('Team storage limit'), { target: { value: '' } })
  fireEvent.click(screen.getByText('Save quota'))
  expect(await screen.findByText('Only admins may do this')).toBeInTheDocument()
})

test('storage that fails to load offers a retry', async () => {
  const broken: Answer = {
    request: { query: StorageDocument, variables: { first: 50 } },
    result: { errors: [new GraphQLError('Something went wrong.')] },
  }
  open(broken, answer())
  expect(await screen.findByText('Unable to load the storage')).toBeInTheDocument()
  fireEvent.click(screen.getByText('Try again'))
  expect(await screen.findByText('By kind')).toBeInTheDocument()
})
