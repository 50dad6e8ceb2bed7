import { readdirSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { openApp } from '../../test/app'

const FOLDERS = [
  ...['', '/dialogs', '/files', '/masonry', '/search'].map((folder) => `shared/ui${folder}`),
  ...['asset', 'installation', 'project', 'video'].map((entity) => `entities/${entity}`),
  ...['continue', 'player', 'review'].map((folder) => `entities/video/${folder}`),
  'widgets/asset-dialog',
]

test('the gallery shows every shared component', async () => {
  openApp({ at: '/gallery', signedIn: false })
  await screen.findByRole('heading', { name: 'Gallery' })
  const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const pieces = FOLDERS.flatMap((folder) => readdirSync(`client/src/${folder}`))
    .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
    .map((name) => name.replace('.tsx', ''))
    .concat('DeclineReason', 'FilmViewer', 'RenameVideo', 'VideoMenu')
  expect(shown).toEqual(expect.arrayContaining(pieces))
})
