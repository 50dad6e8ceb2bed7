import { TYPESCRIPT, count, print, reportFailure, runQuietly } from './run.mjs'

/** Runs attacks and faults on real processes and prints them at the end: those of `npm test`, or all. */
export async function hardening({ isFull = false } = {}) {
  const options = isFull ? [] : ['--quick']
  const { code, output } = await runQuietly([...TYPESCRIPT, 'server/hardening/run.ts', ...options])
  print(`\n── hardening: attacks and faults on real processes\n${output.trimEnd()}`)
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [undefined, 0, 1]
  count(Number(passed), Number(failed) || (code ? 1 : 0))
  if (code) reportFailure(`hardening failed\n${output}`)
}
