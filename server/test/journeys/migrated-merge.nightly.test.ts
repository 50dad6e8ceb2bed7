import { openDatabase } from '../../src/app/process/database.js'
import { migratorOf } from '#platform/database/migrator'
import { freshDatabase } from '../database.js'
import { testInstallation } from '../installation.js'
import { editCut, filmHash } from './film-making.js'
import { projectOf } from './workspace.js'
import { migrate } from '#platform/database/orm'

const FIRST = '22222222-2222-4222-8222-222222222222'
const LAST = '33333333-3333-4333-8333-333333333333'
const MERGE = 'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }'

test('a merge with cards continues after a release that moves them to another table, and creates the same film', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  try {
    await migrate(database)
    const first = await testInstallation({ on: { ...fresh, drop: async () => {} } })
    const ana = await first.join('ana')
    const projectId = await projectOf(ana)
    await editCut(ana, projectId, [
      { addCard: { id: FIRST, title: 'Low tide', seconds: 1 } },
      {
        addCard: {
          id: LAST,
          kind: 'CREDITS',
          design: 'CREDIT_ROLL',
          lines: [{ role: '', name: 'Ana' }],
          seconds: 1,
        },
      },
    ])
    const input = { projectId, videoIds: [FIRST, LAST], gaps: [{ transition: 'fade', seconds: 0.5 }] }
    const { mergeVideos: begun } = await ana.ask(MERGE, { input })
    await first.close()

    await migratorOf(database).down({ to: 'Migration20261127074754_cards_table' })
    await migrate(database)

    const second = await testInstallation({ on: fresh, worker: true })
    try {
      const person = await second.signIn('ana')
      const made = await filmHash(second, person, begun.id)
      const { mergeVideos: again } = await person.ask(MERGE, { input })
      expect(await filmHash(second, person, again.id)).toBe(made)
    } finally {
      await second.close()
    }
  } finally {
    await database.close()
    await fresh.drop()
  }
})
