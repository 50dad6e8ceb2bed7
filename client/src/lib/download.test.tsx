import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { openPart } from '../../test/part'
import { download } from './download'

const saved: string[] = []
const fetched = globalThis.fetch
const answering = (status: number) =>
  Object.assign(globalThis, {
    fetch: async () => ({ ok: status < 400, status, blob: async () => new Blob(['film']) }),
  })

beforeEach(() => {
  saved.length = 0
  // jsdom saves nothing: it only knows that a link was followed
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:film', revokeObjectURL: () => undefined })
})
afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(globalThis, { fetch: fetched })
})

test('a film is saved under its title, else the last part of its address, else a name of our own', async () => {
  answering(200)
  for (const address of [
    '/files/4f2a.mp4?download=The%20Keeper.mp4&signature=1',
    '/files/4f2a.mp4?signature=1',
    '/?signature=1',
  ]) {
    expect(await download(address)).toBe(true)
  }
  expect(saved).toEqual(['The Keeper.mp4', '4f2a.mp4', 'downloaded-video.mp4'])
})

test('a file that does not come is told', async () => {
  openPart(null)
  answering(404)
  expect(await act(() => download('/files/4f2a.mp4'))).toBe(false)
  expect(await screen.findByText('Download failed')).toBeInTheDocument()
  expect(saved).toEqual([])
})
