import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * What a case cost: seconds of wall time and of CPU, and the most memory that it held, with all its programs,
 * in bytes; `idle` of them before.
 */
export interface Cost {
  wall: number
  cpu: number
  memory: number
  idle: number
}

const TICKS_A_SECOND = 100
const SAMPLING = 100
const KILOBYTE = 1024

/** Seconds of CPU that this process and its ended children have taken. */
export const cpuSeconds = async (): Promise<number> => {
  const text = await readFile('/proc/self/stat', 'utf8')
  const times = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
  return times.reduce((total, ticks) => total + Number(ticks), 0) / TICKS_A_SECOND
}

/** What a process holds, its share of what it has in common with others included. */
const memoryOf = async (pid: string): Promise<number> =>
  Number(/^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * KILOBYTE

/** What a process and all that it has started hold. */
const treeMemory = async (root: string): Promise<number> => {
  const children = await readFile(`/proc/${root}/task/${root}/children`, 'utf8').catch(() => '')
  const held = await Promise.all([
    memoryOf(root).catch(() => 0),
    ...children.split(' ').filter(Boolean).map(treeMemory),
  ])
  return held.reduce((total, bytes) => total + bytes, 0)
}

const CASE = new URL(import.meta.url.endsWith('.ts') ? 'case.ts' : 'case.js', import.meta.url)

/**
 * Runs one case in a process of its own, `case.ts`, and watches it from the moment at which its code is in
 * memory, as a worker has it that waits for work.
 */
export const measured = async <T>(work: object): Promise<{ cost: Cost; result: T }> => {
  const child = fork(fileURLToPath(CASE), [JSON.stringify(work)])
  const said = <M>() =>
    new Promise<M>((fulfil, reject) => {
      child.once('message', fulfil)
      child.once('exit', (code) => reject(new Error(`The case ended with ${code}`)))
    })
  await said()
  const idle = await treeMemory(String(child.pid))
  let memory = idle
  let watching = true
  const watch = (async () => {
    while (watching) {
      await new Promise((next) => {
        setTimeout(next, SAMPLING)
      })
      memory = Math.max(memory, await treeMemory(String(child.pid)))
    }
  })()
  try {
    child.send('begin')
    const { wall, cpu, result } = await said<{ wall: number; cpu: number; result: T }>()
    return { cost: { wall, cpu, memory, idle }, result }
  } finally {
    watching = false
    await watch
    if (child.connected) child.disconnect()
  }
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
