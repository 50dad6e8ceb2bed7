import { readdirSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { openApp } from '../../test/app'

test('the gallery shows every shared piece', async () => {
  openApp({ at: '/gallery', signedIn: false })
  await screen.findByRole('heading', { name: 'Gallery' })
  const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const pieces = readdirSync('client/src/ui')
    .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
    .map((name) => name.replace('.tsx', ''))
  expect(shown).toEqual(expect.arrayContaining(pieces))
})
