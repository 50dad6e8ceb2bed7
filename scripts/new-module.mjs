import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './stale.mjs'

/** Writes a module that compiles and has a passing test, and adds it to the list: `npm run new:module label`. */
const [name = ''] = process.argv.slice(2)
const MODULES = 'server/src/modules'
const LIST = join(root, MODULES, 'index.ts')
const folder = join(root, MODULES, name)

const fail = (why) => {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
if (!/^[a-z]+$/.test(name)) fail('Name the module in lower-case letters, such as: npm run new:module label')
if (existsSync(folder)) fail(`The module ${name} already exists`)

const thing = name[0].toUpperCase() + name.slice(1)
const things = name.endsWith('s') ? `${name}es` : `${name}s`
const Things = things[0].toUpperCase() + things.slice(1)

const files = {
  'index.ts': `import { defineModule } from '../module.js'
import { ${thing}Resolver } from './${name}.resolver.js'
import { ${Things} } from './${name}.service.js'

/** ${Things}. */
export const ${name} = defineModule({
  name: '${name}',
  services: () => ({ ${things}: new ${Things}() }),
  resolvers: ({ ${things} }) => [new ${thing}Resolver(${things})],
})
`,
  [`${name}.service.ts`]: `import type { Viewer } from '#platform/auth/viewer'

export interface ${thing} {
  id: string
  name: string
}

/** The operations on ${things}. */
export class ${Things} {
  /** The ${things} that the viewer may see. */
  async list(_viewer: Viewer): Promise<${thing}[]> {
    return []
  }
}
`,
  [`${name}.resolver.ts`]: `import { Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import type { ${thing}, ${Things} } from './${name}.service.js'

@ObjectType('${thing}', { description: 'A ${name}.' })
class ${thing}Type implements ${thing} {
  @Field(() => ID, { description: 'Opaque and stable.' })
  id!: string
  @Field(() => String, { description: 'Its name.' })
  name!: string
}

@Resolver(() => ${thing}Type)
export class ${thing}Resolver {
  constructor(private readonly all: ${Things}) {}

  @Query(() => [${thing}Type], { description: 'The ${things} that the viewer may see.' })
  ${things}(@Ctx() context: Context): Promise<${thing}[]> {
    return this.all.list(signedIn(context))
  }
}
`,
  [`${name}.resolver.test.ts`]: `import { testResolver } from '../../../test/resolver.js'

testResolver({
  'Query.${things}': {
    operation: '{ ${things} { id name } }',
    as: 'user',
    result: { ${things}: [] },
    refused: { anonymous: 'UNAUTHENTICATED' },
  },
})
`,
}

const list = readFileSync(LIST, 'utf8')
const imports = list.match(/^import \{ \w+ \} from '\.\/[\w-]+\/index\.js'$/gm) ?? []
const next = imports.find((line) => line.split('/')[1] > name)
const line = `import { ${name} } from './${name}/index.js'`
const anchor = next ?? imports.at(-1)
const added = list
  .replace(anchor, next ? `${line}\n${next}` : `${anchor}\n${line}`)
  .replace(/(const ROW = \[[^\]]*)\]/, `$1  ${name},\n]`)

mkdirSync(folder)
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
writeFileSync(LIST, added)
process.stdout
  .write(`Wrote ${MODULES}/${name}, last in the list of ${MODULES}/index.ts; CONTRIBUTING.md has recipes for jobs, events and more

Next:
npm run schema && npm run codegen
npm test -- ${MODULES}/${name}
npm run migration ${name}, once there is a ${name}.entity.ts
`)
