import { readFileSync } from 'node:fs'
import { Kind, parse } from 'graphql'
import { type TestInstallation, testInstallation } from './installation.js'
import { IDS } from './world/things.js'
import { openWorld } from './world/world.js'

/** An entity of each type in the world that everybody on the team may see. */
const SHOWN: Record<string, string> = {
  User: IDS.owner,
  Asset: IDS.approved,
  Project: IDS.project,
  Video: IDS.first,
  Message: IDS.said,
  Job: IDS.job,
  Sound: IDS.sound,
  StoryboardShot: IDS.shot,
  CutItem: IDS.first,
  Cue: IDS.cue,
  CaptionTrack: IDS.captions,
  CutCaption: IDS.caption,
  LowerThird: IDS.lowerThird,
  ReviewLink: IDS.reviewLink,
  Note: IDS.note,
}
/** These need no project. */
const OF_TEAM = ['User', 'Asset']
const REFER =
  'query ($all: [_Any!]!) { _entities(representations: $all) { __typename ... on CutItem { id } } }'

/** The types with a `@key` in the published SDL. */
const entityTypes = parse(
  readFileSync(new URL('../../schema/graph.graphql', import.meta.url), 'utf8'),
).definitions.flatMap((definition) =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION &&
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

async function referTo(caller: 'owner' | 'user', types: string[], idOf: (type: string) => string) {
  world.markChanged()
  const client = installation.client((await world.fresh(caller))!)
  if (caller === 'user') await makeProjectPrivate()
  return client.send<any>(REFER, { all: types.map((type) => ({ __typename: type, id: idOf(type) })) })
}
const makeProjectPrivate = () =>
  installation.installation.database.em
    .fork()
    .execute('update project set is_private = true where id = ?', [IDS.project])

test('every type with a key is found by its id', async () => {
  const types = entityTypes.filter((type) => type !== 'Notification')
  expect(Object.keys(SHOWN).sort()).toEqual(types.sort())
  const { data, errors } = await referTo('owner', types, (type) => SHOWN[type])
  expect(errors).toBeUndefined()
  expect(data._entities.map((entity: { __typename: string } | null) => entity?.__typename)).toEqual(types)
})

test('a reference that is of nothing is null, beside others that are found', async () => {
  const absent = '99999999-9999-4999-8999-999999999999'
  const { data, errors } = await referTo('owner', [...entityTypes, 'Project'], () => absent)
  expect(errors).toBeUndefined()
  expect(data._entities).toEqual([...entityTypes, 'Project'].map(() => null))
})

test('what belongs to a private project is found by nobody else', async () => {
  const { data, errors } = await referTo('user', Object.keys(SHOWN), (type) => SHOWN[type])
  expect(errors).toBeUndefined()
  expect(data._entities.map((entity: { __typename: string } | null) => entity?.__typename ?? null)).toEqual(
    Object.keys(SHOWN).map((type) => (OF_TEAM.includes(type) ? type : null)),
  )
})
