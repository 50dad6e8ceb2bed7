import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { endWorker, startWorker } from '../worker-process.js'
import { projectOf } from './workspace.js'

/** The stage of tests with merges by separate worker processes. */
export class FilmStage {
  clips!: Clips
  installation!: TestInstallation
  ana!: Client
  /** A project of Ana’s. */
  projectId!: string
  /** A folder for programs of the workers, and their records. */
  tools!: string
  private readonly workers: ChildProcess[] = []

  /** Starts a worker, which is stopped after the test at the latest. */
  startWorker(...options: [settings?: Record<string, string>, cores?: { cores: number }]): ChildProcess {
    const worker = startWorker(this.installation, ...options)
    this.workers.push(worker)
    return worker
  }

  em(): EntityManager {
    return this.installation.installation.database.em.fork()
  }

  async open(): Promise<void> {
    this.tools = await mkdtemp(join(tmpdir(), 'cutroom-tools-'))
    this.clips = await startClips()
    this.installation = await testInstallation({ env: this.clips.env })
    this.ana = await this.installation.join('ana')
    this.projectId = await projectOf(this.ana)
  }

  async endWorkers(): Promise<void> {
    await Promise.all(this.workers.splice(0).map((one) => endWorker(one)))
  }

  async close(): Promise<void> {
    await this.installation.close()
    await this.clips.close()
    await rm(this.tools, { recursive: true, force: true })
  }
}

/** Opens a stage before the tests of the calling file, then runs `prepare`. */
export function openFilmStage(prepare: (stage: FilmStage) => Promise<void>): FilmStage {
  const stage = new FilmStage()
  beforeAll(async () => {
    await stage.open()
    await prepare(stage)
  })
  afterEach(() => stage.endWorkers())
  afterAll(() => stage.close())
  return stage
}

/** Waits until the condition is true. */
export const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20))
}
