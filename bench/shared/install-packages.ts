import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Installs packages from npm into a temporary folder, which later runs reuse, and returns the folder. For packages that
 * only a benchmark needs.
 */
export function installPackages(name: string, packages: readonly string[]): string {
  const folder = join(tmpdir(), `bench-${name}-${packages.join('-').replace(/[^\w.-]+/g, '-')}`)
  if (existsSync(folder)) return folder
  const incomplete = `${folder}-${process.pid}`
  try {
    mkdirSync(incomplete)
    writeFileSync(join(incomplete, 'package.json'), '{ "private": true, "type": "module" }\n')
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts', ...packages],
      {
        cwd: incomplete,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    renameSync(incomplete, folder)
  } finally {
    rmSync(incomplete, { recursive: true, force: true })
  }
  return folder
}
