import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '../app/config/project-folder.js'
import { RESOLVERS } from '../app/graphql/resolvers.js'
import { MODULES } from './index.js'

const FOLDER = join(PROJECT, 'server/src/modules')

/** The names of classes with this decorator in a module’s files. */
const classesWith = (decorator: string, name: string): string[] =>
  readdirSync(join(FOLDER, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(join(FOLDER, name, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(new RegExp(`^@${decorator}\\([^]*?^export class (\\w+)`, 'gm'))])
    .map(([, className]) => className)
    .sort()
const namesOf = (classes: readonly unknown[]) => classes.map((one) => (one as { name: string }).name).sort()

test('every folder of modules is listed under its name', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(MODULES.map(({ name }) => name).sort()).toEqual(folders.map(({ name }) => name).sort())
})

test('a module needs only earlier modules', () => {
  for (const [at, { needs = [] }] of MODULES.entries())
    for (const need of needs) expect(MODULES.slice(0, at)).toContain(need)
})

test('every module declares its tables and resolvers', () => {
  expect(MODULES.map(({ name, entities = [] }) => [name, namesOf(entities)])).toEqual(
    MODULES.map(({ name }) => [name, classesWith('Entity', name)]),
  )
  expect(namesOf(RESOLVERS)).toEqual(
    [
      'InstallationResolver',
      'NodeResolver',
      ...MODULES.flatMap(({ name }) => classesWith('Resolver', name)),
    ].sort(),
  )
})
