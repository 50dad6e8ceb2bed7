/** Covers specification B20, B24, B25. */
import { type FakeFal, startFal } from '../../../../test/fal/fal.js'
import type { Client } from '../../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../../test/installation.js'
import { ledgerOf, updateBudget, totals } from '../../../../test/journeys/spending.js'
import { projectOf } from '../../../../test/journeys/workspace.js'

const SPLIT = `mutation ($input: SplitScriptInput!) { splitScript(input: $input) {
  splitter note apart { kind text } shots { scene heading words seconds camera characters transition } } }`
const ADD = `mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { words heading transition } }`
const COUNT = 'query ($projectId: ID!) { storyboard(projectId: $projectId) { shots { id } } }'

const SCRIPT = `INT. LIGHTHOUSE - NIGHT

The keeper climbs the last steps with a lantern.

KEEPER
Still burning.

Far below, a small boat turns towards the rocks.

DISSOLVE TO:

EXT. SEA - NIGHT

CLOSE ON an oar that breaks in two.`

interface Proposal {
  splitter: string
  note: string | null
  shots: {
    words: string
    heading: string | null
    seconds: number
    camera: string | null
    transition: string
  }[]
}

let fal: FakeFal
let installation: TestInstallation
let ana: Client
let projectId: string

const split = async (of: object = {}, client = ana): Promise<Proposal> =>
  (await client.ask(SPLIT, { input: { projectId, script: SCRIPT, ...of } })).splitScript
const wordsOf = ({ shots }: Proposal) => shots.map(({ words }) => words)

describe('without a language model', () => {
  beforeAll(async () => {
    installation = await testInstallation()
    ana = await installation.join('ana')
    projectId = await projectOf(ana)
  })
  afterAll(() => installation.close())

  test('a scene that continues has the time of the scene before', async () => {
    const script =
      'INT. BAKERY - NIGHT\n\nTomas kneads.\n\nINT. SHOP - CONTINUOUS\n\nElsa knocks.\n\nEXT. FIELD\n\nSnow falls.'
    const { shots } = await split({ script })
    expect(shots.map(({ heading }) => heading)).toEqual([
      'INT. BAKERY - NIGHT',
      'INT. SHOP - NIGHT - CONTINUOUS',
      'EXT. FIELD',
    ])
  })

  test('a script is split by rule, and only added proposals become shots', async () => {
    const proposal = await split()
    expect(proposal).toMatchObject({ splitter: 'LOCAL', note: null })
    expect(wordsOf(proposal)).toEqual([
      'The keeper climbs the last steps with a lantern.',
      'Far below, a small boat turns towards the rocks.',
      'CLOSE ON an oar that breaks in two.',
    ])
    const count = async () => (await ana.ask(COUNT, { projectId })).storyboard.shots.length
    expect(await count()).toBe(0)
    const shots = proposal.shots.map(({ words, heading, seconds, camera, transition }) => ({
      words,
      heading: heading ?? '',
      seconds,
      camera,
      transition,
    }))
    const { addStoryboardShots } = await ana.ask(ADD, { input: { projectId, shots: shots.slice(1) } })
    expect(addStoryboardShots).toEqual([
      { words: shots[1].words, heading: 'INT. LIGHTHOUSE - NIGHT', transition: 'dissolve' },
      { words: shots[2].words, heading: 'EXT. SEA - NIGHT', transition: '' },
    ])
    expect(await count()).toBe(2)
  })
})

