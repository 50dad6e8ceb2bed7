import { spawn } from 'node:child_process'
import { requireFfmpeg, requireNode } from './machine.mjs'

const print = (line) => process.stdout.write(`• ${line}\n`)
try {
  requireNode()
  requireFfmpeg(print)
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}
const { config } = await import('dotenv')
config({ quiet: true })
const env = { ...process.env, NODE_ENV: 'development' }
const children = [
  spawn(
    process.execPath,
    [
      '--watch-path=server/src',
      '--watch-path=packages',
      '--watch-path=schema',
      '--watch-preserve-output',
      '--import',
      './scripts/typescript.mjs',
      'server/src/main.ts',
    ],
    { stdio: 'inherit', env },
  ),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--config', 'client/vite.config.ts'], {
    stdio: 'inherit',
    env,
  }),
]
const end = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', end)
process.on('SIGTERM', end)
for (const child of children) child.once('exit', end)
