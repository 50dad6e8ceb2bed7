import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from './session.mjs'

const openApi = join(process.env.SCHEMA, 'openapi.json')
const run = (...args) => execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })

writeFileSync(
  'kubb.config.mjs',
  `import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
export default {
  root: '.',
  input: { path: ${JSON.stringify(openApi)} },
  output: { path: 'kubb', clean: true },
  plugins: [pluginOas(), pluginTs(), pluginClient({ client: 'fetch', bundle: true })],
}
`,
)
const GENERATORS = {
  'openapi-typescript': [
    'node_modules/openapi-typescript/bin/cli.js',
    openApi,
    '-o',
    'openapi-typescript/api.ts',
  ],
  'hey-api': ['node_modules/@hey-api/openapi-ts/bin/run.js', '-i', openApi, '-o', 'hey-api'],
  kubb: ['node_modules/@kubb/cli/bin/kubb.cjs', 'generate', '--config', 'kubb.config.mjs'],
}
for (const [name, command] of Object.entries(GENERATORS)) {
  rmSync(name, { recursive: true, force: true })
  run(...command)
  writeFileSync(
    `tsconfig.${name}.json`,
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
        allowImportingTsExtensions: true,
      },
      include: [name],
    }),
  )
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', `tsconfig.${name}.json`], {
    stdio: 'inherit',
  })
  print(`${name} compiles with strict`)
}
