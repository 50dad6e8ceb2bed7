import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A process in which `failure` happens; without it, it would exit with 0 after 300 ms. */
async function processWith(failure: string): Promise<{ code: number; words: string }> {
  const script = `
    import { pino } from 'pino'
    import { shutDownOnSignal } from './server/src/app/process/drain.ts'
    import { handleUnhandledErrors } from './server/src/app/process/drain.ts'
    const log = pino({ level: 'error' })
    handleUnhandledErrors(shutDownOnSignal(async () => console.log('closed in order'), log, 1000), log)
    ${failure}
    setTimeout(() => process.exit(0), 300)`
  const child = spawn(
    process.execPath,
    ['--import', './scripts/typescript.mjs', '--no-warnings', '--input-type=module', '-e', script],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let words = ''
  child.stdout.on('data', (piece) => (words += String(piece)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, words }
}

test('unhandled rejections and broken connections are logged, and the process continues', async () => {
  const { code, words } = await processWith(`
    void Promise.reject(new Error('complete failed'))
    setTimeout(() => { throw Object.assign(new Error('read'), { code: 'ECONNRESET' }) }, 50)`)
  expect(code).toBe(0)
  expect(words).toContain('complete failed')
  expect(words).toContain('"count":2')
})

test('any other uncaught error shuts the process down in order, so that its supervisor restarts it', async () => {
  const { code, words } = await processWith(`setTimeout(() => { throw new TypeError('not foreseen') }, 50)`)
  expect(code).toBe(1)
  expect(words).toContain('not foreseen')
  expect(words).toContain('closed in order')
})
