import type { Rolldown } from 'vite'
import { LOGIN, PAGES, STUDIO } from './pages.ts'

/** From this many importers, a module of antd goes into the shared chunk. */
const OFTEN = 12
/** From this many pages, besides the login, shared modules go into the chunk of all pages. */
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
/** The antd components of the workspace that are not on every page. */
const FIELDS =
  /[\\/]node_modules[\\/](antd[\\/]es[\\/](select|dropdown|menu|switch|checkbox|spin|space|empty|_util[\\/]wave)|@rc-component[\\/](select|dropdown|menu|switch|checkbox|virtual-list|overflow))[\\/]/
/** Every icon is a module of a few hundred bytes. */
const ICONS = packages('lucide-react')
/** So small that it is not worth a request. */
const SEGMENTED = /[\\/]node_modules[\\/](antd[\\/]es|@rc-component)[\\/]segmented[\\/]/
const OWN = /[\\/](client[\\/]src|schema)[\\/]/
/** Form validation and its rules, which pages without a form do not load. */
const CHECKS = /[\\/](node_modules[\\/]zod[\\/]|schema[\\/]rules[\\/]zod\.ts)/
const RULES = /[\\/]schema[\\/]rules[\\/]/

const isNoAntd = (id: string) => !ANTD.test(id)

type Context = Rolldown.ChunkingContext

/** The modules that are loaded with a module, itself among them. */
function loadedWith(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) loadedWith(imported, context, found)
  return found
}

/** The modules of each page by address; computed on first use. */
function makePages(source: string) {
  const pathOf = (name: string) => `${source}/${name}.tsx`
  const entries = new Set(Object.values(PAGES).flatMap((names) => names.map(pathOf)))
  let pages: [address: string, modules: Set<string>][] | undefined
  /** The addresses whose pages load a module; empty for the entry of a page. */
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

/** Modules of every page, and modules of many pages except the login; icons go with either. */
const everywhere = (usersOf: UsersOf, source: string) => (id: string, context: Context) => {
  if (STUDIO.some((name) => id === `${source}/${name}.tsx`)) return 'studio'
  const users = usersOf(id, context)
  if (users.length === COUNT) return 'entry'
  if (ICONS.test(id)) return users.includes(LOGIN) ? 'entry' : 'studio'
  if (users.includes(LOGIN)) return null
  const isShared = users.length >= SHARED || (users.includes('/library') && users.includes('/projects'))
  return OWN.test(id) && isShared ? 'studio' : null
}

/** The antd components that many pages show initially; forms and dialogs have their own chunk. */
const antdOfPages = (usersOf: UsersOf) => (id: string, context: Context) =>
  SEGMENTED.test(id) || usersOf(id, context).length >= SHARED ? 'antd' : null

const CHAT = '/projects/:id'
const VIDEOS = '/projects/:id?tab=videos'

/** Modules shared by the login and other pages. */
const withLogin = (usersOf: UsersOf) => (id: string, context: Context) => {
  const users = RULES.test(id) ? [] : usersOf(id, context)
  return users.includes(LOGIN) && users.length > 1 ? 'shared' : null
}

/** Modules shared between pages: one chunk per kind of page. */
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
 * Which modules are put into one file together; all others are where the bundler puts them. A request for
 * each module would cost more than its bytes.
 */
export function chunkGroups(source: string): Rolldown.CodeSplittingGroup[] {
  const usersOf = makePages(source)
  return [
    { name: 'react', test: REACT },
    { name: 'apollo', test: APOLLO },
    { name: antdOfPages(usersOf), debugName: 'antd', test: ANTD },
    { name: 'fields', test: FIELDS, minShareCount: 2 },
    { name: 'dialogs', test: ANTD, minShareCount: OFTEN },
    { name: 'entry', tags: ['$initial'] },
    { name: 'checks', test: CHECKS, minShareCount: 2 },
    { name: everywhere(usersOf, source), debugName: 'everywhere' },
    { name: withLogin(usersOf), debugName: 'with-login', test: OWN },
    // those first that more pages need: what they import goes with them
    { name: betweenPages(usersOf), debugName: 'between-pages', test: isNoAntd, minShareCount: 2 },
    { name: ofPage(usersOf), debugName: 'of-page', test: isNoAntd, minShareCount: 2 },
  ]
}
