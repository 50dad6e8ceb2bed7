import { fork } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** What a case cost: seconds of wall time and of CPU, and the most memory that it held, with all its programs, in bytes; `idle` of them before. */
export interface Cost { wall: number; cpu: number; memory: number; idle: number }

const TICKS_A_SECOND = 100
const SAMPLING = 60
const KILOBYTE = 1024

const stat = async (pid: string): Promise<string[]> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** Seconds of CPU that this process and its ended children have taken. */
export const cpuSeconds = async (): Promise<number> => (await stat('self')).slice(11, 15).reduce((total, ticks) => total + Number(ticks), 0) / TICKS_A_SECOND

/** What a process holds, its share of what it has in common with others included. */
const memoryOf = async (pid: string): Promise<number> =>
  Number(/^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * KILOBYTE

const treeMemory = async (root: number): Promise<number> => {
  const parents = new Map<string, string>()
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    await stat(pid).then((fields) => parents.set(pid, fields[1]), () => undefined)
  }
  const isOurs = (pid: string | undefined): boolean => pid !== undefined && (Number(pid) === root || isOurs(parents.get(pid)))
  const held = await Promise.all([...parents.keys()].filter(isOurs).map((pid) => memoryOf(pid).catch(() => 0)))
  return held.reduce((total, bytes) => total + bytes, 0)
}

/**
 * Runs one case in a process of its own, `case.ts`, and watches it from the moment at which its code is in memory, as a worker
 * has it that waits for work.
 */
export const measured = async <T>(work: object): Promise<{ cost: Cost; result: T }> => {
  const child = fork(fileURLToPath(new URL('case.ts', import.meta.url)), [JSON.stringify(work)])
  const said = <M>() => new Promise<M>((fulfil, reject) => {
    child.once('message', fulfil)
    child.once('exit', (code) => reject(new Error(`The case ended with ${code}`)))
  })
  await said()
  const idle = await treeMemory(child.pid!)
  let memory = idle
  let watching = true
  const watch = (async () => {
    while (watching) {
      await new Promise((next) => { setTimeout(next, SAMPLING) })
      memory = Math.max(memory, await treeMemory(child.pid!).catch(() => 0))
    }
  })()
  try {
    child.send('begin')
    const { wall, cpu, result } = await said<{ wall: number; cpu: number; result: T }>()
    return { cost: { wall, cpu, memory, idle }, result }
  } finally {
    watching = false
    await watch
  }
}

export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
