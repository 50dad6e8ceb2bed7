/** Covers specification C6, S18. */
import { gql } from '@apollo/client'
import { updateList, evictObject, prependEntry, removeEntry } from '../../shared/lib/lists/connectionCache'
import { makeCache } from './cache'
import { exactly } from '../../../test/answers'

const PROJECTS = gql`
  query Projects($after: String, $search: String) {
    projects(after: $after, search: $search) {
      nodes {
        id
        name
      }
      count {
        value
        isExact
      }
      pageInfo {
        endCursor
      }
    }
  }
`
const MESSAGES = gql`
  query Talk($before: String) {
    project(id: "p") {
      id
      messages(before: $before) {
        nodes {
          id
        }
      }
    }
  }
`

const project = (id: string) => ({ __typename: 'Project', id, name: `Project ${id}` })
const page = (...ids: string[]) => ({
  projects: {
    __typename: 'ProjectConnection',
    nodes: ids.map(project),
    count: exactly(4),
    pageInfo: { __typename: 'PageInfo', endCursor: ids.at(-1) },
  },
})
type Projects = ReturnType<typeof page>
const ids = (cache: ReturnType<typeof makeCache>, search: string | null = null) =>
  cache.readQuery<Projects>({ query: PROJECTS, variables: { search } })?.projects.nodes.map(({ id }) => id)

test('pages are joined without duplicates, and a first page replaces the list', () => {
  const cache = makeCache()
  cache.writeQuery({ query: PROJECTS, variables: { search: null }, data: page('1', '2') })
  cache.writeQuery({ query: PROJECTS, variables: { search: null, after: '2' }, data: page('2', '3') })
  expect(ids(cache)).toEqual(['1', '2', '3'])
  cache.writeQuery({ query: PROJECTS, variables: { search: null }, data: page('3', '1') })
  expect(ids(cache)).toEqual(['3', '1'])
})

test('older messages are prepended', () => {
  const cache = makeCache()
  const talk = (...nodes: string[]) => ({
    project: {
      __typename: 'Project',
      id: 'p',
      messages: {
        __typename: 'MessageConnection',
        nodes: nodes.map((id) => ({ __typename: 'Message', id })),
      },
    },
  })
  cache.writeQuery({ query: MESSAGES, data: talk('3', '4') })
  cache.writeQuery({ query: MESSAGES, variables: { before: '3' }, data: talk('1', '2') })
  expect(cache.readQuery({ query: MESSAGES })).toEqual(talk('1', '2', '3', '4'))
})

test('refetching fewer messages of a conversation keeps the loaded ones', () => {
  const cache = makeCache()
  const talk = (count: number, ...nodes: string[]) => ({
    project: {
      __typename: 'Project',
      id: 'p',
      messages: {
        __typename: 'MessageConnection',
        count: exactly(count),
        nodes: nodes.map((id) => ({ __typename: 'Message', id })),
      },
    },
  })
  const query = gql`
    query Talk($before: String) {
      project(id: "p") {
        id
        messages(before: $before) {
          count {
            value
            isExact
          }
          nodes {
            id
          }
        }
      }
    }
  `
  cache.writeQuery({ query, data: talk(3, '1', '2', '3') })
  const shown = () =>
    cache.readQuery<ReturnType<typeof talk>>({ query })!.project.messages.nodes.map(({ id }) => id)
  cache.writeQuery({ query, data: talk(2, '1', '2') })
  expect(shown()).toEqual(['1', '2', '3'])
  cache.writeQuery({ query, data: talk(0) })
  expect(shown()).toEqual(['1', '2', '3'])
})

test('each search has its own cached list, which updates can tell apart', () => {
  const cache = makeCache()
  cache.writeQuery({ query: PROJECTS, variables: { search: null }, data: page('1') })
  cache.writeQuery({ query: PROJECTS, variables: { search: 'x' }, data: page('1') })
  cache.writeFragment({
    fragment: gql`
      fragment P on Project {
        id
        name
      }
    `,
    data: project('9'),
  })
  updateList(cache, { field: 'projects' }, (list, { search }) =>
    search ? list : prependEntry(list, { __ref: 'Project:9' }),
  )
  expect(ids(cache)).toEqual(['9', '1'])
  expect(ids(cache, 'x')).toEqual(['1'])
})

test('a deleted object disappears from every cached list', () => {
  const cache = makeCache()
  cache.writeQuery({ query: PROJECTS, variables: { search: null }, data: page('1', '2') })
  evictObject(cache, { __typename: 'Project', id: '1' }, 'projects')
  expect(ids(cache)).toEqual(['2'])
  expect(cache.readQuery<Projects>({ query: PROJECTS, variables: { search: null } })?.projects.count).toEqual(
    exactly(3),
  )
  expect(cache.extract()).not.toHaveProperty('Project:1')
})

