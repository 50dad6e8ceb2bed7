import { server } from '../scripts/build-server.mjs'
import { requireFfmpeg, requireNode } from '../scripts/machine.mjs'
import { measureMemory } from './scale/memory.js'
import { measureThroughput } from './scale/throughput.js'
import { withProcesses } from './shared/processes.js'
import { print } from './shared/report.js'

/**
 * Measures how generating and merging scale with workers of one core each: `scale [CLIPS] [SECONDS] [WORKERS…]`, by
 * default a film of 100 clips of 4 s, and 1, 2 and 4 workers, up to the number of cores. `scale memory [CLIPS]` measures
 * the memory of one worker instead, by default with 2 clips. Needs Linux.
 */
const [first, ...rest] = process.argv.slice(2)

requireNode()
requireFfmpeg(print)
server.ensure(print)
await withProcesses(() => {
  if (first === 'memory') return measureMemory(Number(rest[0] ?? 2))
  const [seconds = '4', ...workerCounts] = rest
  return measureThroughput({
    clips: Number(first ?? 100),
    seconds: Number(seconds),
    workerCounts: workerCounts.length ? workerCounts.map(Number) : [1, 2, 4],
  })
})
