import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from './database.js'
import { testInstallation } from './installation.js'
import { pictureFile } from './journeys/pictures.js'

test('an installation does not start on an empty folder if its database refers to files, since their disk may not be mounted', async () => {
  const place = mkdtempSync(join(tmpdir(), 'cutroom-mount-'))
  const [STORAGE_URL, away] = [join(place, 'files'), join(place, 'away')]
  const { drop, ...database } = await freshDatabase()
  const open = () => testInstallation({ env: { STORAGE_URL }, on: { ...database, drop: async () => {} } })
  try {
    const first = await open()
    const ana = await first.join('ana')
    const {
      body: { asset_url: address },
    } = await first.rest(ana).upload('Harbour', await pictureFile())
    await first.close()

    renameSync(STORAGE_URL, away)
    await expect(open()).rejects.toThrow('The folder for files is empty, but the database names')
    mkdirSync(STORAGE_URL)
    await expect(open()).rejects.toThrow('Is its disk mounted')
    expect(readdirSync(STORAGE_URL)).toEqual([])

    rmSync(STORAGE_URL, { recursive: true })
    renameSync(away, STORAGE_URL)
    const again = await open()
    const { pathname, search } = new URL(address)
    expect((await fetch(again.url + pathname + search)).status).toBe(200)
    await again.close()
  } finally {
    await drop()
    rmSync(place, { recursive: true })
  }
})
