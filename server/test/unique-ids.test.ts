import { ApiToken } from '../src/modules/account/tokens/api-token.entity.js'
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js'
import { Budget, BudgetPeriod, BudgetScope } from '../src/modules/billing/budget.entity.js'
import { ReviewKind, ReviewLink } from '../src/modules/review/review-link.entity.js'
import { withCard } from './cards.js'
import { asFilms } from './film-rows.js'
import { NOWHERE } from './resolver.js'
import { type Caller, openResolvers, type World } from './resolver-world.js'
import { typesWithId, walkQueries } from './schema-walk.js'
import { aFilmPlan, aJob, aRow, rows, update, type Writes } from './world/builders.js'
import { IDS, REVIEW_TOKEN } from './world/things.js'

const ofId = (...ids: string[]) => ids.map((id) => `(id: "${id}")`)
const ofProject = [`(projectId: "${IDS.project}")`]
const GIVEN = {
  'Query.asset': ofId(IDS.joined),
  'Query.estimateCaptions': ofProject,
  'Query.job': ofId(IDS.job),
  'Query.offeredChanges': [`(videoId: "${IDS.first}")`],
  'Query.project': ofId(IDS.project),
  'Query.reviewEntry': [`(token: "${REVIEW_TOKEN}")`],
  'Query.scorePlan': ofProject,
  'Query.spending': ['PROJECT', 'PERSON', 'MODEL'].map((by) => `(by: ${by})`),
  'Query.storyboard': ofProject,
  'Query.storyboardCut': ofProject,
  'Query.storyboardEstimate': ofProject,
  'Query.animatic': ofProject,
  'Query.suggestedCredits': ofProject,
  'Query.video': ofId(IDS.first, IDS.fresh, NOWHERE),
  'Query.webhookDeliveries': [`(webhookId: "${IDS.webhook}")`],
}
const SOUND = { kind: 'VOICE', model: 'sketch/voice', words: 'Ahoy', title: 'Ahoy', seconds: null, use: null }
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000)
/** Rows of which the world has none. */
const FURTHER = [
  aFilmPlan({}),
  aJob({ kind: 'sound', failure: 'No voice', payload: SOUND }),
  aRow(Budget, { scope: BudgetScope.TEAM, period: BudgetPeriod.MONTH, amount: 1, isHard: false }),
  aRow(AuditEntry, {
    action: 'project-deleted',
    actorId: IDS.owner,
    subjectId: IDS.project,
    subjectName: 'Reel',
  }),
  aRow(ApiToken, {
    userId: IDS.owner,
    name: 'A tool',
    scope: 'read',
    tokenHash: 'hash',
    expiresAt: NEXT_YEAR,
  }),
]
/** Seen by guests only, who have a store of their own. */
const OF_GUESTS = ['GuestFirstFrame', 'GuestNote', 'GuestPerson', 'GuestReview', 'GuestVersion']

let world: World
beforeAll(async () => {
  world = await openResolvers()
})
afterAll(() => world.close())

/** Adds the type of each object with an id, at any depth. */
function collect(found: unknown, types: Map<string, Set<string>>): void {
  if (found === null || typeof found !== 'object') return
  const { __typename: type, id } = found as { __typename?: string; id?: string }
  if (type && id) types.set(id, (types.get(id) ?? new Set()).add(type))
  for (const inner of Object.values(found)) collect(inner, types)
}

/** The types of all ids that these callers see, with these rows besides. */
async function typesSeenBy(callers: Caller[], further: Writes = []): Promise<Map<string, Set<string>>> {
  const types = new Map<string, Set<string>>()
  for (const caller of callers) {
    const person = await world.viewerOf(caller)
    await rows(asFilms([IDS.fresh], { clipIds: [IDS.first] }), FURTHER, further)(world)
    await withCard()(world)
    world.markChanged()
    for (const query of walkQueries(GIVEN)) {
      const { data, issues } = await world.run(person, query)
      expect({ query, issues }).toEqual({ query, issues: [] })
      collect(data, types)
    }
  }
  return types
}
const several = (types: Map<string, Set<string>>) => [...types.values()].filter(({ size }) => size > 1)

test('no two objects that a member sees have the same id', async () => {
  const types = await typesSeenBy(['owner', 'admin'])
  expect(several(types)).toEqual([])
  const seen = new Set([...types.values()].flatMap((all) => [...all]))
  expect(typesWithId.filter((type) => !seen.has(type)).sort()).toEqual(OF_GUESTS)
})

test('no two objects that a guest sees have the same id', async () => {
  const links = [[], update(ReviewLink, IDS.reviewLink, { kind: ReviewKind.FIRST_FRAMES })]
  const seen = new Set<string>()
  for (const link of links) {
    const types = await typesSeenBy(['guest'], link)
    expect(several(types)).toEqual([])
    for (const of of types.values()) for (const type of of) seen.add(type)
  }
  expect([...seen]).toEqual(expect.arrayContaining(OF_GUESTS))
})
