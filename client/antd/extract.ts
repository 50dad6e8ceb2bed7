import { createRequire } from 'node:module'
import type { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import type { ConfigProvider, theme as antdTheme } from 'antd'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { theme } from '../src/app/theme.ts'
import { PREFIXES } from './prefixes.ts'
import type { Style } from './styles.ts'

type Hook = (prefix: string, root?: string) => unknown
/** The class of everything that antd's styles are for. */
export const HASH = 'css-antd'

const require = createRequire(import.meta.url)
const VARIABLE = /(--[\w-]+):([^;{}]+);/g
/** What is true for one component alone. */
const BLOCK = /\.ant-([\w-]+)-css-var[^{}]*\{([^{}]*)\}/g
const USED = /var\((--[\w-]+)/g
const KEY = 'css-var-antd'

/** A design token that has another value for one component. */
interface Override {
  scope: string
  name: string
  value: string
}

const pairsOf = (css: string): [name: string, value: string][] =>
  [...css.matchAll(VARIABLE)].map(([, name = '', value = '']) => [name, value])

/** The variables that are used by the styles, directly or by another variable. */
function usedVariables(variables: Map<string, string>, css: string): [name: string, value: string][] {
  const used = new Set<string>()
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(USED)) {
      if (used.has(name)) continue
      used.add(name)
      follow(variables.get(name) ?? '')
    }
  }
  follow(css)
  return [...variables].filter(([name]) => used.has(name))
}

/** What the app shows nowhere: right to left, and antd's own colours. */
const UNUSED =
  /-rtl\b|-(color-)?(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)(-inverse)?(?![\w-])/
const RULE = /([^{}]+)\{[^{}]*\}/g
/** A comma between selectors, not within one. */
const COMMA = /,(?![^(]*\))/

/** The same without the selectors that match nothing, and without the rules that are left with none. */
const pruned = (css: string): string =>
  css.replace(RULE, (rule: string, selectors: string) => {
    const used = selectors.split(COMMA).filter((selector) => !UNUSED.test(selector))
    return used.length ? used.join(',') + rule.slice(selectors.length) : ''
  })

/** Renders nothing but what registers the styles, as antd's components do. */
function render(styles: readonly Style[], motion: boolean) {
  const cssinjs = require('@ant-design/cssinjs') as {
    createCache: typeof createCache
    extractStyle: typeof extractStyle
    StyleProvider: typeof StyleProvider
  }
  const antd = require('antd') as { ConfigProvider: typeof ConfigProvider; theme: typeof antdTheme }
  const cache = cssinjs.createCache()
  let hash = ''
  let tokens: Record<string, unknown> = {}
  const Reader = () => {
    const found = antd.theme.useToken()
    hash = found.hashId
    tokens = found.token as never
    return null
  }
  const Registrar = ({ style, prefix }: { style: Hook; prefix: string }) => {
    style(`ant-${prefix}`, `ant-${prefix}-css-var`)
    return null
  }
  const parts = styles.flatMap(({ name, file, exported, isComponent }) => {
    const style = (require(`antd/lib/${file}`) as Record<string, unknown>)[exported]
    return PREFIXES[name]!.map((prefix): ReactNode => {
      const key = `${name} ${prefix}`
      return isComponent
        ? createElement(style as FunctionComponent<{ prefixCls: string }>, {
            key,
            prefixCls: `ant-${prefix}`,
          })
        : createElement(Registrar, { key, style: style as Hook, prefix })
    })
  })
  const config = { theme: { ...theme, cssVar: { key: KEY }, token: { ...theme.token, motion } } }
  renderToStaticMarkup(
    createElement(
      cssinjs.StyleProvider,
      { cache },
      createElement(antd.ConfigProvider, config, createElement(Reader), parts),
    ),
  )
  const text = (types: ('style' | 'token' | 'cssVar')[]) =>
    cssinjs.extractStyle(cache, { plain: true, types })
  const variables = new Map(pairsOf(text(['token'])))
  const overrides: Override[] = []
  for (const [, scope = '', block = ''] of text(['cssVar']).matchAll(BLOCK))
    for (const [name, value] of pairsOf(block)) {
      if (!variables.has(name)) variables.set(name, value)
      else if (variables.get(name) !== value) overrides.push({ scope, name, value })
    }
  return { css: pruned(text(['style']).replaceAll(hash, HASH)), variables, overrides, tokens }
}

const declared = (variables: [string, string][]) => variables.map((variable) => variable.join(':')).join(';')

/** What antd's components read of the design tokens, beside what their styles do. */
export const designTokens = (): Record<string, unknown> => render([], true).tokens

/** The style sheet of these styles of antd in the theme of the app, with and without movement. */
export function styleSheet(styles: readonly Style[]): string {
  const sorted = styles.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const { css, variables, overrides } = render(sorted, true)
  const still = render(sorted, false)
  if (still.css !== css) throw new Error('Without movement, antd has other styles than with it')
  const used = usedVariables(variables, css)
  const changed = used
    .filter(([name, value]) => still.variables.get(name) !== value)
    .map(([name]): [string, string] => [name, still.variables.get(name)!])
  const stillness = changed.length
    ? `@media (prefers-reduced-motion:reduce){:root{${declared(changed)}}}`
    : ''
  // what a component overrides is not for the components within it
  const overridden = used.filter(([name]) => overrides.some((override) => override.name === name))
  const base = overridden.length ? `.${HASH}{${declared(overridden)}}` : ''
  const scoped = overrides.map(
    ({ scope, name, value }) => `.${HASH}.ant-${scope},.${HASH}.ant-${scope}-css-var{${name}:${value}}`,
  )
  return `:root{${declared(used)}}${stillness}${base}${scoped.join('')}${css}`
}
