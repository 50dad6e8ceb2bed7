import type { Rolldown } from 'vite'
import { LOGIN, PAGES } from './pages.ts'

/** On this many screens or parts of one, a piece of antd is loaded with all others that are. */
const OFTEN = 12

const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)
const REACT = packages('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler')
const APOLLO = packages(
  '@apollo',
  'graphql',
  'graphql-ws',
  'rxjs',
  'apollo-upload-client',
  'extract-files',
  '@wry',
  'optimism',
)
const ANTD = packages('antd', '@ant-design', '@rc-component', '@emotion', 'stylis')
/** Every icon is a module of a few hundred bytes, on this base. */
const ICON = /[\\/]node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/]/
const ICON_BASE = packages('lucide-react')
const OWN = /[\\/](client[\\/]src|schema)[\\/]/

type Context = Rolldown.ChunkingContext

/** The project's own modules that are loaded with a module, itself among them. */
function loadedWith(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id) || !OWN.test(id)) return found
  found.add(id)
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) loadedWith(imported, context, found)
  return found
}

/**
 * Puts the project's own modules that every page loads into one file, and those that every page but the login loads
 * into another: a request for each module would cost more than its bytes.
 */
function ownGroups(source: string) {
  let pages: [address: string, modules: Set<string>][] | undefined
  const entries = new Set(
    Object.values(PAGES).flatMap((names) => names.map((name) => `${source}/${name}.tsx`)),
  )
  const modulesOf = (names: string[], context: Context) =>
    new Set(names.flatMap((name) => [...loadedWith(`${source}/${name}.tsx`, context)]))
  return (id: string, context: Context): string | null => {
    if (entries.has(id)) return null
    pages ??= Object.entries(PAGES).map(([address, names]) => [address, modulesOf(names, context)])
    const users = pages.filter(([, modules]) => modules.has(id)).map(([address]) => address)
    if (users.length === pages.length) return 'entry'
    return users.length === pages.length - 1 && !users.includes(LOGIN) ? 'studio' : null
  }
}

/** Which modules are put into one file together; all others are where the bundler puts them. */
export const chunkGroups = (source: string): Rolldown.CodeSplittingGroup[] => [
  { name: 'react', test: REACT },
  { name: 'apollo', test: APOLLO },
  { name: 'antd', test: ANTD, minShareCount: OFTEN },
  { name: 'icons', test: ICON, minShareCount: 2 },
  { name: 'entry', test: ICON_BASE },
  { name: 'entry', tags: ['$initial'] },
  { name: ownGroups(source), debugName: 'own', test: OWN },
]
