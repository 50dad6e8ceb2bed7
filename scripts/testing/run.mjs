import { spawn } from 'node:child_process'

export const print = (line) => process.stdout.write(`${line}\n`)

/** How many tests and checks passed and failed so far. */
export const total = { passed: 0, failed: 0 }

export function count(passed, failed) {
  total.passed += passed
  total.failed += failed
}

/** What Node needs to run TypeScript. */
export const TYPESCRIPT = ['--import', '@swc-node/register/esm-register', '--no-warnings']

/** Runs Node with its output shown, and passed to `listen`; resolves to the exit code. */
export const run = (args, env = {}, listen = undefined) =>
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

/** Runs a check that passes or fails as a whole. */
export async function check(name, args) {
  print(`\n── ${name}`)
  const code = await run(args)
  print(code ? `${name} failed` : 'fine')
  count(code ? 0 : 1, code ? 1 : 0)
}
