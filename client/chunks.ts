import type { Rolldown } from 'vite'
import { LOGIN, PAGES, STUDIO } from './pages.ts'

/** Modules of antd that at least this many pages, tabs and dialogs load share a chunk; others stay with their users. */
const OFTEN = 8
/** Modules shared by at least this many pages, besides the login, are in the chunk of all pages. */
const SHARED = 5

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
/** Icons, each a module of a few hundred bytes. */
const ICONS = packages('lucide-react')
const OWN = /[\\/](client[\\/]src|schema)[\\/]/
/** Form validation with its rules, which pages without forms do not load. */
const CHECKS = /[\\/](node_modules[\\/]zod[\\/]|schema[\\/]rules[\\/]zod\.ts)/
const RULES = /[\\/]schema[\\/]rules[\\/]/

const isNoAntd = (id: string) => !ANTD.test(id)

type Context = Rolldown.ChunkingContext

/**
 * All modules that a module loads, including itself. Without antd, whose index imports everything: only the bundler knows
 * later what remains.
 */
function loadedWith(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id) || ANTD.test(id)) return found
  found.add(id)
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) loadedWith(imported, context, found)
  return found
}

/** Modules of each page by address, computed on first use. */
function makePages(source: string) {
  const pathOf = (name: string) => `${source}/${name}.tsx`
  const entries = new Set(Object.values(PAGES).flatMap((names) => names.map(pathOf)))
  let pages: [address: string, modules: Set<string>][] | undefined
  /** Addresses whose pages load a module; empty for entry modules. */
  const usersOf = (id: string, context: Context): string[] => {
    if (entries.has(id)) return []
    pages ??= Object.entries(PAGES).map(([address, names]) => [
      address,
      new Set(names.flatMap((name) => [...loadedWith(pathOf(name), context)])),
    ])
    return pages.filter(([, modules]) => modules.has(id)).map(([address]) => address)
  }
  return usersOf
}

type UsersOf = ReturnType<typeof makePages>
const COUNT = Object.keys(PAGES).length

const ofEveryPage = (usersOf: UsersOf) => (id: string, context: Context) =>
  usersOf(id, context).length === COUNT ? 'entry' : null

/** Modules shared by the login and other pages; rules only if a page has a form. */
const withLogin = (usersOf: UsersOf) => (id: string, context: Context) => {
  const users = usersOf(id, context)
  if (!users.includes(LOGIN) || users.length === 1) return null
  return RULES.test(id) ? 'rules' : 'shared'
}

/** Icons, and modules shared by many pages except the login. */
const ofManyPages = (usersOf: UsersOf, source: string) => (id: string, context: Context) => {
  if (STUDIO.some((name) => id === `${source}/${name}.tsx`)) return 'studio'
  const users = usersOf(id, context)
  if (users.includes(LOGIN)) return null
  const isShared = users.length >= SHARED || (users.includes('/library') && users.includes('/projects'))
  return ICONS.test(id) || (OWN.test(id) && isShared) ? 'studio' : null
}

const CHAT = '/projects/:id'
const VIDEOS = '/projects/:id?tab=videos'

/** Modules shared by several pages, in one chunk per group of pages. */
const betweenPages = (usersOf: UsersOf) => (id: string, context: Context) => {
  const users = usersOf(id, context)
  if (users.includes(LOGIN)) return null
  if (users.includes('/library')) return 'pictures'
  if (users.includes('/projects')) return 'projects'
  return users.includes(CHAT) && users.includes(VIDEOS) ? 'workspace' : null
}

/** Modules shared by a page and its dialogs. */
const ofPage = (usersOf: UsersOf) => (id: string, context: Context) => {
  const users = usersOf(id, context)
  if (users.includes(LOGIN)) return null
  if (users.includes(VIDEOS)) return 'videos'
  return users.includes(CHAT) ? 'chat' : null
}

/**
 * Groups of modules that share a file, because a request per module would cost more than its bytes. The bundler places all
 * other modules.
 */
export function chunkGroups(source: string): Rolldown.CodeSplittingGroup[] {
  const usersOf = makePages(source)
  return [
    { name: 'react', test: REACT },
    { name: 'apollo', test: APOLLO },
    { name: 'antd', test: ANTD, minShareCount: OFTEN },
    { name: 'entry', tags: ['$initial'] },
    { name: 'checks', test: CHECKS, minShareCount: 2 },
    { name: ofEveryPage(usersOf), debugName: 'of-every-page' },
    { name: withLogin(usersOf), debugName: 'with-login' },
    { name: ofManyPages(usersOf, source), debugName: 'of-many-pages' },
    // most widely shared first, because modules take their imports along
    { name: betweenPages(usersOf), debugName: 'between-pages', test: isNoAntd, minShareCount: 2 },
    { name: ofPage(usersOf), debugName: 'of-page', test: isNoAntd, minShareCount: 2 },
  ]
}
