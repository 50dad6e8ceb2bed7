import { fileUrl } from '../../ffmpeg-command.js'
import type { FfmpegTools } from '../../ffmpeg.js'
import { FilmFailure } from '../../film.js'
import { eachLine } from '../../program.js'

/** A stream of a file, as ffprobe describes it. */
export interface Stream {
  index: number
  codec_type?: string
  codec_name?: string
  codec_tag_string?: string
  profile?: string
  pix_fmt?: string
  width?: number
  height?: number
  channels?: number
  sample_rate?: string
  sample_aspect_ratio?: string
  field_order?: string
  color_space?: string
  color_transfer?: string
  color_primaries?: string
  duration?: string
  disposition?: Record<string, number>
  tags?: Record<string, string>
  side_data_list?: { side_data_type?: string; rotation?: number }[]
}

interface Report {
  streams: Stream[]
  format: { format_name: string; start_time?: string; duration?: string }
}

/** The seconds that the packets of a stream cover. */
export interface Span {
  start: number
  end: number
  packets: number
  measured: boolean
}

/** What ffprobe reports of a file: its headers, and when the packets of each stream begin and end. */
export interface Contents extends Report {
  /** Measured from the packets, so that headers and names cannot falsify it. */
  spans: Map<number, Span>
}

/** Limits of an uploaded file; `headers`: characters that describe its streams. */
const LIMIT = { packets: 500_000, headers: 1_000_000 }
/** Time limit for reading a file, in seconds. */
const TIMEOUT_SECONDS = 60

/** A packet, as ffprobe prints it in compact JSON. */
const PACKET =
  /^\s*\{ "stream_index": (\d+)(?:, "pts_time": "([^"]*)")?(?:, "duration_time": "([^"]*)")?(?:, "flags": "([^"]*)")?/
/** The first line after the packets. */
const STREAMS = /^\s*"streams": \[/

function addPacket(spans: Map<number, Span>, [, index, time, length, flags]: RegExpExecArray): void {
  const start = Number(time)
  if (!Number.isFinite(start) || flags?.includes('D')) return
  const end = start + (Number(length) || 0)
  const span = spans.get(Number(index)) ?? { start, end, packets: 0, measured: false }
  spans.set(Number(index), {
    start: Math.min(span.start, start),
    end: Math.max(span.end, end),
    packets: span.packets + 1,
    measured: span.measured || end > start,
  })
}

/**
 * Reads headers and packets in one run of ffprobe. fluent-ffmpeg's `ffprobe()` is unsafe for uploaded files:
 * it cannot be stopped, has no time limit, keeps all output in memory, and passes our environment on.
 * `protection` are the input options of such files; throws `FilmFailure` with the message `unusable` if there
 * is too much to read.
 */
export async function readContents(
  tools: FfmpegTools,
  file: string,
  { protection, unusable, signal }: { protection: string[]; unusable: string; signal?: AbortSignal },
): Promise<Contents> {
  const tooMuch = new AbortController()
  const spans = new Map<number, Span>()
  const headers = ['{']
  let [packets, length] = [0, 0]
  const take = (line: string) => {
    if (headers.length > 1 || STREAMS.test(line)) {
      headers.push(line)
      length += line.length
    } else {
      const packet = PACKET.exec(line)
      if (packet) addPacket(spans, packet)
      packets += packet ? 1 : 0
    }
    if (packets > LIMIT.packets || length > LIMIT.headers) tooMuch.abort(new FilmFailure(unusable))
  }
  const entries = 'packet=stream_index,pts_time,duration_time,flags'
  const print = ['-show_format', '-show_streams', '-show_entries', entries, '-of', 'json=compact=1']
  await eachLine(tools.ffprobe, ['-v', 'error', ...print, ...protection, fileUrl(file)], take, {
    signal: AbortSignal.any([tooMuch.signal, ...(signal ? [signal] : [])]),
    seconds: TIMEOUT_SECONDS,
  })
  return { ...(JSON.parse(headers.join('\n')) as Report), spans }
}
