import { relative, sep } from 'node:path'
import { BaseSequencer } from 'vitest/node'

/** Test files that take long although they are short, the longest first. */
const LONGEST = [
  'server/test/journeys/shared-films.test.ts',
  'server/src/engines/local/local-engine.test.ts',
  'server/src/core/events.test.ts',
  'server/src/media/film/join.test.ts',
  'server/src/media/film/parts.test.ts',
  'server/src/media/film/prepare.test.ts',
  'server/src/media/film/mixed.test.ts',
  'server/test/rest/parity.test.ts',
  'server/test/backup/backup.test.ts',
  'server/test/backup/restore.test.ts',
  'server/test/journeys/waiting.test.ts',
  'server/test/films-in-a-bucket.test.ts',
  'server/src/app/http/server.test.ts',
  'server/src/db/embedded.test.ts',
  'server/test/rest/session.test.ts',
  'server/test/journeys/exports.test.ts',
]

/**
 * Begins the tests of each project with those that take longest, so that at the end no worker is waited for alone. A
 * run that knows how long each file took goes by that.
 */
export class LongestFirst extends BaseSequencer {
  async sort(specs) {
    const { config, cache } = this.ctx
    const rank = ({ project, moduleId }) => {
      const path = relative(config.root, moduleId).replaceAll(sep, '/')
      const at = cache.getFileTestResults(`${project.name}:${path}`) ? -1 : LONGEST.indexOf(path)
      return at < 0 ? LONGEST.length : at
    }
    const sorted = await super.sort(specs)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      sorted.filter((spec) => spec.project === project).toSorted((one, other) => rank(one) - rank(other)),
    )
  }
}
