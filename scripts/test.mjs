import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demandCurl, demandFfmpeg, demandNode } from './machine.mjs'

const say = (line) => process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'cutroom-checks-'))
const total = { passed: 0, failed: 0 }
const count = (passed, failed) => {
  total.passed += passed
  total.failed += failed
}

/** Runs a program of this project with its output shown, and heard by `listen`; answers its exit code. */
const run = (args, env = {}, listen = undefined) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', listen ? 'pipe' : 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.stdout?.on('data', (piece) => {
      process.stdout.write(piece)
      listen(String(piece))
    })
    child.once('close', (code) => resolve(code ?? 1))
  })

async function check(name, args, env) {
  say(`\n── ${name}`)
  const code = await run(args, env)
  say(code ? `${name} failed` : 'fine')
  count(code ? 0 : 1, code ? 1 : 0)
}

/** jest tells in a file what it counted; a run that tells nothing counts as one failure. */
async function jest() {
  say('\n── jest: server and client')
  const report = join(folder, 'jest.json')
  const code = await run(
    ['node_modules/jest/bin/jest.js', '--maxWorkers=2', '--json', `--outputFile=${report}`],
    { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  )
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    count(numPassedTests, numFailedTests + numRuntimeErrorTestSuites)
  } catch {
    count(0, 1)
  }
  if (code && !total.failed) count(0, 1)
}

/** The journeys in a real browser, one file after another: each has a product of its own. */
async function journeys() {
  say('\n── journeys in a browser')
  const report = join(folder, 'journeys.tap')
  const files = readdirSync('client/e2e')
    .filter((name) => name.endsWith('.e2e.ts'))
    .map((name) => join('client/e2e', name))
  const code = await run([
    '--import',
    '@swc-node/register/esm-register',
    '--no-warnings',
    '--test',
    '--test-concurrency=1',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...files,
  ])
  const counted = (word) =>
    Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(readFileSync(report, 'utf8'))?.[1] ?? 0)
  const [passed, failed] = [counted('pass'), counted('fail') + counted('cancelled')]
  count(passed, failed || (code ? 1 : 0))
}

/** The quick ones of the attacks and faults, on real processes; `npm run hardening` runs all. */
async function hardening() {
  say('\n── hardening: attacks and faults on real processes')
  let words = ''
  const code = await run([...load, 'server/hardening/run.ts', '--quick'], {}, (piece) => (words += piece))
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(words) ?? [undefined, 0, 1]
  count(Number(passed), Number(failed) || (code ? 1 : 0))
}

const load = ['--import', '@swc-node/register/esm-register', '--no-warnings']
try {
  demandNode()
  demandFfmpeg(say)
  demandCurl(say)
  await check('format', ['node_modules/oxfmt/bin/oxfmt', '--check'])
  await check('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings'])
  await check('imports', [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'client/src',
    'server/src',
    'schema',
  ])
  await check('types of server and contract', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'])
  await check('types of the client', ['node_modules/typescript/bin/tsc', '-p', 'client/tsconfig.json'])
  await check('types of the journeys', ['node_modules/typescript/bin/tsc', '-p', 'client/e2e/tsconfig.json'])
  await check('contract: the emitted schema is the committed one', [
    ...load,
    'server/src/app/emit-schema.ts',
    '--check',
  ])
  await check('contract: the generated hooks are the committed ones', [
    'node_modules/@graphql-codegen/cli/cjs/bin.js',
    '--config',
    'codegen.ts',
    '--check',
  ])
  await jest()
  await hardening()
  await check('the browser of the journeys', [...load, 'client/e2e/which-browser.ts'])
  await journeys()
} catch (error) {
  say(`\n${error.stack}`)
  count(0, 1)
}
rmSync(folder, { recursive: true, force: true })
say(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
