import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx']
const isFile = (path) => existsSync(path) && statSync(path).isFile()

/** Resolves imports without an extension. A query string loads the file again, like a reload. */
function fileOf(specifier, parentURL) {
  const address = new URL(specifier, parentURL)
  const { search } = address
  address.search = ''
  const path = fileURLToPath(address)
  if (isFile(path)) return undefined
  const ending = ENDINGS.find((one) => isFile(path + one))
  return ending && address.href + ending + search
}

export function resolve(specifier, context, next) {
  const isRelative = /^\.\.?\//.test(specifier) && context.parentURL?.startsWith('file:')
  if (!isRelative || context.parentURL.includes('/node_modules/')) return next(specifier, context)
  const url = fileOf(specifier, context.parentURL)
  return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context)
}

/** CSS modules map each class to its own name; an image resolves to its path. */
const SOURCES = {
  css: () => 'export default new Proxy({}, { get: (_classes, name) => name })',
  webp: (url) => `export default ${JSON.stringify(url)}`,
}

export function load(url, context, next) {
  const source = SOURCES[url.split('.').at(-1)]?.(url)
  return source ? { format: 'module', source, shortCircuit: true } : next(url, context)
}
