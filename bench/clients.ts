import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PASSWORD, startInstallation } from './shared/installation.js'
import { installPackages } from './shared/install-packages.js'
import { print } from './shared/report.js'

/**
 * Runs clients and generators of others against this server: `clients [NAME…]`, by default all. A GraphQL client signs in,
 * creates projects, reads two pages, sees the code of an error and gets an event over a socket; what generators make of
 * `schema/openapi.json` is compiled. Exits with 1 if one fails.
 */
const SOCKETS = ['graphql@16.15.0', 'graphql-ws@6.4.2', 'ws@8.23.0']
const REQUEST = ['graphql@16.15.0', 'graphql-request@7.4.0']
/** The packages of each program in `clients/`, with their versions. */
const PROGRAMS: Record<string, readonly string[]> = {
  urql: ['@urql/core@6.0.3', ...SOCKETS],
  'graphql-request': REQUEST,
  apollo: ['@apollo/client@4.3.8', 'rxjs@7.8.2', ...SOCKETS],
  relay: ['relay-runtime@21.0.1', 'relay-compiler@21.0.1', ...SOCKETS],
  'client-preset': [
    '@graphql-codegen/cli@7.4.3',
    '@graphql-codegen/client-preset@6.2.0',
    '@types/node@20.19.43',
    'typescript@5.9.3',
    ...REQUEST,
  ],
  generators: [
    'openapi-typescript@7.13.0',
    '@hey-api/openapi-ts@0.95.0',
    ...['cli', 'core', 'plugin-client', 'plugin-oas', 'plugin-ts'].map((name) => `@kubb/${name}@4.39.3`),
    'typescript@5.9.3',
  ],
}

const chosen = process.argv.slice(2)
const names = chosen.length ? chosen : Object.keys(PROGRAMS)
const unknown = names.filter((name) => !PROGRAMS[name])
if (unknown.length)
  throw new Error(`Unknown: ${unknown.join(', ')}. Clients: ${Object.keys(PROGRAMS).join(', ')}`)

const installation = await startInstallation()
try {
  const url = `http://127.0.0.1:${installation.api.port}/graphql`
  await installation.signUp('ana')
  for (const name of names) {
    print(`${name}: ${PROGRAMS[name].join(' ')}`)
    const folder = installPackages(name, PROGRAMS[name])
    cpSync(new URL('clients', import.meta.url), folder, { recursive: true })
    const child = spawn(process.execPath, ['--no-warnings', join(folder, `${name}.mjs`)], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        API_URL: url,
        IDENTIFIER: 'ana',
        PASSWORD,
        SCHEMA: fileURLToPath(new URL('../schema', import.meta.url)),
      },
    })
    const [code] = await once(child, 'exit')
    if (code === 0) continue
    print(`  ${name} failed`)
    process.exitCode = 1
  }
} finally {
  await installation.close()
}
