import type { BenchInstallation } from '../shared/installation.js'

export interface Size {
  rows: number
  runs: number
}

/** A group of measurements on a separate installation. */
export interface Part {
  /** The number of rows unless the command line gives one. */
  defaultRows: number
  measure(bench: BenchInstallation, size: Size): Promise<void>
}
