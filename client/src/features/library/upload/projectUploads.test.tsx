/** Covers specification P12. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ALWAYS, type Answer, pageOf } from '../../../../test/answers'
import { openApp } from '../../../../test/app'
import { makeAsset } from '../../../../test/assets'
import { drop, paste, pictureFile } from '../../../../test/image-files'
import { workspaceOf } from '../../../../test/projects'
import { AddAssetToProjectDocument } from '../../../entities/asset/addToProject.generated'
import { UploadAllowanceDocument, UploadAssetDocument } from './UploadDialog.generated'
import { ProjectAssetsDocument } from '../../workspace/AssetsTab.generated'
import type { ApprovalStatus } from '../../../entities/types.generated'

const noAssets: Answer = {
  request: { query: ProjectAssetsDocument, variables: { id: '1', first: 48, origin: 'ALL' } },
  result: { data: { project: { __typename: 'Project', id: '1', assets: pageOf('AssetConnection', []) } } },
}
const allowance: Answer = {
  request: { query: UploadAllowanceDocument },
  maxUsageCount: ALWAYS,
  result: {
    data: {
      uploadAllowance: {
        __typename: 'UploadAllowance',
        bytesLeft: 2 ** 31,
        filesLeft: 500,
        renewsAt: '2026-11-22T00:00:00Z',
        storageBytesLeft: null,
      },
    },
  },
}
/** An upload with this name creates the asset `a1` with this review status. */
const uploading = (name: string, approvalStatus: ApprovalStatus): Answer => ({
  request: {
    query: UploadAssetDocument,
    variables: ({ input }: { input?: { name?: string } }) => input?.name === name,
  },
  result: { data: { uploadAsset: makeAsset('a1', { name, approvalStatus }) } },
})
const adding = (result: Answer['result']): Answer => ({
  request: { query: AddAssetToProjectDocument, variables: { assetId: 'a1', projectId: '1' } },
  result,
})
const added = { data: { addAssetToProject: { __typename: 'Project', id: '1' } } }

/** Opens the project’s assets, and drags a file over them until the tab accepts it. */
async function openAssets(...answers: Answer[]) {
  openApp({ at: '/projects/1?tab=assets', answers: [workspaceOf(), noAssets, allowance, ...answers] })
  await screen.findByText('No Assets currently present')
  await waitFor(() => {
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['Files'] } })
    expect(screen.getByText('Drop images to upload them')).toBeInTheDocument()
  })
}
async function upload(name: string) {
  const field = await screen.findByLabelText('Name')
  expect(field).toHaveValue(name)
  const dialog = within(field.closest<HTMLElement>('[role=dialog]')!)
  const button = dialog.getByRole('button', { name: 'Upload' })
  await waitFor(() => expect(button).toBeEnabled())
  fireEvent.click(button)
  expect(await screen.findByText('Asset uploaded successfully!')).toBeInTheDocument()
}

test('an image dropped on a project is uploaded and added once approved', async () => {
  await openAssets(uploading('harbour dawn', 'APPROVED'), adding(added))
  drop(pictureFile('harbour-dawn.png'))
  await upload('harbour dawn')
  expect(await screen.findByText('Asset added to project successfully')).toBeInTheDocument()
})

test('a pasted image pending review shows when it can be added', async () => {
  await openAssets(uploading('fjord veil', 'PENDING'), adding(added))
  expect(paste(pictureFile('fjord_veil.png')).defaultPrevented).toBe(true)
  await upload('fjord veil')
  expect(
    await screen.findByText(
      'It is in the library now. Once an admin approves it, you can add it to the project.',
    ),
  ).toBeInTheDocument()
  expect(screen.queryByText('Asset added to project successfully')).not.toBeInTheDocument()
})

test('an image the project refuses stays in the library and shows the reason', async () => {
  const refusal = new GraphQLError('This project is private')
  await openAssets(uploading('old town', 'APPROVED'), adding({ errors: [refusal] }))
  drop(pictureFile('old-town.png'))
  await upload('old town')
  expect(await screen.findByText('This project is private')).toBeInTheDocument()
})
