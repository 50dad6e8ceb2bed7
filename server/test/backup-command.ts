import { type ChildProcess, spawn } from 'node:child_process'
import { compiled } from './compiled.js'

export interface Ended {
  code: number | null
  out: string
  err: string
}

/** `npm run backup` or `npm run restore` as a separate process; `ended` resolves with its result. */
export function startCommand(
  name: 'backup' | 'restore',
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

export const runCommand = (
  name: 'backup' | 'restore',
  args: string[],
  env: Record<string, string>,
): Promise<Ended> => startCommand(name, args, env).ended
