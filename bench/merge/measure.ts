import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Seconds of wall time and CPU, and bytes of memory of a process with its children: before, and the peak. */
export interface Cost {
  wall: number
  cpu: number
  idleMemory: number
  peakMemory: number
}

const TICKS_PER_SECOND = 100
const SAMPLING_MS = 100
const KILOBYTE = 1024
const CASE = fileURLToPath(new URL('case.ts', import.meta.url))

/** CPU seconds of this process and its finished children. */
export const cpuSeconds = async (): Promise<number> => {
  const text = await readFile('/proc/self/stat', 'utf8')
  const times = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
  return times.reduce((total, ticks) => total + Number(ticks), 0) / TICKS_PER_SECOND
}

/** Memory of a process in bytes, with its share of shared pages (PSS). */
const memoryOf = async (pid: string): Promise<number> =>
  Number(/^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * KILOBYTE

/** Bytes of memory of a process and its descendants. */
const treeMemory = async (root: string): Promise<number> => {
  const children = await readFile(`/proc/${root}/task/${root}/children`, 'utf8').catch(() => '')
  const bytes = await Promise.all([
    memoryOf(root).catch(() => 0),
    ...children.split(' ').filter(Boolean).map(treeMemory),
  ])
  return bytes.reduce((total, value) => total + value, 0)
}

/** Runs a case in a separate process and measures it from the moment at which its code is loaded. */
export const measureCase = async <Result>(work: object): Promise<{ cost: Cost; result: Result }> => {
  const child = fork(CASE, [JSON.stringify(work)])
  const nextMessage = <Message>() =>
    new Promise<Message>((resolve, reject) => {
      child.once('message', resolve)
      child.once('exit', (code) => reject(new Error(`The case exited with ${code}`)))
    })
  await nextMessage()
  const idleMemory = await treeMemory(String(child.pid))
  let peakMemory = idleMemory
  let isSampling = true
  const sampling = (async () => {
    while (isSampling) {
      await new Promise((next) => {
        setTimeout(next, SAMPLING_MS)
      })
      peakMemory = Math.max(peakMemory, await treeMemory(String(child.pid)))
    }
  })()
  try {
    child.send('start')
    const { wall, cpu, result } = await nextMessage<{ wall: number; cpu: number; result: Result }>()
    return { cost: { wall, cpu, idleMemory, peakMemory }, result }
  } finally {
    isSampling = false
    await sampling
    if (child.connected) child.disconnect()
  }
}
