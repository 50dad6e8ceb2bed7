import { TRANSITION_LENGTHS } from '#schema/limits'
import type { FrameRate } from '../film.js'

/**
 * How every film of ours is encoded. Clips and the films joined of them share these, so that their pictures
 * fit each other.
 */

export const SAMPLE_RATE = 48_000
export const samplesPerFrame = (rate: FrameRate): number => SAMPLE_RATE / rate
/** Stereo, 16 bits. */
export const BYTES_PER_SAMPLE = 4

export const seconds = (frames: number, rate: FrameRate): string => (frames / rate).toFixed(6)

/**
 * A moment safely between two frames, so that rounding cannot take the one before: for seeking and for key
 * frames.
 */
export const justBefore = (frame: number, rate: FrameRate): string =>
  Math.max(0, (frame - 0.25) / rate).toFixed(6)

/** Ticks a second of a picture's time. */
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
 * For clips, whose arrival people wait for. The better motion search, and I-frames of lower quality, make up for the
 * bytes of a key frame every half second.
 */
const CLIP = 'b-adapt=0:subme=2:rc-lookahead=4:ipratio=1.1'
/**
 * Spends half the time on a frame, less memory, and a third more bytes: for windows, which are waited for and
 * short.
 */
const QUICK = 'bframes=2:b-adapt=0:rc-lookahead=0:mbtree=0'

/**
 * H.264 whose parameter sets depend on the canvas and the rate alone: two files that have both in common can
 * follow each other in one stream from IDR frame to IDR frame without encoding again. Anything here that
 * reaches SPS or PPS must stay the same for all.
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

/**
 * The quality of clips and of what is rendered between them: above that of films that are watched, as windows
 * lose twice.
 */
export const PIECE_QUALITY = 18

/** For a program of several that run at once, one a core; what it writes depends on no number of cores. */
export const ONE_THREAD = ['-threads', '1']

/** Samples that a limiter looks ahead, by which its sound is late: 5 ms. */
const AHEAD = 240
/** Filters that limit sound of 48 kHz in floating point to full scale, and keep its time. */
export const LIMITED = `apad=pad_len=${AHEAD},alimiter=level=disabled:attack=5,atrim=start_sample=${AHEAD},asetpts=PTS-STARTPTS`
/**
 * The filters that make stereo in floating point of sound with so many channels: one as loud as players play it, which
 * ffmpeg would lower by 3 dB, and surround by ITU-R BS.775, which may exceed full scale.
 */
export const toStereo = (channels: number): string =>
  channels === 1 ? 'pan=stereo|c0=c0|c1=c0' : 'aformat=sample_fmts=flt|fltp:channel_layouts=stereo'

export const AAC = ['-c:a', 'aac', '-b:a', '160k', '-ar', String(SAMPLE_RATE), '-ac', '2']
/**
 * Of mixes, which are encoded anew with each change of a cue and several times to reach a loudness: in half the time, and
 * as well at this bitrate. Other films keep the bytes that they have had.
 */
export const MIX_AAC = [...AAC, '-aac_coder', 'fast']

/** An MP4 that plays while it still loads, and that says nothing about where it came from. */
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

/** Has the encoder begin anew at those frames. */
export const keyFrames = (frames: number, rate: FrameRate): string[] => [
  '-force_key_frames',
  cutFrames(frames, rate)
    .map((frame) => justBefore(frame, rate))
    .join(','),
]
