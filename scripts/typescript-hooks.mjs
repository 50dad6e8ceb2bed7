import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from '@swc/core'

// `@swc-node/register` does the same, but loads TypeScript in each process, which takes a second of CPU
const settings = JSON.parse(readFileSync(new URL('../.swcrc', import.meta.url), 'utf8'))

const isOurs = (url) => url?.startsWith('file:') && !url.includes('/node_modules/')

/** TypeScript imports name the emitted file: `./budget.js` is `./budget.ts`. */
export function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && specifier.endsWith('.js') && isOurs(context.parentURL)) {
    const source = new URL(specifier.replace(/js$/, 'ts'), context.parentURL)
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true }
  }
  return next(specifier, context)
}

export async function load(url, context, next) {
  if (!isOurs(url) || !/\.tsx?$/.test(new URL(url).pathname)) return next(url, context)
  const filename = fileURLToPath(url)
  const { code } = await transform(await readFile(filename, 'utf8'), { ...settings, filename, swcrc: false })
  return { format: 'module', source: code, shortCircuit: true }
}
