import { readFileSync } from 'node:fs'
import { Kind, parse } from 'graphql'
import { withCard } from './cards.js'
import { asFilms } from './film-rows.js'
import { Project } from '../src/modules/project/project.entity.js'
import { type TestInstallation, testInstallation } from './installation.js'
import { NOWHERE } from './resolver.js'
import { rows, update } from './world/builders.js'
import { IDS } from './world/things.js'
import { openWorld } from './world/world.js'

/** For each type, an entity of the world that every member sees. */
const SHOWN: Record<string, string> = {
  User: IDS.owner,
  Asset: IDS.approved,
  Project: IDS.project,
  Video: IDS.first,
  Clip: IDS.first,
  Film: IDS.fresh,
  CardVideo: NOWHERE,
  Message: IDS.said,
  Job: IDS.job,
  Sound: IDS.sound,
  StoryboardShot: IDS.shot,
  CutItem: IDS.firstItem,
  Cue: IDS.cue,
  CaptionTrack: IDS.captions,
  CutCaption: IDS.caption,
  LowerThird: IDS.lowerThird,
  ReviewLink: IDS.reviewLink,
  Note: IDS.note,
}
/** Types that are visible without a project. */
const OF_TEAM = ['User', 'Asset']
const REFER =
  'query ($all: [_Any!]!) { _entities(representations: $all) { __typename ... on CutItem { id } } }'

/** The types and interfaces with a `@key` in the published SDL. */
const entityTypes = parse(
  readFileSync(new URL('../../schema/graph.graphql', import.meta.url), 'utf8'),
).definitions.flatMap((definition) =>
  (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION) &&
  definition.directives?.some(({ name }) => name.value === 'key')
    ? [definition.name.value]
    : [],
)

let installation: TestInstallation
let world: Awaited<ReturnType<typeof openWorld>>
beforeAll(async () => {
  installation = await testInstallation()
  world = await openWorld(installation.installation)
})
afterAll(() => installation.close())

/** A caller of the world with a film and a card; `user` does not see the project. */
async function clientOf(caller: 'owner' | 'user') {
  world.markChanged()
  const client = installation.client((await world.fresh(caller))!)
  const { em } = installation.installation.database
  await rows(asFilms([IDS.fresh]))({ em })
  await withCard()({ em })
  if (caller === 'user') await rows(update(Project, IDS.project, { isPrivate: true }))({ em })
  return client
}
async function referTo(caller: 'owner' | 'user', types: string[], idOf: (type: string) => string) {
  const client = await clientOf(caller)
  return client.send<any>(REFER, { all: types.map((type) => ({ __typename: type, id: idOf(type) })) })
}
const typesIn = ({ _entities }: { _entities: ({ __typename: string } | null)[] }) =>
  _entities.map((entity) => entity?.__typename ?? null)

test('every type with a key is found by its id', async () => {
  const types = entityTypes.filter((type) => type !== 'Notification')
  expect(Object.keys(SHOWN).sort()).toEqual(types.sort())
  const { data, errors } = await referTo('owner', types, (type) => SHOWN[type])
  expect(errors).toBeUndefined()
  expect(typesIn(data)).toEqual(types.map((type) => (type === 'Video' ? 'Clip' : type)))
})

test('a reference to a video finds each kind, one to a kind only that kind', async () => {
  const kinds = ['Clip', 'Film', 'CardVideo']
  for (const found of kinds) {
    const { data, errors } = await referTo('owner', ['Video', ...kinds], () => SHOWN[found])
    expect(errors).toBeUndefined()
    expect(typesIn(data)).toEqual([found, ...kinds.map((kind) => (kind === found ? kind : null))])
  }
})

test('an unknown reference is null, others are found', async () => {
  const absent = '99999999-9999-4999-8999-999999999999'
  const { data, errors } = await referTo('owner', [...entityTypes, 'Project'], () => absent)
  expect(errors).toBeUndefined()
  expect(data._entities).toEqual([...entityTypes, 'Project'].map(() => null))
})

test('entities of a private project are only found by those who see it', async () => {
  const { data, errors } = await referTo('user', Object.keys(SHOWN), (type) => SHOWN[type])
  expect(errors).toBeUndefined()
  expect(typesIn(data)).toEqual(Object.keys(SHOWN).map((type) => (OF_TEAM.includes(type) ? type : null)))
})

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
const NODE_TYPES = Object.keys(SHOWN).filter((type) => type !== 'Video')

test('nodes are found by their ids alone, in order', async () => {
  const client = await clientOf('owner')
  const { notifications } = await client.ask('{ notifications(first: 1) { nodes { id } } }')
  const known = Object.entries({ ...SHOWN, Notification: notifications.nodes[0].id as string })
  const shown = known
    // the world has one video of each kind
    .map(([type, id]) => ({ __typename: type, id: type === 'Clip' ? IDS.second : id }))
    .filter(({ __typename: type }) => type !== 'Video')
  expect(await client.ask(NODES, { ids: shown.map(({ id }) => id) })).toEqual({ nodes: shown })
})

test('nodes of a private project are null for others, as are unknown ones', async () => {
  const client = await clientOf('user')
  const ids = [...NODE_TYPES.map((type) => SHOWN[type]), '99999999-9999-4999-8999-999999999999', 'nonsense']
  const { nodes } = await client.ask(NODES, { ids })
  const shown = NODE_TYPES.map((type) =>
    OF_TEAM.includes(type) ? { __typename: type, id: SHOWN[type] } : null,
  )
  expect(nodes).toEqual([...shown, null, null])
})
