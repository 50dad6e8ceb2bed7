import { unannouncedChanges } from './breaking-changes.js'
import { currentContract, currentVersion, read, releasedContract } from './files.js'

/** Fails if the APIs break clients of the last release and CHANGELOG.md does not announce it. Versions 0.x promise nothing. */
const version = currentVersion()
if (!version.startsWith('0.')) {
  const changes = await unannouncedChanges(releasedContract(), currentContract(), read('CHANGELOG.md'))
  for (const { coordinate, message } of changes) process.stdout.write(`\`${coordinate}\`: ${message}\n`)
  if (changes.length) {
    process.stdout.write(
      `CHANGELOG.md must announce what breaks clients of ${version}, below "### Breaking"\n`,
    )
    process.exitCode = 1
  }
}
