import { nodeTests } from './node-tests.mjs'

/** Runs attacks and faults on real processes: all of them, or those of `npm test`, which print only at the end. */
export const hardening = (folder, { isFull = false } = {}) =>
  nodeTests(['server/hardening/run.ts', ...(isFull ? [] : ['--quick'])], {
    name: 'hardening',
    folder,
    heading: 'hardening: attacks and faults on real processes',
    isQuiet: !isFull,
    commandsOf: (entries) =>
      entries.map((entry) => `npm run hardening '${/^not ok \d+ - (.*)$/m.exec(entry)?.[1]}'`),
  })
