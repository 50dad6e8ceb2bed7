// `npm run release VERSION` makes the changelog’s unreleased section that of VERSION and keeps the contract of both APIs,
// with which later ones are compared. Nothing is committed.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { announcedIn } from './contract/breaking-changes.js'
import { currentVersion, keepContract, read } from './contract/files.js'
import { root } from './stale.mjs'
import { TYPESCRIPT } from './testing/run.mjs'

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

const [version = ''] = process.argv.slice(2)
const before = currentVersion()
const changelog = read('CHANGELOG.md')
const [next, last] = [version, before].map((one) => VERSION.exec(one)?.slice(1).map(Number))
if (!next || !last) throw new Error('Usage: npm run release VERSION, such as 1.2.0')
const step = next.findIndex((part, at) => part !== last[at])
if (step < 0 || next[step] < last[step]) throw new Error(`${version} is not later than ${before}`)
if (step > 0 && announcedIn(changelog).size && last[0] > 0)
  throw new Error(`Breaking changes need the version ${last[0] + 1}.0.0`)

for (const file of ['package.json', 'package-lock.json'])
  write(
    file,
    read(file).replaceAll(
      new RegExp(`("name": "cutroom",\\s+"version": )"${before}"`, 'g'),
      `$1"${version}"`,
    ),
  )
for (const file of ['base/kustomization.yaml', 'README.md'].map((name) => `deploy/kubernetes/${name}`))
  write(file, read(file).replaceAll(`newTag: ${before}`, `newTag: ${version}`))
const today = new Date().toISOString().slice(0, 10)
write('CHANGELOG.md', changelog.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version} - ${today}`))
const { status } = spawnSync(process.execPath, [...TYPESCRIPT, 'server/src/app/emit-schema.ts'], {
  cwd: root,
})
if (status) throw new Error('npm run schema failed')
keepContract()
process.stdout.write(
  `Commit this as "release: ${version}", tag it, and record it: server/test/releases/README.md\n`,
)