const ASSETS = gql`
  query Assets($after: String) {
    assets(after: $after, search: null, origin: "ALL", scope: "TEAM") {
      nodes {
        id
      }
      count {
        value
        isExact
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`
const ALL = { search: null, origin: 'ALL', scope: 'TEAM' }
type Assets = {
  assets: { nodes: { id: string }[]; count: { value: number }; pageInfo: { endCursor: string | null } }
}

/** A library whose pages end at the given cursors. */
function library(...pages: string[][]) {
  const cache = makeCache()
  const write = (after: string | null, endCursor: string | null, ...nodes: string[]) =>
    cache.writeQuery({
      query: ASSETS,
      variables: { after },
      data: {
        assets: {
          __typename: 'AssetConnection',
          nodes: nodes.map((id) => ({ __typename: 'Asset', id })),
          count: exactly(5),
          pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
        },
      },
    })
  pages.forEach((page, at) =>
    write(pages[at - 1]?.at(-1) ?? null, pages[at + 1] ? page.at(-1)! : null, ...page),
  )
  const read = (after: string | null) =>
    cache.readQuery<Assets>({ query: ASSETS, variables: { after } })!.assets
  return {
    cache,
    write,
    idsAfter: (after: string | null) => read(after).nodes.map(({ id }) => id),
    end: () => read(null).pageInfo.endCursor,
    total: () => read(null).count.value,
  }
}

test('a refetched page of the library keeps its end, at which the next page begins', () => {
  const { write, idsAfter, end } = library(['1', '2', '3'], ['4', '5'])
  write(null, '2', 'new', '1', '2')
  expect(idsAfter(null)).toEqual(['new', '1', '2', '3'])
  write(null, '4', 'new', '2', '3', '4')
  expect(idsAfter(null)).toEqual(['new', '2', '3'])
  write(null, '4', 'new', '2', '4')
  expect(idsAfter(null)).toEqual(['new', '2'])
  expect(end()).toBe('3')
  expect(idsAfter('3')).toEqual(['4', '5'])
  write(null, '9', '7', '8', '9')
  expect([idsAfter(null), end()]).toEqual([['7', '8', '9'], '9'])
  write(null, null, '1')
  expect(idsAfter(null)).toEqual(['1'])
})

test('an update sees the pages of the library as one list, and changes only the pages concerned', () => {
  const { cache, idsAfter, total } = library(['1', '2'], ['3', '4'], ['5'])
  const seen: (string | undefined)[][] = []
  updateList(cache, { field: 'assets' }, (list) => {
    seen.push(list.nodes!.map(({ __ref }) => __ref))
    return prependEntry(list, { __ref: 'Asset:4' })
  })
  expect(seen).toEqual([['Asset:1', 'Asset:2', 'Asset:3', 'Asset:4', 'Asset:5']])
  expect([idsAfter(null), idsAfter('2'), idsAfter('4')]).toEqual([['4', '1', '2'], ['3'], ['5']])
  expect(total()).toBe(5)
  updateList(cache, { field: 'assets' }, (list) => removeEntry(list, 'Asset:5'))
  expect([idsAfter('4'), total()]).toEqual([[], 4])
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'assets', args: { ...ALL, after: '2' } })
  seen.length = 0
  updateList(cache, { field: 'assets' }, (list) => {
    seen.push(list.nodes!.map(({ __ref }) => __ref))
    return list
  })
  expect(seen).toEqual([['Asset:4', 'Asset:1', 'Asset:2'], []])
})

test('a video loaded by a list is found by its id, whatever its type', () => {
  const cache = makeCache()
  const FILMS = gql`
    query Films {
      project(id: "p") {
        id
        films {
          nodes {
            id
            title
            loudness
          }
        }
      }
    }
  `
  const VIDEO = gql`
    query Video($id: ID!) {
      video(id: $id) {
        id
        title
        ... on Film {
          loudness
        }
      }
    }
  `
  const film = { __typename: 'Film', id: 'f', title: 'The Keeper', loudness: -14 }
  const films = { __typename: 'FilmConnection', nodes: [film] }
  const read = (id: string) => cache.readQuery({ query: VIDEO, variables: { id } })
  cache.writeQuery({ query: FILMS, data: { project: { __typename: 'Project', id: 'p', films } } })
  expect(read('f')).toEqual({ video: film })
  expect(read('unknown')).toBeNull()
})
