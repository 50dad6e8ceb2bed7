import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn, root } from './stale.mjs'

/** Text files; images and most fonts are already compressed. */
const TEXT = /\.(js|css|html|svg|json|webmanifest|ttf)$/
/** Bytes that fit into one packet. */
const ONE_PACKET = 1_400

/** Writes each text file below `folder` with brotli and gzip, beside it: `index.js.br`, `index.js.gz`. */
export async function compressFiles(folder, { brotliQuality }) {
  const encodings = {
    br: (file) =>
      promisify(brotliCompress)(file, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    gz: (file) => promisify(gzip)(file, { level: 9 }),
  }
  const paths = [...filesIn(folder)].filter((path) => TEXT.test(path)).map((path) => join(root, path))
  await Promise.all(
    paths.map(async (path) => {
      const file = await readFile(path)
      if (file.length < ONE_PACKET) return
      for (const [ending, encode] of Object.entries(encodings))
        await writeFile(`${path}.${ending}`, await encode(file))
    }),
  )
}
