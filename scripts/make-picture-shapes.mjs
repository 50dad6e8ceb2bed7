import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { KINDS } from '../packages/preview-engine/src/pictures/catalogue.ts'

/**
 * Writes the bounds of each picture of the preview engine in its 32×32 box, and the share of them that it covers, to
 * `shapes.json`: `node --import ./scripts/typescript.mjs scripts/make-picture-shapes.mjs`.
 */
const FILE = 'packages/preview-engine/src/pictures/shapes.json'
const SIZE = 128
const SCALE = SIZE / 32

const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
)

async function shapeOf(name) {
  if (!icons[name]) throw new Error(`The set has no picture of ${name}.`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${SIZE}" height="${SIZE}">${icons[name].body}</svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  let [left, top, right, bottom, area] = [SIZE, SIZE, 0, 0, 0]
  for (let at = 0; at < SIZE * SIZE; at++) {
    const alpha = data[at * 4 + 3]
    area += alpha / 255
    if (alpha < 128) continue
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  const cover = Math.min(1, area / ((right - left) * (bottom - top)))
  return [...[left, top, right, bottom].map((value) => value / SCALE), Math.round(cover * 100) / 100]
}

const names = KINDS.flatMap(({ names }) => [...names.matchAll(/([\w-]+):\d+/g)].map(([, name]) => name))
const shapes = {}
for (const name of names) shapes[name] = await shapeOf(name)
writeFileSync(FILE, JSON.stringify(shapes).replaceAll('],', '],\n') + '\n')
