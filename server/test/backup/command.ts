import { type ChildProcess, spawn } from 'node:child_process'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type CommandName, execute } from '../../src/app/backup/command.js'
import { compiled } from '../compiled.js'

export interface Ended {
  code: number | null
  out: string
  err: string
}

/** `npm run backup` or `npm run restore` as a separate process; `ended` resolves with its result. */
export function startCommand(
  name: CommandName,
  args: string[],
  env: Record<string, string>,
): { child: ChildProcess; ended: Promise<Ended> } {
  const { PATH, FFMPEG_PATH, FFPROBE_PATH } = process.env
  const child = spawn(process.execPath, compiled(name, args), {
    env: { PATH, FFMPEG_PATH, FFPROBE_PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  if (!args.includes('-')) child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...said })))
  return { child, ended }
}

/** The same command in this process, which is much faster. */
export async function runCommand(
  name: CommandName,
  args: string[],
  env: Record<string, string>,
): Promise<Ended> {
  const [output, errors] = [new PassThrough(), new PassThrough()]
  const [out, err] = [text(output), text(errors)]
  const { signal } = new AbortController()
  const code = await execute(name, args, { env, signal, input: Readable.from([]), output, errors })
  output.end()
  errors.end()
  return { code, out: await out, err: await err }
}
