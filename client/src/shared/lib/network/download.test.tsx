/** Covers specification V21. */
import { act, screen } from '@testing-library/react'
import { watchDownloads } from '../../../../test/downloads'
import { openPart } from '../../../../test/part'
import { download } from './download'

const answering = (status: number) =>
  watchDownloads(async () => ({ ok: status < 400, status, blob: async () => new Blob(['film']) }))

test('a film is saved under its title, the last part of its address, or a default name', async () => {
  const saved = answering(200)
  for (const address of [
    '/files/4f2a.mp4?download=The%20Keeper.mp4&signature=1',
    '/files/4f2a.mp4?signature=1',
    '/?signature=1',
  ]) {
    expect(await download(address)).toBe(true)
  }
  expect(saved).toEqual(['The Keeper.mp4', '4f2a.mp4', 'downloaded-video.mp4'])
})

test('a failed download shows an error', async () => {
  openPart(null)
  const saved = answering(404)
  expect(await act(() => download('/files/4f2a.mp4'))).toBe(false)
  expect(await screen.findByText('Download failed')).toBeInTheDocument()
  expect(saved).toEqual([])
})
