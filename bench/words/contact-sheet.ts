import { writeFileSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { renderImage } from '../../packages/preview-engine/src/render/image.js'

const [WIDTH, HEIGHT, COLUMNS, LABEL] = [300, 169, 8, 20]
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Draws prompts with the local engine onto one PNG, each with its text below. */
export const drawSheet = async (file: string, prompts: readonly string[]): Promise<void> => {
  const tiles: OverlayOptions[] = []
  for (const [i, prompt] of prompts.entries()) {
    const [left, top] = [(i % COLUMNS) * WIDTH, Math.floor(i / COLUMNS) * (HEIGHT + LABEL)]
    const still = await renderImage({ prompt, ratio: '16:9', seed: 4 })
    tiles.push({
      input: await sharp(still)
        .resize(WIDTH - 4, HEIGHT)
        .png()
        .toBuffer(),
      left,
      top,
    })
    const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LABEL}"><text x="3" y="14" font-family="sans-serif" font-size="11" fill="#fff">${escaped(prompt)}</text></svg>`
    tiles.push({ input: Buffer.from(label), left, top: top + HEIGHT })
  }
  const height = Math.ceil(prompts.length / COLUMNS) * (HEIGHT + LABEL)
  const sheet = sharp({ create: { width: COLUMNS * WIDTH, height, channels: 3, background: '#14141a' } })
  writeFileSync(file, await sheet.composite(tiles).png({ palette: true }).toBuffer())
}
