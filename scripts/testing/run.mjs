import { spawn } from 'node:child_process'
import { availableParallelism, getPriority, setPriority } from 'node:os'

export const print = (line) => process.stdout.write(`${line}\n`)

/** Numbers of passed and failed tests and checks. */
export const total = { passed: 0, failed: 0 }

export function count(passed, failed) {
  total.passed += passed
  total.failed += failed
}

const failures = []

/** Keeps the report of a failure for the end of the run, as other output follows it. */
export const reportFailure = (report) => failures.push(report.trim())

/** The reports of all failures and the sum of all tests, the last output of a run. */
export function printSummary() {
  if (failures.length) print(`\n── failures\n${failures.join('\n\n')}`)
  print(`\n${total.passed} passed, ${total.failed} failed`)
}

/** Node arguments to run TypeScript. */
export const TYPESCRIPT = ['--import', './scripts/typescript.mjs', '--no-warnings']

/**
 * Runs Node with its output shown and these additional environment variables; resolves to the exit code. `gentle` gives
 * it and its children a lower priority.
 */
export const run = (args, { env, gentle = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    if (gentle) setPriority(child.pid, Math.min(19, getPriority() + 10))
    child.once('close', (code) => resolve(code ?? 1))
  })

/** Runs Node without printing its output; resolves to the exit code and the output. */
export const runQuietly = (args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** Runs a check that passes or fails as a whole; shows its output at the end. */
export async function check(name, args) {
  const start = Date.now()
  const { code, output } = await runQuietly(args)
  print(`\n── ${name}`)
  if (output.trim()) print(output.trimEnd())
  print(`${code ? `${name} failed` : 'fine'} (${Math.round((Date.now() - start) / 1000)} s)`)
  count(code ? 0 : 1, code ? 1 : 0)
  if (code) reportFailure(`${name} failed\n${output}`)
}

/** Runs independent checks in parallel, one per core. */
export async function checkAll(checks) {
  const waiting = [...checks]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(...next)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}
