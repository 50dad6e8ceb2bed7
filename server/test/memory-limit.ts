import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of this process’s memory group (cgroup v2, else v1), if it can create subgroups. */
function ownGroup(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const groups = readFileSync('/proc/self/cgroup', 'utf8')
  const [old, unified] = [/^\d+:memory:(.*)$/m, /^0::(.*)$/m].map((line) => line.exec(groups)?.[1])
  const places = [
    old !== undefined && join('/sys/fs/cgroup/memory', old),
    unified !== undefined && join('/sys/fs/cgroup', unified),
  ]
  return places.find((place): place is string => {
    if (!place) return false
    const folder = join(place, `cutroom-trial-${process.pid}`)
    try {
      mkdirSync(folder)
      const isLimited = LIMITS.some((name) => existsSync(join(folder, name)))
      rmdirSync(folder)
      return isLimited
    } catch {
      return false
    }
  })
}

const LIMITS = ['memory.max', 'memory.limit_in_bytes']
const group = ownGroup()
export const canLimitMemory = group !== undefined

/** Limits processes to this many megabytes together; the kernel kills them beyond. */
export class MemoryLimit {
  private readonly folder = join(group!, `cutroom-${process.pid}`)

  constructor(megabytes: number) {
    mkdirSync(this.folder)
    const limit = LIMITS.map((name) => join(this.folder, name)).find(existsSync)!
    writeFileSync(limit, String(megabytes * 1024 * 1024))
    const swap = join(this.folder, 'memory.swap.max')
    if (existsSync(swap)) writeFileSync(swap, '0')
  }

  /** Wraps a command to run within the limit. */
  command(program: string, args: string[]): [string, string[]] {
    return ['sh', ['-c', `echo $$ > ${this.folder}/cgroup.procs; exec "$@"`, 'sh', program, ...args]]
  }

  remove(): void {
    rmdirSync(this.folder)
  }
}