describe('with a language model', () => {
  beforeAll(async () => {
    fal = await startFal({ key: 'a-key' })
    installation = await testInstallation({ env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
    ana = await installation.join('ana')
    projectId = await projectOf(ana)
  })
  afterEach(() => fal.reset())
  afterAll(async () => {
    await installation.close()
    await fal.close()
  })

  const spent = async () => (await totals(ana)).spent as number

  test('it groups the script’s own sentences, and its cost is booked', async () => {
    const proposal = await split()
    expect(proposal).toMatchObject({ splitter: 'MODEL', note: null })
    expect(proposal.shots).toMatchObject([
      {
        words: 'The keeper climbs the last steps with a lantern.',
        seconds: 4,
        camera: 'wide',
      },
      { words: 'Far below, a small boat turns towards the rocks.', transition: 'dissolve' },
      { words: 'CLOSE ON an oar that breaks in two.', camera: 'close_up' },
    ])
    expect(await totals(ana)).toEqual({ spent: 4_200, reserved: 0 })
    expect((await ledgerOf(installation)).at(-1)).toMatchObject({
      kind: 'settle',
      spent: '4200',
      basis: 'bill',
    })
  })

  test('the local splitter can be chosen, at no cost', async () => {
    const before = await spent()
    expect(await split({ splitter: 'LOCAL' })).toMatchObject({ splitter: 'LOCAL', note: null })
    expect(fal.of('script')).toEqual([])
    expect(await spent()).toBe(before)
  })

  test('an invalid response is requested once more, with its mistake', async () => {
    fal.behave({ scripts: ['{"shots":[{"first":1,"last":2,"seconds":4,"camera":"drone"}]}'] })
    expect(await split()).toMatchObject({ splitter: 'MODEL', note: null })
    const [, again] = fal.of('script')
    expect((again.input as { prompt: string }).prompt).toMatch(/could not be used: shots\.0\.camera: /)
  })

  test.each([
    ['no JSON', 'Here are your shots!'],
    [
      'a passage twice',
      '{"shots":[{"first":1,"last":2,"seconds":4,"camera":null},{"first":2,"last":4,"seconds":4,"camera":null}]}',
    ],
    ['passages that there are not', '{"shots":[{"first":1,"last":400,"seconds":4,"camera":null}]}'],
    ['words of its own', '{"shots":[{"first":1,"last":4,"seconds":4,"camera":null,"words":"Buy now"}]}'],
    ['seconds beyond a shot’s', '{"shots":[{"first":1,"last":4,"seconds":1e9,"camera":null}]}'],
  ])('that answers twice with %s leaves the script to the rules', async (_, answer) => {
    fal.behave({ scripts: [answer, answer] })
    const proposal = await split()
    expect(proposal.splitter).toBe('LOCAL')
    expect(proposal.note).toMatch(/^The language model gave no usable response, so the script was split by/)
    expect(proposal.shots).toHaveLength(3)
    expect(fal.of('script')).toHaveLength(2)
  })

  test('passages it leaves out are added, and a note says so', async () => {
    fal.behave({ scripts: ['{"shots":[{"first":3,"last":3,"seconds":2.5,"camera":null}]}'] })
    const proposal = await split()
    expect(proposal.splitter).toBe('MODEL')
    expect(proposal.note).toBe(
      'The language model left out 3 of the passages. They were added as separate shots.',
    )
    expect(wordsOf(proposal)).toHaveLength(3)
    expect(proposal.shots[1].seconds).toBe(2.5)
  })

  test('if its provider fails, the script is split by rule, and the request counts as billed unless refused', async () => {
    const before = await spent()
    fal.behave({ mode: '500' })
    const proposal = await split()
    expect(proposal.splitter).toBe('LOCAL')
    expect(proposal.note).toMatch(/^The language model did not respond, so the script was split by/)
    expect(await spent()).toBe(before + 20_000)
    expect((await ledgerOf(installation)).at(-1)).toMatchObject({ kind: 'settle', basis: 'assumed' })
  })

  test('it is not called beyond a hard budget, and a note says so', async () => {
    await updateBudget(ana, '0.03', { scope: 'PROJECT', subjectId: projectId })
    const proposal = await split()
    expect(proposal.splitter).toBe('LOCAL')
    expect(proposal.note).toMatch(/left\. ana can raise it\. The language model was not asked, so the script/)
    expect(fal.of('script')).toEqual([])
  })
})
