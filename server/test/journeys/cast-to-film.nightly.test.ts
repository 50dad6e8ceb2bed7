/** Covers specification B61, B81, B84, B89. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type FakeFal, startFal } from '../fal/fal.js'
import { makeMedia } from '../fal/media.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { merge } from './film-making.js'
import { pictureFile, uploadOf } from './pictures.js'
import { arrived, cutOf, projectOf, review } from './workspace.js'

const SCRIPT = `INT. BAKERY - NIGHT

ROSA (60, in a grey apron) ties the scarf and turns off the lamp.

ROSA
We close early today.

EXT. PIER - DAWN

BELL (40, in a long coat) waits beside TOM (9, with a kite).

BELL
She is late.

TOM
(quietly)
She is never late.
`
/** The colour of each picture, and what it shows. */
const PICTURES = {
  face: { colour: '#e02020', shows: 'Rosa' },
  figure: { colour: '#801010', shows: 'Rosa' },
  bell: { colour: '#2020e0', shows: 'Bell' },
  tom: { colour: '#20a020', shows: 'Tom' },
  bakery: { colour: '#e0c020', shows: 'Bakery' },
  pier: { colour: '#20c0c0', shows: 'Pier' },
  scarf: { colour: '#c020c0', shows: 'the scarf' },
} as const
type Picture = keyof typeof PICTURES

/** Models of four families, the first number of a picture’s name in the prompt, and the name’s form. */
const FAMILIES: [model: string, from: number, name: string][] = [
  ['fal-ai/kling-video/o3/pro/reference-to-video', 1, '@Image#'],
  ['alibaba/happy-horse/v1.1/reference-to-video', 1, 'character#'],
  ['minimax/h3/reference-to-video', 1, 'Image #'],
  ['google/gemini-omni-flash/reference-to-video', 0, '<IMAGE_REF_#>'],
]
const ANIMATING = 'fal-ai/veo3.1/image-to-video'

interface Body {
  prompt: string
  image_url?: string
  image_urls?: string[]
  /** MiniMax. */
  reference_image_urls?: string[]
  /** Kling: a subject with several pictures. */
  elements?: { frontal_image_url: string; reference_image_urls: string[] }[]
}

let folder: string
let fal: FakeFal
let installation: TestInstallation
let ana: Client
let projectId: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutroom-cast-'))
  const image = join(folder, 'still.png')
  await writeFile(
    image,
    Buffer.from(await (await pictureFile('#888888', { width: 1280, height: 720 })).arrayBuffer()),
  )
  fal = await startFal({ key: 'a-key', media: { ...(await makeMedia()), image } })
  installation = await testInstallation({ worker: true, env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
  const { modelChoice } = await ana.ask('{ modelChoice { models defaultForText } }')
  const models = [...modelChoice.models, ANIMATING, ...FAMILIES.map(([model]) => model)]
  await ana.ask('mutation ($input: ModelChoiceInput!) { updateModelChoice(input: $input) { models } }', {
    input: { ...modelChoice, models: [...new Set(models)], defaultForFrames: ANIMATING },
  })
})
afterAll(async () => {
  await installation.close()
  await fal.close()
  await rm(folder, { recursive: true, force: true })
})

