import { type Screen, at, press, shows, dialog, signIn } from './steps.js'

/** The REST docs and the GraphQL playground. */
export const API_PAGES: readonly Screen[] = [
  at(
    'REST docs',
    '/api/v1/docs',
    shows(({ page }) => page.locator('.opblock')),
  ),
  at(
    'REST docs: a call',
    '/api/v1/docs',
    ({ page }) => page.locator('#operations-Users-login .opblock-summary-control').dispatchEvent('click'),
    ({ page }) => page.getByRole('button', { name: 'Try it out' }).click(),
    shows(({ page }) => page.getByRole('button', { name: 'Execute' })),
  ),
  at(
    'REST docs: authorize',
    '/api/v1/docs',
    ({ page }) => page.locator('.btn.authorize').click(),
    shows(({ page }) => page.locator('.modal-ux')),
  ),
  at(
    'playground',
    '/graphql',
    shows(({ page }) => page.locator('.query-editor, .graphiql-query-editor')),
  ),
  at('playground: sign in', '/graphql', press('Sign in'), dialog),
  at(
    'playground: signed in',
    '/graphql',
    signIn,
    press(/^Execute query/),
    shows(({ page }) => page.locator('.result-window .view-line')),
  ),
  at(
    'playground: documentation',
    '/graphql',
    signIn,
    press('Show Documentation Explorer'),
    shows(({ page }) => page.getByRole('link', { name: 'Mutation', exact: true })),
  ),
  at(
    'playground: upload',
    '/graphql',
    ({ page }) => page.locator('.graphiql-tabs').getByRole('button', { name: 'Upload', exact: true }).click(),
    shows(({ page }) => page.getByText('Choose a file')),
  ),
  at('playground: keys', '/graphql', press(/short keys/i), dialog),
  at('playground: settings', '/graphql', press(/settings/i), dialog),
]
