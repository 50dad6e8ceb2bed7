import type { Gap, VideoRatio } from '../../../schema/limits.js'

/** What ffprobe says of a file, judged by content. */
export interface Probe {
  width: number
  height: number
  /** Frames a second; the mean for a variable rate. */
  frameRate: number
  /** Seconds of the video stream. */
  duration: number
  hasSound: boolean
  videoCodec: string
  audioCodec: string | null
  bytes: number
}

/** The files of a clip that is ready to be shown and merged. All in the folder given, all finished. */
export interface PreparedClip {
  /** A faststart H.264/AAC MP4 that plays in a browser, in the shape asked for. */
  video: string
  /** A WebP still. */
  poster: string
  /** Normalised H.264 without sound, constant 24 frames a second, with IDR frames where cuts may fall. */
  mezzanineVideo: string
  /** 48 kHz stereo PCM, exactly as long as the mezzanine's picture. */
  mezzanineSound: string
  /** Of the mezzanine; `video` has the same shape, but keeps the source's own pixels where it could be copied. */
  width: number
  height: number
  frames: number
  /** Seconds: frames / 24. */
  duration: number
  hasSound: boolean
  bytes: number
}

/** A clip as the join needs it. */
export interface Clip {
  mezzanineVideo: string
  mezzanineSound: string
  width: number
  height: number
  frames: number
}

export interface JoinedFilm {
  file: string
  poster: string
  width: number
  height: number
  frames: number
  duration: number
  bytes: number
}

export interface Work {
  signal?: AbortSignal
  /** 0 to 1, monotonic. */
  progress?: (done: number) => void
}

/** Film on this machine. Throws `FilmFailure` for what the file, not the machine, is to blame for. */
export interface Film {
  probe(file: string): Promise<Probe>
  /** Probes, crops to `ratio` where one is given, and writes everything that playing and merging need into `folder`. */
  prepare(source: string, folder: string, options: Work & { ratio?: VideoRatio }): Promise<PreparedClip>
  /** Joins the clips in their order; `gaps` is one shorter. The frame count is exact: `joinedFrames(clips, gaps)` of `film/plan.ts`. */
  join(clips: Clip[], gaps: Gap[], folder: string, options: Work): Promise<JoinedFilm>
}

/** The file cannot be used; the message may be shown. */
export class FilmFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FilmFailure'
  }
}
