import type { Plugin } from 'vite'
import { designTokens, HASH, styleSheet } from './extract.ts'
import { PREFIXES } from './prefixes.ts'
import { type Style, takeStyles } from './styles.ts'

const STYLE = /\/antd\/es\/(.*\/style\/.*|.*\/style)\.js$/
const COMPONENT = /\/antd\/es\/(?!theme\/)/
/** The design tokens that components read themselves, beside what their styles do. */
const TOKENS = [
  'borderRadius',
  'colorBgContainer',
  'colorFill',
  'colorFillQuaternary',
  'colorFillSecondary',
  'colorFillTertiary',
  'colorTextQuaternary',
  'controlHeight',
  'marginXXS',
  'motion',
  ...['XS', 'SM', 'MD', 'LG', 'XL', 'XXL', 'XXXL'].flatMap((size) =>
    ['', 'Min', 'Max'].map((end) => `screen${size}${end}`),
  ),
  'sizePopupArrow',
  'zIndexPopupBase',
]
const READ = /\btoken\??\.(\w+)|\{([\w\s,]+)\} = token;/g

/** Those that a component reads. */
const tokensIn = (code: string): Set<string> =>
  new Set(
    [...code.matchAll(READ)].flatMap(
      ([, one, several = '']) => one ?? several.split(/[\s,]+/).filter(Boolean),
    ),
  )

const tokensCode = () => `
  import { useContext } from 'react'
  import { DesignTokenContext } from './context'
  export const unitless = {}
  const token = ${JSON.stringify(Object.fromEntries(Object.entries(designTokens()).filter(([name]) => TOKENS.includes(name))))}
  const resultOf = (token) => [null, token, '${HASH}', token, {}, true]
  const moving = resultOf(token)
  const still = resultOf({ ...token, motion: false })
  export default () => useContext(DesignTokenContext).token?.motion === false ? still : moving`

/** Registers the sheet of a loaded chunk for `src/shared/lib/loading/antdStyles.ts`. */
const wanted = (path: string) => `(globalThis.antdSheets??=[]).push(${JSON.stringify(path)});`

/** The sheet that belongs to a file of the app; undefined where it has none. */
export const sheetOf = (code: string): string | undefined =>
  /antdSheets[^"'`]*push\(["'`]\/([^"'`]+)["'`]\)/.exec(code)?.[1]

/** Stubs of the modules with which antd computes styles. */
const STUBS: [end: string, code: () => string][] = [
  ['/antd/es/theme/useToken.js', tokensCode],
  ['/antd/es/theme/themes/default/theme.js', () => 'export default {}'],
  [
    '/@ant-design/cssinjs/es/index.js',
    () => `
      import { createContext } from 'react'
      export const StyleContext = createContext({})
      export const createTheme = () => ({})
      export const unit = (size) => typeof size === 'number' ? size + 'px' : size
      export const useStyleRegister = () => {}
      export class Keyframes {}
      export const getComputedToken = undefined, useCacheToken = undefined`,
  ],
  [
    '/@ant-design/cssinjs-utils/es/index.js',
    () => `
      const makeHook = () => () => ['${HASH}', '']
      const makeComponent = () => () => null
      export const genStyleUtils = () => ({
        genStyleHooks: makeHook,
        genComponentStyleHook: () => () => '${HASH}',
        genSubStyleComponent: makeComponent,
      })
      export const genCalc = undefined, mergeToken = undefined, statistic = undefined, statisticToken = undefined`,
  ],
  // its algorithms and tokens are in the style sheet
  ['/client/src/app/theme.ts', () => 'export const theme = {}'],
]

/**
 * Computes antd's styles while building, in the theme of the app: a browser then loads a style sheet with
 * each file of components, and not the code that makes it. While developing, and in tests, antd computes its
 * styles itself.
 */
export function antdStyles(): Plugin {
  const styles = new Map<string, Style[]>()
  const tokens = new Map<string, Set<string>>()
  return {
    name: 'antd-styles',
    apply: 'build',
    load(id) {
      const [, code] = STUBS.find(([end]) => id.endsWith(end)) ?? []
      return code ? { code: code(), moduleType: 'js' } : null
    },
    transform(code, id) {
      const file = STYLE.exec(id)?.[1]
      if (file) {
        const taken = takeStyles(code, file, this.parse(code).body)
        styles.set(id, taken.styles)
        return { code: taken.code, map: null }
      }
      if (COMPONENT.test(id) && code.includes('useToken')) tokens.set(id, tokensIn(code))
      return null
    },
    renderChunk(code, chunk) {
      const read = new Set(chunk.moduleIds.flatMap((id) => [...(tokens.get(id) ?? [])]))
      const lost = [...read].filter((name) => !TOKENS.includes(name))
      if (lost.length) this.error(`client/antd/plugin.ts does not keep what antd reads: ${lost.join(', ')}`)
      const used = chunk.moduleIds.flatMap((id) => styles.get(id) ?? [])
      const unknown = used.map(({ name }) => name).filter((name) => !PREFIXES[name])
      if (unknown.length) this.error(`client/antd/prefixes.ts does not name antd's ${unknown.join(', ')}`)
      if (used.every(({ name }) => !PREFIXES[name]!.length)) return null
      const sheet = this.emitFile({ type: 'asset', name: 'antd.css', source: styleSheet(used) })
      return { code: `${code}\n${wanted(`/${this.getFileName(sheet)}`)}`, map: null }
    },
  }
}
