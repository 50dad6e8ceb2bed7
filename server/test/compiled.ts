import { server } from '../../scripts/build-server.mjs'

/** The arguments for Node with which a program of the server runs as people run it: compiled, which starts in half the time. */
export function compiled(program: 'api' | 'worker' | 'backup' | 'restore', args: string[] = []): string[] {
  server.ensure(() => undefined)
  return ['--no-warnings', `dist/server/src/${program}.js`, ...args]
}