const bodies = () => fal.submits.map(({ input }) => input as Body)
const change = (type: string, name: string, input: object) =>
  ana.ask(`mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input })
const SHOT = 'id words firstFrameStatus firstFrames { id } takes { id }'
interface Shot {
  id: string
  words: string
  firstFrameStatus: string | null
  firstFrames: { id: string }[]
  takes: { id: string }[]
}
const shotsNow = async (): Promise<{ shots: Shot[]; elements: { id: string; name: string }[] }> =>
  (
    await ana.ask(
      `query ($id: ID!) { storyboard(projectId: $id) { shots { ${SHOT} } elements { id name } } }`,
      {
        id: projectId,
      },
    )
  ).storyboard

async function joinedPicture(name: Picture): Promise<string> {
  const file = await pictureFile(PICTURES[name].colour, { width: 800, height: 800 })
  const { id } = await uploadOf(ana, name, { file })
  await change('AddAssetToProjectInput', 'addAssetToProject', { projectId, assetId: id })
  return id
}

/** What the picture at an address shows, by its colour. */
async function shownAt(address: string): Promise<string> {
  const file = await (await fetch(fal.url + new URL(address).pathname)).arrayBuffer()
  const { dominant } = await sharp(Buffer.from(file)).stats()
  const distance = ({ colour }: { colour: string }) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.abs(dominant.r - red) + Math.abs(dominant.g - green) + Math.abs(dominant.b - blue)
  }
  const [nearest] = Object.values(PICTURES).toSorted((one, other) => distance(one) - distance(other))
  return distance(nearest) < 60 ? nearest.shows : 'another picture'
}

/** Adds a prop, and gives each character, place and prop its images. */
async function giveImages(): Promise<void> {
  await change('AddStoryboardElementInput', 'addStoryboardElement', {
    projectId,
    kind: 'PROP',
    name: 'scarf',
    label: 'the scarf',
    assetIds: [await joinedPicture('scarf')],
    link: true,
  })
  const [face, figure] = [await joinedPicture('face'), await joinedPicture('figure')]
  const { elements } = await shotsNow()
  for (const { id, name } of elements) {
    if (name === 'scarf') continue
    const images = name === 'rosa' ? [face, figure] : [await joinedPicture(name as Picture)]
    const imageUses = [
      { assetId: face, use: 'PORTRAIT' },
      { assetId: figure, use: 'FULL_FIGURE' },
    ].filter(({ assetId }) => images.includes(assetId))
    await change('UpdateStoryboardElementInput', 'updateStoryboardElement', {
      id,
      assetIds: images,
      imageUses,
    })
  }
}

/** Orders a take; returns what the provider received. */
async function takeOf(id: string): Promise<Body> {
  const known = fal.submits.length
  await ana.ask('mutation ($id: ID!) { generateShotTake(input: { id: $id }) { refusal { message } } }', {
    id,
  })
  const { shots } = await shotsNow()
  await arrived(ana, shots.find((shot) => shot.id === id)!.takes[0]!.id)
  return bodies()[known]!
}

async function untilDrawn(): Promise<Shot[]> {
  for (;;) {
    const { shots } = await shotsNow()
    if (shots.every(({ firstFrameStatus }) => firstFrameStatus === 'PENDING')) return shots
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The newest take of each shot, when all have arrived. */
async function untilTaken(): Promise<string[]> {
  const { shots } = await shotsNow()
  const ids = shots.map(({ takes }) => takes[0]!.id)
  for (const id of ids) await arrived(ana, id)
  return ids
}

/** The pictures that a prompt names, with its words for them and what they really show, in order. */
async function namedPictures({ prompt, elements = [], ...body }: Body, name: string, from: number) {
  const images = body.image_urls ?? body.reference_image_urls ?? []
  const pattern = new RegExp(name.replace('#', String.raw`(\d+)`), 'g')
  const sentences = prompt
    .split('\n')
    .at(-1)!
    .split(/(?<=\.) /)
  const named: { words: string; shows: string }[] = []
  for (const sentence of sentences) {
    const words = sentence.replace(/^.* shows? /, '').replace(/\.$/, '')
    const element = /^@Element(\d+) /.exec(sentence)
    const addresses = element
      ? [elements[Number(element[1]) - 1]].flatMap((one) => [
          one.frontal_image_url,
          ...one.reference_image_urls,
        ])
      : [...sentence.matchAll(pattern)].map(([, number]) => images[Number(number) - from])
    for (const address of addresses) named.push({ words, shows: await shownAt(address) })
  }
  return named
}
const isTrue = ({ words, shows }: { words: string; shows: string }) => words.includes(shows)

test('from a script to a film: every picture is that of the character, place or prop that the prompt names', async () => {
  const { splitScript } = await ana.ask(
    `mutation ($input: SplitScriptInput!) { splitScript(input: $input) {
      elements { kind label name description } shots { heading words seconds dialogue { speaker text } camera transition } } }`,
    { input: { projectId, script: SCRIPT, splitter: 'LOCAL' } },
  )
  const { elements, shots } = splitScript
  expect(elements.map(({ kind, label }: Record<string, string>) => `${kind} ${label}`).sort()).toEqual([
    'CAST Bell',
    'CAST Rosa',
    'CAST Tom',
    'PLACE Bakery',
    'PLACE Pier',
  ])
  await change('AddStoryboardShotsInput', 'addStoryboardShots', { projectId, shots, elements })
  await giveImages()
  const board = await shotsNow()
  expect(board.shots.map(({ words }) => words)).toEqual([
    '@rosa (60, in a grey apron) ties @scarf and turns off the lamp.',
    '@bell (40, in a long coat) waits beside @tom (9, with a kite).',
  ])
  const [bakery, pier] = board.shots
  await change('UpdateStoryboardInput', 'updateStoryboard', { projectId, referencesMax: 5 })

  // takes without a first frame, by models with a syntax of their own
  for (const [model, from, name] of FAMILIES) {
    await change('UpdateStoryboardInput', 'updateStoryboard', { projectId, model, referencesMax: 5 })
    for (const [shot, shown] of [
      [bakery, ['Bakery', 'Rosa', 'the scarf', 'Rosa']],
      [pier, ['Pier', 'Bell', 'Tom']],
    ] as const) {
      const body = await takeOf(shot.id)
      const named = await namedPictures(body, name, from)
      expect(named.filter(isTrue)).toEqual(named)
      expect(named.map(({ shows }) => shows).sort()).toEqual([...shown].sort())
      expect(body.prompt).toMatch(/^(Interior, bakery, night|Exterior, pier, dawn)\.\n/)
    }
  }
  const faces = bodies().map(({ prompt }) => /(\S+) shows? the face of Rosa\./.exec(prompt)?.[1] ?? '')
  expect(faces.filter(Boolean)).toEqual(['character2', '2', '<IMAGE_REF_1>'])
  expect(bodies()[0]).toMatchObject({
    prompt: expect.stringContaining('@Element1 shows Rosa.'),
    elements: [{ frontal_image_url: expect.any(String), reference_image_urls: [expect.any(String)] }],
  })

  // first frames: all words, and the place before the characters in the order of their mention, then the prop
  fal.reset()
  await change('UpdateStoryboardInput', 'updateStoryboard', { projectId, model: null, referencesMax: 5 })
  await change('DrawMissingFirstFramesInput', 'drawMissingFirstFrames', { projectId })
  const drawn = await untilDrawn()
  const stills = await Promise.all(
    bodies()
      .toSorted((one, other) => one.prompt.localeCompare(other.prompt))
      .map((body) => namedPictures(body, 'Image #', 1)),
  )
  expect(stills.flat().filter(isTrue)).toEqual(stills.flat())
  expect(stills.map((named) => named.map(({ words }) => words))).toEqual([
    ['Pier', 'Bell', 'Tom'],
    ['Bakery', 'the face of Rosa', 'the full figure of Rosa', 'the scarf'],
  ])

  // the accepted ones begin the takes, whose prompts describe the action only
  await change('UpdateStoryboardInput', 'updateStoryboard', { projectId, model: ANIMATING })
  for (const { firstFrames } of drawn)
    await change('AcceptFirstFrameInput', 'acceptFirstFrame', { id: firstFrames[0]!.id })
  fal.reset()
  const { generateMissingTakes } = await ana.ask(
    `mutation ($input: GenerateMissingTakesInput!) { generateMissingTakes(input: $input) { refusal { message } } }`,
    { input: { projectId, remakesOutdated: true } },
  )
  expect(generateMissingTakes).toEqual([{ refusal: null }, { refusal: null }])
  const takes = await untilTaken()
  const [first, second] = bodies().toSorted((one, other) => one.prompt.localeCompare(other.prompt))
  expect([first, second].map(({ prompt }) => prompt)).toEqual([
    'Bell (40, in a long coat) waits beside Tom (9, with a kite).',
    'Rosa (60, in a grey apron) ties the scarf and turns off the lamp.',
  ])
  for (const body of [first, second]) {
    expect(body.image_urls).toBeUndefined()
    expect(await shownAt(body.image_url!)).toBe('another picture')
  }

  for (const id of takes) await review(ana, id, 'ACCEPTED')
  const { videoIds } = await cutOf(ana, projectId)
  expect(videoIds).toEqual(takes)
  const film = await merge(ana, { projectId, videoIds, transitions: ['fade'], lengths: [0.5] })
  expect(await arrived(ana, film)).toMatchObject({ status: 'PENDING', hasSound: true })
})
