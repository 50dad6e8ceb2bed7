import { relative, sep } from 'node:path'
import { BaseSequencer } from 'vitest/node'

/** Test files that take long although they are short, the longest first. */
const LONGEST = [
  'server/test/journeys/killed-spending.test.ts',
  'server/test/journeys/shared-films.test.ts',
  'server/test/journeys/prompts.test.ts',
  'server/test/films-in-a-bucket.test.ts',
  'server/test/rest/parity.test.ts',
  'server/src/core/events.test.ts',
  'server/test/outages.test.ts',
  'server/src/media/film/prepare.test.ts',
  'server/test/journeys/takes.test.ts',
  'server/test/backup/restore.test.ts',
  'server/test/rest/kept-text.test.ts',
  'server/test/journeys/storage.test.ts',
  'server/test/journeys/exports.test.ts',
  'server/src/db/embedded.test.ts',
  'server/src/media/film/parts.test.ts',
  'server/src/modules/spending/spending-edges.test.ts',
  'server/src/media/film/join.test.ts',
  'server/test/journeys/waiting.test.ts',
  'server/test/telemetry/traces.test.ts',
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
