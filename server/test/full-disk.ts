import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether a disk of a given size can be mounted, which requires root. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0

/** A mounted disk of this many megabytes that can be filled and freed. */
export class SmallDisk {
  readonly folder: string
  private readonly filler: string

  constructor(megabytes: number, folder = mkdtempSync(join(tmpdir(), 'small-disk-'))) {
    this.folder = folder
    this.filler = join(folder, '.filler')
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder])
  }

  get free(): number {
    const { bavail, bsize } = statfsSync(this.folder)
    return bavail * bsize
  }

  /** Leaves this many bytes free. */
  fill(left = 0): void {
    writeFileSync(this.filler, Buffer.alloc(Math.max(0, this.free - left)))
  }

  empty(): void {
    rmSync(this.filler, { force: true })
  }

  unmount(): void {
    execFileSync('umount', ['-l', this.folder])
    rmSync(this.folder, { recursive: true, force: true })
  }
}
