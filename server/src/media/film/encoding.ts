import { TRANSITION_LENGTHS } from '#schema/limits'
import type { FrameRate } from '../film.js'

/** How all films are encoded. Clips and films share these settings, so that their pictures can be joined. */

export const SAMPLE_RATE = 48_000
export const samplesPerFrame = (rate: FrameRate): number => SAMPLE_RATE / rate
/** Stereo, 16 bits. */
export const BYTES_PER_SAMPLE = 4

export const seconds = (frames: number, rate: FrameRate): string => (frames / rate).toFixed(6)

/**
 * A time safely between two frames, so that rounding cannot select the frame before. For seeking and key
 * frames.
 */
export const justBefore = (frame: number, rate: FrameRate): string =>
  Math.max(0, (frame - 0.25) / rate).toFixed(6)

/** Ticks a second of a picture track. */
export const timescaleOf = (rate: FrameRate): number => rate * 512

/** Marks pixels and stream as HD video in limited range. */
export const COLOUR = [
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-colorspace',
  'bt709',
  '-color_range',
  'tv',
]

const PARAMETERS = [
  'ref=1',
  'bframes=3',
  'b-pyramid=strict',
  'weightp=1',
  '8x8dct=1',
  'open-gop=0',
  'keyint=250',
  'min-keyint=1',
  'scenecut=0',
  'stitchable=1',
  'colorprim=bt709',
  'transfer=bt709',
  'colormatrix=bt709',
  'range=tv',
  'chromaloc=0',
].join(':')

/**
 * For clips, which users wait for. A better motion search and I-frames of lower quality make up for the bytes
 * of a key frame every half second.
 */
const CLIP = 'b-adapt=0:subme=2:rc-lookahead=4:ipratio=1.1'
/**
 * Half the time per frame, less memory, and a third more bytes: for windows, which are short and which users
 * wait for.
 */
const QUICK = 'bframes=2:b-adapt=0:rc-lookahead=0:mbtree=0'

/**
 * H.264 whose parameter sets depend on the canvas and the rate alone: two files with the same ones can be
 * joined at IDR frames without encoding again. Options that affect SPS or PPS must stay the same for all.
 */
export const h264 = (crf: number, rate: FrameRate, quick = false): string[] => [
  '-c:v',
  'libx264',
  '-preset',
  quick ? 'superfast' : 'veryfast',
  '-crf',
  String(crf),
  '-profile:v',
  'high',
  '-level:v',
  rate > 30 ? '4.2' : '4.0',
  '-pix_fmt',
  'yuv420p',
  '-x264-params',
  `${PARAMETERS}:${quick ? QUICK : CLIP}`,
  '-video_track_timescale',
  String(timescaleOf(rate)),
  ...COLOUR,
]

/** The quality of clips and rendered parts: above that of viewing copies, as windows are encoded twice. */
export const PIECE_QUALITY = 18

/** For programs that run one per core; the output does not depend on the number of cores. */
export const ONE_THREAD = ['-threads', '1']

/** Samples of the limiter's lookahead, which delays its output: 5 ms. */
const AHEAD = 240
/** Filters that limit 48 kHz floating-point sound to full scale, without a delay. */
export const LIMITED = `apad=pad_len=${AHEAD},alimiter=level=disabled:attack=5,atrim=start_sample=${AHEAD},asetpts=PTS-STARTPTS`
/**
 * Filters that convert this many channels to floating-point stereo: mono as loud as players play it, which
 * ffmpeg would lower by 3 dB, and surround by ITU-R BS.775, which may exceed full scale.
 */
export const toStereo = (channels: number): string =>
  channels === 1 ? 'pan=stereo|c0=c0|c1=c0' : 'aformat=sample_fmts=flt|fltp:channel_layouts=stereo'

export const AAC = ['-c:a', 'aac', '-b:a', '160k', '-ar', String(SAMPLE_RATE), '-ac', '2']
/**
 * For mixes, which are encoded after each change of a cue, and several times to reach a loudness: half the
 * time, at the same quality at this bitrate. Other films keep the bytes of earlier releases.
 */
export const MIX_AAC = [...AAC, '-aac_coder', 'fast']

/** An MP4 that plays while it loads, without metadata of its source. */
export const FASTSTART = [
  '-map_metadata',
  '-1',
  '-map_chapters',
  '-1',
  '-movflags',
  '+faststart',
  '-f',
  'mp4',
]

/** Seconds between key frames, so that a trim renders few frames. */
const KEY_FRAME_SECONDS = 0.5

/** Frames of a clip that must be IDR: one every half second, and those at which a transition may end or begin. */
const cutFrames = (frames: number, rate: FrameRate): number[] => {
  const regular = Array.from({ length: Math.ceil(frames / rate / KEY_FRAME_SECONDS) }, (_, at) =>
    Math.round(at * KEY_FRAME_SECONDS * rate),
  )
  const distances = TRANSITION_LENGTHS.map((length) => Math.round(length * rate))
  const all = [0, ...regular, ...distances, ...distances.map((distance) => frames - distance)]
  return [...new Set(all)].filter((frame) => frame >= 0 && frame < frames).sort((a, b) => a - b)
}

/** Options that force key frames at those frames. */
export const keyFrames = (frames: number, rate: FrameRate): string[] => [
  '-force_key_frames',
  cutFrames(frames, rate)
    .map((frame) => justBefore(frame, rate))
    .join(','),
]
