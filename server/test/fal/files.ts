import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Behaviour, ProviderEvent } from './behaviour.js'
import type { Media } from './media.js'

const TYPES: Record<string, string> = { '.png': 'image/png', '.mp3': 'audio/mpeg' }
export const FILES = 'https://v3.fal.media/files/stand-in'

/** Files of the stand-in: uploads and results. */
export class Files {
  private readonly uploads = new Map<string, Buffer>()

  constructor(
    private readonly deps: {
      media: Media
      behaviour(): Behaviour
      log: ProviderEvent[]
      /** The prompt of the job with this id. */
      promptOf(id: string): string | undefined
    },
  ) {}

  /** The response to the start of an upload, with its URL. */
  initiated({ file_name: name }: { file_name: string }): unknown {
    const url = `${FILES}/${randomUUID()}-${name}`
    return { file_url: url, upload_url: `${url}?signature=stand-in` }
  }

  async serve(request: IncomingMessage, response: ServerResponse, path: string, body: Buffer): Promise<void> {
    if (request.method === 'PUT') {
      this.uploads.set(path, body)
      this.deps.log.push({
        what: 'upload',
        bytes: body.length,
        targetHost: request.headers['x-fal-target-host'] as string,
      })
      return void response.writeHead(200).end()
    }
    this.deps.log.push({ what: 'file', targetHost: request.headers['x-fal-target-host'] as string })
    const { mode, redirects, lostFiles } = this.deps.behaviour()
    if (lostFiles && basename(path).startsWith(lostFiles)) return void response.writeHead(404).end()
    const hop = Number(/\/hop-(\d+)$/.exec(path)?.[1] ?? 0)
    if (mode === 'redirect' && hop < redirects) {
      return void response
        .writeHead(302, {
          location: this.deps.behaviour().address || `https://v3b.fal.media/files/hop-${hop + 1}`,
        })
        .end()
    }
    if (mode === 'badtype')
      return void response
        .writeHead(200, { 'content-type': 'video/mp4' })
        .end('<!doctype html><script>alert(1)</script>')
    if (mode === 'huge') return endless(response)
    if (mode === 'stall') return void response.writeHead(200).write(Buffer.alloc(1000))
    const kept = this.uploads.get(path)
    if (kept) return void response.writeHead(200).end(kept)
    const source = await this.sourceOf(path)
    const { size } = await stat(source)
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'video/mp4',
      'content-length': size,
    })
    if (mode === 'cut' && this.deps.behaviour().fails-- > 0)
      return void response.write(Buffer.alloc(1000), () => response.destroy())
    createReadStream(source).pipe(response)
  }

  private async sourceOf(path: string): Promise<string> {
    const { image, sound, video, clipFor } = this.deps.media
    if (path.endsWith('.png')) return image
    if (path.endsWith('.mp3')) return sound
    const prompt = this.deps.promptOf(path.split('/').at(-2)!)
    return clipFor && prompt !== undefined ? clipFor(prompt) : video
  }
}

/** Sends endlessly, without a content length. */
function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'video/mp4' })
  const part = Buffer.alloc(1024 * 1024)
  const more = () => {
    while (!response.destroyed && response.write(part));
  }
  response.on('drain', more)
  more()
}
