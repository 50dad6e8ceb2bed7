import 'reflect-metadata'
import { readEnv } from '../config/env.js'
import { IncompleteRestore } from './restored-secret.js'
import { resolve } from 'node:path'
import { runBackup } from './run-backup.js'
import { runRestore } from './run-restore.js'
import type { Surroundings } from './terminal.js'

const USAGE = {
  backup: 'npm run backup FILE writes everything into one new file; FILE may be - for the standard output',
  restore:
    'npm run restore FILE restores a backup into an empty installation; with -- --replace into one that has accounts; FILE may be - for the standard input',
}

export type CommandName = keyof typeof USAGE

/** Runs `npm run backup` or `npm run restore` in this process, and ends it with the exit code. */
export async function runCommand(name: CommandName): Promise<never> {
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stopped.abort(new Error('Stopped')))
  const { env, stdin: input, stdout: output, stderr: errors } = process
  const code = await execute(name, process.argv.slice(2), {
    env,
    signal: stopped.signal,
    input,
    output,
    errors,
  })
  process.exit(code)
}

/**
 * Runs the command with these arguments. Resolves with its exit code: 0 on success, 130 when stopped, otherwise 1,
 * after printing the reason.
 */
export async function execute(
  name: CommandName,
  args: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { env: variables, signal, errors } = surroundings
  try {
    const [file, ...rest] = args.filter((word) => word !== '--replace')
    if (!file || rest.length || (file.startsWith('-') && file !== '-')) throw new Error(USAGE[name])
    const env = readEnv(variables)
    // without `--` before it, npm takes the option as its own
    const replace = args.includes('--replace') || variables.npm_config_replace === 'true'
    const path = file === '-' ? file : resolve(variables.INIT_CWD ?? '.', file)
    await (name === 'backup'
      ? runBackup(path, env, surroundings)
      : runRestore(path, env, { ...surroundings, replace }))
    return 0
  } catch (error) {
    const isStopped = signal.aborted && !(error instanceof IncompleteRestore)
    const isDebug = variables.LOG_LEVEL === 'debug'
    errors.write(`\n${isStopped ? 'Stopped; nothing was changed.' : sentence(name, error, isDebug)}\n`)
    return isStopped ? 130 : 1
  }
}

function sentence(name: CommandName, error: unknown, isDebug: boolean): string {
  const { message, code, stack } = error as NodeJS.ErrnoException
  if (isDebug) return stack ?? message
  if (error instanceof IncompleteRestore) return message
  const what = name === 'backup' ? 'No backup was made' : 'Nothing was restored'
  return code === 'ENOSPC' ? `${what}. The disk is full.` : `${what}. ${message}`
}
