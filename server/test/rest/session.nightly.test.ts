/** Covers specification B68, R9. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Clips, startClips } from '../fal/clips.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile } from '../journeys/pictures.js'

const PAGE = new URL('../../../docs/rest.md', import.meta.url)

/** A block of commands of the page, and its documented output. */
interface Step {
  commands: string
  /** The response of its last call. */
  json?: string
  /** Its output; `…` matches anything. */
  text?: string
}

function stepsOf(page: string): Step[] {
  const steps: Step[] = []
  for (const [, kind, block] of page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)) {
    if (kind === 'sh') steps.push({ commands: block })
    else Object.assign(steps.at(-1)!, { [kind]: block })
  }
  return steps
}

/** Runs `curl` unchanged, and stores each step’s last response. */
const KEEPING_ANSWERS = `set -eu
curl() {
  command curl "$@" > "$KEPT/$STEP.answer" || { status=$?; cat "$KEPT/$STEP.answer" >&2; return $status; }
  cat "$KEPT/$STEP.answer"
}
`
const scriptOf = (steps: Step[]) =>
  KEEPING_ANSWERS +
  steps.map(({ commands }, at) => `STEP=${at}\n{\n${commands}} > "$KEPT/${at}.printed"\n`).join('')

/** Runs a POSIX shell; returns its exit code and error output. */
function shell(
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; complaints: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', script], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
    let complaints = ''
    child.stderr.on('data', (chunk: Buffer) => (complaints += String(chunk)))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, complaints }))
  })
}

/** The nested names in a response; lists are reduced to their first item, values to their type. */
function namesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(namesOf)
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([name, inner]) => [name, namesOf(inner)]),
    )
  return value === null ? null : typeof value
}

const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .trim()
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )

let clips: Clips
let installation: TestInstallation
let folder: string
beforeAll(async () => {
  if (spawnSync('curl', ['--version'], { stdio: 'ignore' }).status !== 0)
    throw new Error(
      'This test runs docs/rest.md, which needs curl. Install it with your package manager, for the package curl',
    )
  clips = await startClips(5)
  installation = await testInstallation({ worker: true, env: clips.env })
  folder = await mkdtemp(join(tmpdir(), 'cutroom-session-'))
})
afterAll(async () => {
  await installation?.close()
  await clips?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

test('the session of docs/rest.md runs from registration to a downloaded film, with the documented responses', async () => {
  const steps = stepsOf(await readFile(PAGE, 'utf8'))
  const [home, kept] = [join(folder, 'home'), join(folder, 'kept')]
  await Promise.all([home, kept].map((path) => mkdir(path)))
  await writeFile(join(home, 'lighthouse.png'), Buffer.from(await (await pictureFile()).arrayBuffer()))

  const { NODE_OPTIONS: _, ...env } = process.env
  const { code, complaints } = await shell(scriptOf(steps), home, {
    ...env,
    HOME: home,
    KEPT: kept,
    CUTROOM: installation.url,
  })
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' })

  for (const [at, { commands, json, text }] of steps.entries()) {
    if (json) {
      const answer: unknown = JSON.parse(await readFile(join(kept, `${at}.answer`), 'utf8'))
      expect({ commands, names: namesOf(answer) }).toEqual({ commands, names: namesOf(JSON.parse(json)) })
    }
    if (text)
      expect((await readFile(join(kept, `${at}.printed`), 'utf8')).replaceAll('\r', '').trim()).toMatch(
        patternOf(text),
      )
  }

  expect(existsSync(join(home, 'film.mp4'))).toBe(true)
  const film = await installation.installation.media.film.probe(join(home, 'film.mp4'))
  expect(film).toMatchObject({ width: 1280, height: 720 })
  expect(film.duration).toBeCloseTo(9, 0)
}, 600_000)
