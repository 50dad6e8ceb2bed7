import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))

/** Sends an operation to a GraphQL server and returns the data. Throws its errors. */
async function ask<Data>(
  { url, authorization }: { url: string; authorization?: string },
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'))
  return data
}

/** The subgraph SDL of a running Cutroom. */
export const sdlOf = async (url: string, authorization: string): Promise<string> =>
  (await ask<{ _service: { sdl: string } }>({ url, authorization }, '{ _service { sdl } }'))._service.sdl

/** A separate Cutroom in a temporary folder, with a signed-in person and a first video requested. */
export async function startCutroom(): Promise<{ url: string; authorization: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'cutroom-supergraph-'))
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--no-warnings', '--import', './scripts/typescript.mjs', 'server/src/main.ts'],
    {
      cwd: PROJECT,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DATABASE_URL: '',
        FAL_KEY: '',
        REGISTRATION: 'open',
        SETUP_TOKEN: '',
        LOG_LEVEL: 'warn',
      },
      stdio: 'inherit',
    },
  )
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}/graphql`
  try {
    while (
      !(await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null) throw new Error('Cutroom did not start')
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    return { url, authorization: await firstUse(url), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function firstUse(url: string): Promise<string> {
  const [username, password] = ['ana', 'correct horse battery']
  await ask({ url }, 'mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
    input: { username, password, email: 'ana@example.com' },
  })
  const { signIn } = await ask<{ signIn: { token: string } }>(
    { url },
    'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
    { input: { identifier: username, password } },
  )
  const authorization = `Bearer ${signIn.token}`
  const { createProject } = await ask<{ createProject: { id: string } }>(
    { url, authorization },
    'mutation { createProject(input: { name: "Harbour" }) { id } }',
  )
  await ask(
    { url, authorization },
    'mutation ($input: SendPromptInput!) { sendPrompt(input: $input) { answer { id } } }',
    {
      input: { projectId: createProject.id, prompt: 'A fox on a hill at dawn' },
    },
  )
  return authorization
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
