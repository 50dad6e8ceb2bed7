import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FalClient } from '@fal-ai/client'
import { fileTypeFromBuffer } from 'file-type'
import { z } from 'zod'
import { SPEECH } from '#schema/limits'
import { providerInput } from '#schema/models/provider-input'
import { EngineFailure, type TranscribedSpeech } from '../engine.js'
import { isUnbilled } from './responses.js'
import { PROVIDER_STORAGE } from './transport.js'

const FAILURE = 'The provider could not transcribe a clip'

const answer = z.object({
  words: z.array(
    z.object({
      text: z.string().max(200),
      type: z.string(),
      start: z.number().min(0).nullish(),
      end: z.number().min(0).nullish(),
    }),
  ),
})

/** Transcribes a local sound file with the provider’s speech model. Throws `EngineFailure`. */
export async function transcribe(
  client: FalClient,
  file: string,
  signal: AbortSignal,
): Promise<TranscribedSpeech> {
  const address = await upload(client, file).catch((error: unknown) => {
    throw new EngineFailure(FAILURE, true, { cause: error, notSent: true })
  })
  signal.throwIfAborted()
  const { data } = await client
    .run(SPEECH.id, {
      input: providerInput(SPEECH, { words: '', clip: address }),
      abortSignal: signal,
    })
    .catch((error: unknown) => {
      throw new EngineFailure(FAILURE, true, { cause: error, notSent: isUnbilled(error) })
    })
  const heard = answer.safeParse(data)
  if (!heard.success) throw new EngineFailure(FAILURE, true, { cause: heard.error })
  return {
    words: heard.data.words.flatMap(({ type, text, start, end }) =>
      type === 'word' && text.trim() && start != null && end != null && end >= start
        ? [{ word: text.trim(), startSeconds: start, endSeconds: end }]
        : [],
    ),
  }
}

async function upload(client: FalClient, file: string): Promise<string> {
  const bytes = await readFile(file)
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream'
  return client.storage.upload(new File([bytes], basename(file), { type }), {
    lifecycle: PROVIDER_STORAGE,
  })
}
