import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalEngine } from '../src/engines/local/index.js'

/** A place where the local engine draws clips, with the folder that they are in. */
export interface LocalClips {
  folder: string
  /** Returns the clip’s file. */
  draw(prompt: string): Promise<string>
}

/** Runs `work` with the local engine, and clears up after it. */
export async function withLocalClips(
  { ffmpeg }: { ffmpeg: string },
  work: (clips: LocalClips) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const engine = createLocalEngine({ ffmpeg })
  const run = {
    signal: new AbortController().signal,
    folder,
    progress: () => undefined,
    sentBlind: false,
    sending: async () => undefined,
    submitted: async () => undefined,
    sleep: async () => undefined,
    adopted: async () => undefined,
  }
  const request = { model: 'fal-ai/veo3', ratio: '16:9', seed: 7, references: [] } as const
  try {
    await work({
      folder,
      draw: async (prompt) => (await engine.video({ ...request, references: [], prompt }, run)).file,
    })
  } finally {
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  }
}
