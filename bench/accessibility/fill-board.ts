import { setTimeout as pause } from 'node:timers/promises'
import type { Clips } from '../../server/test/fal/clips.js'
import { type Caller, createProject } from '../../client/e2e/api.js'

/** Enough for three takes with the models of the studio, but not for four. */
const BUDGET_USD = '5.5'
const HUNDRED = 100

interface ReadShot {
  id: string
  revision: number
  takeState: string
  drawing: { isCurrent: boolean } | null
}

interface Boards {
  board: string
  longBoard: string
}

/**
 * Creates a storyboard with a shot in each state (chosen take, out of date, failed, refused, generating, drawn, empty)
 * and another one of 100 shots.
 */
export async function fillBoards(
  call: Caller,
  { approved, behave }: { approved: string; behave: Clips['behave'] },
): Promise<Boards> {
  const board = await createProject(call, 'The Lamp')
  await call(
    'mutation Add($a: ID!, $p: ID!) { addAssetToProject(input: { assetId: $a, projectId: $p }) { id } }',
    {
      a: approved,
      p: board,
    },
  )
  for (const [name, assetIds] of [
    ['keeper', [approved]],
    ['fisherman', []],
  ] as const)
    await call(
      'mutation Name($input: AddStoryboardElementInput!) { addStoryboardElement(input: $input) { id } }',
      {
        input: { projectId: board, kind: 'CAST', name, assetIds },
      },
    )
  await call('mutation Budget($input: UpdateBudgetInput!) { updateBudget(input: $input) { id } }', {
    input: { scope: 'PROJECT', subjectId: board, period: 'ALWAYS', limitUsd: BUDGET_USD },
  })
  const [chosen, outdated, failed, refused, generating] = await addShots(call, board, [
    { words: 'The @keeper lights the lamp', heading: 'INT. LIGHTHOUSE', transition: 'fade', seconds: 4 },
    { words: 'The lens begins to glow', heading: 'INT. LIGHTHOUSE', camera: 'close_up', seconds: 4 },
    { words: 'An oar breaks', heading: 'EXT. SEA', seconds: 4 },
    { words: 'Gulls rise from the roofs', heading: 'EXT. SEA', seconds: 8 },
    { words: 'The @keper waits', heading: 'EXT. SEA', seconds: 4 },
    { words: 'The harbour', referenceIds: [approved], stillId: approved, seconds: 2 },
    { words: '', seconds: 1 },
  ])
  const read = async () => {
    const { storyboard } = await call<{ storyboard: { shots: ReadShot[] } }>(
      'query Read($p: ID!) { storyboard(projectId: $p) { shots { id revision takeState drawing { isCurrent } } } }',
      { p: board },
    )
    return storyboard.shots
  }
  const until = async (isReady: (shots: ReadShot[]) => boolean) => {
    for (let tries = 0; tries < 600; tries++) {
      if (isReady(await read())) return
      await pause(200)
    }
    throw new Error('The storyboard was not ready within two minutes')
  }
  const stateOf = (shots: ReadShot[], id: string | undefined) =>
    shots.find((shot) => shot.id === id)?.takeState
  const generate = (id: string | undefined) =>
    call('mutation Generate($id: ID!) { generateShotTake(input: { id: $id }) { id } }', { id })

  for (const id of [chosen, outdated]) {
    await generate(id)
    await until((shots) => stateOf(shots, id) === 'TAKEN')
  }
  const { revision } = (await read()).find(({ id }) => id === outdated)!
  await call(
    'mutation Edit($input: UpdateStoryboardShotInput!) { updateStoryboardShot(input: $input) { id } }',
    {
      input: { id: outdated, revision, words: 'Light fills the lens' },
    },
  )
  behave({ mode: 'error' })
  await generate(failed)
  await until((shots) => stateOf(shots, failed) === 'FAILED')
  behave({ mode: 'ok' })
  await call('mutation Draw($p: ID!) { generateMissingDrawings(projectId: $p) { id } }', { p: board })
  await until((shots) => shots.filter(({ drawing }) => drawing?.isCurrent).length >= 5)
  await generate(refused)
  behave({ mode: 'slow' })
  await generate(generating)

  const [deleted] = await addShots(call, board, [{ words: 'Footprints lead to the dunes' }])
  await call('mutation Delete($id: ID!) { deleteStoryboardShot(id: $id) }', { id: deleted })
  const longBoard = await createProject(call, 'A hundred shots')
  await addShots(
    call,
    longBoard,
    Array.from({ length: HUNDRED }, (_, at) => ({
      words: `The keeper climbs stair ${at}`,
      heading: `Floor ${at % 8}`,
    })),
  )
  return { board, longBoard }
}

async function addShots(call: Caller, projectId: string, shots: readonly object[]): Promise<string[]> {
  const { addStoryboardShots } = await call<{ addStoryboardShots: { id: string }[] }>(
    'mutation Plan($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }',
    { input: { projectId, shots } },
  )
  return addStoryboardShots.map(({ id }) => id)
}
