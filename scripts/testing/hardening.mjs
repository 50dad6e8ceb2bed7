import { TYPESCRIPT, count, print, runQuietly } from './run.mjs'

/**
 * Runs the quick ones of the attacks and faults, on real processes, and shows them when all have ended: other
 * tests run meanwhile. `npm run hardening` runs all.
 */
export async function hardening() {
  const { code, output } = await runQuietly([...TYPESCRIPT, 'server/hardening/run.ts', '--quick'])
  print(`\n── hardening: attacks and faults on real processes\n${output.trimEnd()}`)
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [undefined, 0, 1]
  count(Number(passed), Number(failed) || (code ? 1 : 0))
}
