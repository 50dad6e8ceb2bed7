import { TYPESCRIPT, count, run, print } from './run.mjs'

/** Runs the quick ones of the attacks and faults, on real processes; `npm run hardening` runs all. */
export async function hardening() {
  print('\n── hardening: attacks and faults on real processes')
  let output = ''
  const code = await run(
    [...TYPESCRIPT, 'server/hardening/run.ts', '--quick'],
    {},
    (piece) => (output += piece),
  )
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [undefined, 0, 1]
  count(Number(passed), Number(failed) || (code ? 1 : 0))
}
