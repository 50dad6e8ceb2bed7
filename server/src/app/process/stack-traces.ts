import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath } from 'node:url'

const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g
const maps = new Map<string, SourceMap | undefined>()

function mapOf(url: string): SourceMap | undefined {
  const file = `${fileURLToPath(url)}.map`
  if (!maps.has(file)) {
    const isOurs = !file.includes('node_modules') && existsSync(file)
    maps.set(
      file,
      isOurs ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined,
    )
  }
  return maps.get(file)
}

function sourceOf(place: string, url: string, line: string, column: string): string {
  const entry = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1)
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return place // in a package
  return `${new URL(entry.originalSource, url).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

/**
 * Makes stack traces of compiled code name lines of TypeScript. Reads a source map when a trace first needs it:
 * Node’s `--enable-source-maps` reads those of every package at startup, which doubles its duration.
 */
export function traceToSources(): void {
  if (import.meta.url.endsWith('.ts')) return
  Error.prepareStackTrace = (error, frames) => {
    const trace = [
      Error.prototype.toString.call(error),
      ...frames.map((frame) => `    at ${String(frame)}`),
    ].join('\n')
    try {
      return trace.replaceAll(PLACE, sourceOf)
    } catch {
      return trace // keep the error if the map is unreadable
    }
  }
}
