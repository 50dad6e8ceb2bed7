import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FfmpegCommand } from './ffmpeg-command.js'
import { encode, findFfmpeg, startFfmpeg, type FfmpegTools } from './ffmpeg.js'
import { output, ProgramFailure, startProgram } from './program.js'

let folder: string
let tools: FfmpegTools
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ffmpeg-'))
  tools = (await findFfmpeg(process.env))!
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('ffmpeg is found on the PATH and reports its transitions', async () => {
  const tools = await findFfmpeg({ PATH: process.env.PATH })
  expect(tools).toMatchObject({
    ffmpeg: expect.stringMatching(/ffmpeg$/),
    ffprobe: expect.stringMatching(/ffprobe$/),
    version: expect.stringMatching(/^\S+$/),
  })
  expect(tools!.transitions.has('fade')).toBe(true)
  expect(tools!.transitions.has('duration')).toBe(false)
})

test('the environment can name another ffmpeg, and a broken one counts as missing', async () => {
  const tools = (await findFfmpeg({ PATH: process.env.PATH }))!
  expect(await findFfmpeg({ PATH: '', FFMPEG_PATH: tools.ffmpeg, FFPROBE_PATH: tools.ffprobe })).toEqual(
    tools,
  )
  expect(await findFfmpeg({ PATH: '' })).toBeUndefined()
  expect(await findFfmpeg({ PATH: process.env.PATH, FFMPEG_PATH: '/nowhere/ffmpeg' })).toBeUndefined()
  expect(await findFfmpeg({ PATH: process.env.PATH, FFMPEG_PATH: process.execPath })).toBeUndefined()
})

test('a program gets none of our secrets', async () => {
  const secrets = ['AUTH_SECRET', 'DATABASE_URL', 'FAL_KEY', 'SMTP_URL']
  for (const name of secrets) process.env[name] = 'a secret'
  const environment = await output('env', []).finally(() =>
    secrets.forEach((name) => delete process.env[name]),
  )
  expect(environment).toContain('PATH=')
  expect(environment).not.toContain('a secret')
})

test('the error of a failed program has its last output', async () => {
  const failing = output(process.execPath, ['-e', 'console.error("no such pixel"); process.exit(3)'])
  await expect(failing).rejects.toBeInstanceOf(ProgramFailure)
  await expect(failing).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('no such pixel'),
  })
})

test('a program that ignores SIGTERM is killed', async () => {
  const stop = new AbortController()
  const run = startProgram(
    process.execPath,
    ['-e', 'process.on("SIGTERM", () => {}); console.log("deaf"); setInterval(() => {}, 1000)'],
    { signal: stop.signal },
  )
  run.stdout.once('data', () => stop.abort(new Error('enough')))
  await expect(run.done).rejects.toThrow('enough')
  expect(() => startProgram(process.execPath, [], { signal: stop.signal })).toThrow('enough')
})

test('a program that takes too long is ended', async () => {
  const forever = output(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { seconds: 1 })
  await expect(forever).rejects.toMatchObject({
    name: 'ProgramFailure',
    message: expect.stringContaining('it was not done after 1 seconds'),
  })
})

const counting = (frames: number) =>
  new FfmpegCommand(tools.ffmpeg).drawn(`testsrc=s=64x36:r=24,trim=end_frame=${frames}`)
const endless = () =>
  new FfmpegCommand(tools.ffmpeg).drawn('testsrc=s=64x36:r=24').writes(join(folder, 'endless.mkv'))

test('a command writes its file, and progress is the number of frames written', async () => {
  const seen: number[] = []
  const file = join(folder, 'a file, with: spaces.mkv')
  const frames = await encode(counting(48).writes(file), { frames: (done) => seen.push(done), gentle: true })
  expect(frames).toBe(48)
  expect(seen.at(-1)).toBe(48)
  expect((await stat(file)).size).toBeGreaterThan(0)
})

test('a command takes several inputs by pipe and writes to one', async () => {
  const sound = ['-f', 's16le', '-ar', '8000', '-ac', '1']
  const command = new FfmpegCommand(tools.ffmpeg).piped(...sound).piped(...sound)
  command.complexFilter('[0:a][1:a]amix=inputs=2:normalize=0[sum]')
  const run = startFfmpeg(command.writes('pipe:1', '-map', '[sum]', '-f', 's16le'))
  const samples = (value: number) => Buffer.from(new Int16Array(800).fill(value).buffer)
  run.inputs[0].end(samples(1000))
  run.inputs[1].end(samples(200))
  const parts: Buffer[] = []
  for await (const part of run.stdout) parts.push(part as Buffer)
  await run.done
  const sum = Buffer.concat(parts)
  expect(sum).toHaveLength(1600)
  expect(sum.readInt16LE(800)).toBe(1200)
})

test('the error of a failed command has its last output, without progress', async () => {
  const failing = encode(counting(48).writes(join(folder, 'no such folder', 'file.mkv')))
  await expect(failing).rejects.toBeInstanceOf(ProgramFailure)
  await expect(failing).rejects.toMatchObject({
    exitCode: expect.any(Number),
    stderr: expect.stringContaining('No such file or directory'),
  })
  await expect(failing).rejects.not.toMatchObject({ stderr: expect.stringContaining('frame=') })
  const missing = new FfmpegCommand(join(folder, 'no-such-program'))
    .drawn('testsrc')
    .writes('-', '-f', 'null')
  await expect(encode(missing)).rejects.toThrow()
})

test('all output of a command is read, even what arrives after its exit', async () => {
  const program = join(folder, 'late')
  await writeFile(program, '#!/bin/sh\n(sleep 0.3; echo late) 2>&- &\necho early\n', { mode: 0o755 })
  let printed = ''
  await encode(new FfmpegCommand(program).drawn('anullsrc').writes('-'), {
    printed: (text) => (printed += text),
  })
  expect(printed).toBe('early\nlate\n')
})

test('a command ends when it is aborted, and when it takes too long', async () => {
  const stop = new AbortController()
  const work = encode(endless(), { signal: stop.signal, frames: () => stop.abort(new Error('enough')) })
  await expect(work).rejects.toThrow('enough')
  await expect(encode(endless(), { signal: stop.signal })).rejects.toThrow('enough')
  await expect(encode(endless(), { seconds: 1 })).rejects.toThrow('it was not done after 1 seconds')
})

test('a command is the leader of its own process group, and gets none of our secrets', async () => {
  const program = join(folder, 'show.sh')
  await writeFile(program, '#!/bin/sh\nenv\nkill -s 0 -- -$$ && echo "group $$ is there"\n', { mode: 0o755 })
  process.env.AUTH_SECRET = 'a secret'
  const run = startFfmpeg(new FfmpegCommand(program).writes('pipe:1'))
  let text = ''
  run.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  await run.done.finally(() => delete process.env.AUTH_SECRET)
  expect(text).toMatch(/^group \d+ is there$/m)
  expect(text).toContain('PATH=')
  expect(text).not.toContain('a secret')
})
