/** Covers specification L18, L19. */
import { prepare } from './shrink'

const MB = 1024 * 1024
const drawn: { size: string; type: string; quality: number }[] = []
let result = 1000

/** Image functions that jsdom lacks. Records what is drawn to the canvas, and returns `result` bytes. */
Object.assign(globalThis, { createImageBitmap: async () => ({ width: 4000, height: 3000, close() {} }) })
Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blob.type}:${blob.size}` })
Object.assign(HTMLCanvasElement.prototype, {
  getContext: () => ({ drawImage() {} }),
  toBlob(this: HTMLCanvasElement, take: (blob: Blob) => void, type: string, quality: number) {
    drawn.push({ size: `${this.width}x${this.height}`, type, quality })
    take(new Blob([new Uint8Array(result)], { type }))
  },
})
beforeEach(() => {
  drawn.length = 0
  result = 1000
})
const photo = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'dune', { type })

test('images from 1 MB are scaled to fit 1920x1080 at quality 0.8, and keep their type', async () => {
  const { file, originalBytes, width, height } = await prepare(photo(MB))
  expect(drawn).toEqual([{ size: '1440x1080', type: 'image/jpeg', quality: 0.8 }])
  expect({ type: file.type, size: file.size, originalBytes, width, height }).toEqual({
    type: 'image/jpeg',
    size: 1000,
    originalBytes: MB,
    width: 4000,
    height: 3000,
  })
})

test('small and animated images, and those that would grow, are uploaded unchanged', async () => {
  for (const untouched of [photo(MB - 1), photo(MB, 'image/gif')])
    expect((await prepare(untouched)).file).toBe(untouched)
  expect(drawn).toEqual([])
  result = 2 * MB
  const dense = photo(MB)
  expect((await prepare(dense)).file).toBe(dense)
})

test('uploads over 2 MB have a 300-pixel JPEG preview at quality 0.7', async () => {
  expect((await prepare(photo(2 * MB, 'image/gif'))).preview).toBe(`blob:image/gif:${2 * MB}`)
  expect(drawn).toEqual([])
  expect((await prepare(photo(2 * MB + 1, 'image/gif'))).preview).toBe('blob:image/jpeg:1000')
  expect(drawn).toEqual([{ size: '300x225', type: 'image/jpeg', quality: 0.7 }])
})
