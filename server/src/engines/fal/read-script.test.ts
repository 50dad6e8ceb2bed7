/** Covers specification B24. */
import { engine, fal, startEngine } from '../../../test/fal/engine.js'
import { EngineFailure } from '../engine.js'
import { createFalEngine } from './index.js'

const question = {
  passages: ['A door “opens”.', 'EVA\nWho is there?'],
  schema: { $schema: '', additionalProperties: false },
}
const ask = (signal = AbortSignal.timeout(10_000)) => engine.readScript!(question, signal)
const failed = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(EngineFailure)
  return error as EngineFailure
}

startEngine()

test('passages are sent numbered and with the schema, and JSON is returned with its cost', async () => {
  expect(await ask()).toEqual({
    json: { shots: [{ first: 1, last: 2, seconds: 4, camera: 'wide' }] },
    micros: 4_200,
  })
  const [{ input }] = fal.of('script') as { input: { prompt: string } }[]
  expect(input.prompt).toBe('[1] "A door “opens”."\n[2] "EVA\\nWho is there?"')
})

test('JSON in a code fence is parsed, prose is not', async () => {
  fal.behave({ scripts: ['```json\n{"shots":[]}\n```', 'I cannot do that.'] })
  expect(await ask()).toMatchObject({ json: { shots: [] } })
  expect((await ask()).json).toBeUndefined()
})

test('a response with an unclosed code fence is not JSON, however much white space it has', async () => {
  fal.behave({ scripts: ['```json\n' + '\n'.repeat(20_000)] })
  expect((await ask()).json).toBeUndefined()
})

test('an aborted request ends, and counts as sent', async () => {
  fal.behave({ mode: 'hang' })
  expect((await failed(ask(AbortSignal.timeout(50)))).notSent).toBe(false)
})

test.each(['422', '500'] as const)('a request that fails with %s may have been billed', async (mode) => {
  fal.behave({ mode })
  expect((await failed(ask())).notSent).toBe(false)
})

test('a refused request was not billed', async () => {
  const stranger = createFalEngine({ key: 'another-key', url: fal.url })
  expect((await failed(stranger.readScript!(question, AbortSignal.timeout(10_000)))).notSent).toBe(true)
})
