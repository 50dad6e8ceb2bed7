import { fetchSchema, openTab, resultOf, run, showsOperation, useToken } from '../../client/e2e/graphiql.js'
import { type Screen, type Step, at, dialog, press, see, shows } from './steps.js'

const first: Step = ({ page }) => showsOperation(page, 'Projects')
const signIn: Step = async (person, studio) => {
  await first(person, studio)
  await useToken(person.page, studio.token)
  await fetchSchema(person.page)
}

/** The REST docs and the GraphQL playground. */
export const API_PAGES: readonly Screen[] = [
  at(
    'REST docs',
    '/api/v1/docs',
    shows(({ page }) => page.locator('.opblock')),
  ),
  at(
    'REST docs: a call',
    '/api/v1/docs#/Users/login',
    ({ page }) => page.getByRole('button', { name: 'Try it out' }).click(),
    shows(({ page }) => page.getByRole('button', { name: 'Execute' })),
  ),
  at(
    'REST docs: authorize',
    '/api/v1/docs',
    ({ page }) => page.locator('.btn.authorize').click(),
    shows(({ page }) => page.locator('.modal-ux')),
  ),
  at('playground', '/graphql', first),
  at(
    'playground: signed in',
    '/graphql',
    signIn,
    ({ page }) => run(page),
    shows(({ page }) => resultOf(page)),
  ),
  at(
    'playground: documentation',
    '/graphql',
    signIn,
    press('Show Documentation Explorer'),
    shows(({ page }) => page.getByRole('link', { name: 'Mutation', exact: true })),
  ),
  at('playground: explorer', '/graphql', signIn, press('Show GraphiQL Explorer'), see('marketAssets')),
  at('playground: upload', '/graphql', first, ({ page }) => openTab(page, 'Upload')),
  at('playground: keys', '/graphql', press(/short keys/i), dialog),
  at('playground: settings', '/graphql', press(/settings/i), dialog),
]
