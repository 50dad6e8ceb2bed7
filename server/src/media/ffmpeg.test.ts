import { expect, test } from '@jest/globals'
import { findFfmpeg, framesReported, ProgramFailure, start, output } from './ffmpeg.js'

test('ffmpeg is found on the PATH and says which transitions it can draw', async () => {
  const tools = await findFfmpeg({ PATH: process.env.PATH })
  expect(tools).toMatchObject({
    ffmpeg: expect.stringMatching(/ffmpeg$/),
    ffprobe: expect.stringMatching(/ffprobe$/),
    version: expect.stringMatching(/^\S+$/),
  })
  expect(tools!.transitions.has('fade')).toBe(true)
  expect(tools!.transitions.has('duration')).toBe(false)
})

test('the environment names another, and one that does not work counts as none', async () => {
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
  const told = await output('env', []).finally(() => secrets.forEach((name) => delete process.env[name]))
  expect(told).toContain('PATH=')
  expect(told).not.toContain('a secret')
})

test('a program that fails tells what it said last', async () => {
  const failing = output(process.execPath, ['-e', 'console.error("no such pixel"); process.exit(3)'])
  await expect(failing).rejects.toBeInstanceOf(ProgramFailure)
  await expect(failing).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('no such pixel'),
  })
})

test('a program that does not listen is ended all the same', async () => {
  const stop = new AbortController()
  const run = start(
    process.execPath,
    ['-e', 'process.on("SIGTERM", () => {}); console.log("deaf"); setInterval(() => {}, 1000)'],
    { signal: stop.signal },
  )
  run.stdout.once('data', () => stop.abort(new Error('enough')))
  await expect(run.done).rejects.toThrow('enough')
  expect(() => start(process.execPath, [], { signal: stop.signal })).toThrow('enough')
})

test('a program that takes too long is ended', async () => {
  const forever = output(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { seconds: 1 })
  await expect(forever).rejects.toMatchObject({
    name: 'ProgramFailure',
    message: expect.stringContaining('it was not done after 1 seconds'),
  })
})

test('progress is the number of frames written', () => {
  const told: number[] = []
  const take = framesReported((frames) => told.push(frames))
  ;['frame=12', 'fps=0.00', 'out_time=00:00:01', 'frame= 120', 'progress=end'].forEach(take)
  expect(told).toEqual([12, 120])
})
