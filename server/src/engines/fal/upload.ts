import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FalClient } from '@fal-ai/client'
import { fileTypeFromBuffer } from 'file-type'
import { EngineFailure } from '../engine.js'
import { ProviderRefusal, refused } from './responses.js'
import { PROVIDER_STORAGE } from './transport.js'

/**
 * Uploads local files to the provider’s storage for a day, and returns their addresses. Uploads are free, so retries are
 * safe. Throws `EngineFailure`.
 */
export async function uploadFiles(
  client: FalClient,
  files: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const addresses: string[] = []
  for (const path of files) {
    signal.throwIfAborted()
    const bytes = await readFile(path)
    const type = (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream'
    try {
      addresses.push(
        await client.storage.upload(new File([bytes], basename(path), { type }), {
          lifecycle: PROVIDER_STORAGE,
        }),
      )
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ProviderRefusal && error.status < 500 && error.status !== 429) throw refused(error)
      throw new EngineFailure('A picture, video or sound could not be handed to the provider', true, {
        cause: error,
      })
    }
  }
  return addresses
}
