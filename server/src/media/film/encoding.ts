/** How every film of ours is encoded. Clips and the films joined of them share these, so that their pictures fit each other. */

export const FRAME_RATE = 24
export const SAMPLE_RATE = 48_000
export const SAMPLES_PER_FRAME = SAMPLE_RATE / FRAME_RATE
/** Stereo, 16 bits. */
export const BYTES_PER_SAMPLE = 4

export const seconds = (frames: number): string => (frames / FRAME_RATE).toFixed(6)

/** A moment safely between two frames, so that rounding cannot take the one before: for seeking and for key frames. */
export const justBefore = (frame: number): string => Math.max(0, (frame - 0.25) / FRAME_RATE).toFixed(6)

/** Marks pixels and stream as HD video in limited range. */
export const COLOUR = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv']

const PARAMETERS = [
  'ref=2', 'bframes=3', 'b-adapt=1', 'b-pyramid=normal', 'weightp=1', '8x8dct=1', 'open-gop=0', 'keyint=250', 'min-keyint=1',
  'scenecut=0', 'stitchable=1', 'colorprim=bt709', 'transfer=bt709', 'colormatrix=bt709', 'range=tv',
].join(':')

/** Spends half the time on a frame, and a third more bytes: for windows, which are waited for and short. */
const QUICK = 'b-adapt=0:rc-lookahead=0:mbtree=0'

/**
 * H.264 whose parameter sets depend on the canvas alone: two files of one canvas can follow each other in one stream
 * from IDR frame to IDR frame without encoding again. Anything here that reaches SPS or PPS must stay the same for all.
 */
export const h264 = (crf: number, quick = false): string[] => [
  '-c:v', 'libx264', '-preset', quick ? 'superfast' : 'veryfast', '-crf', String(crf), '-profile:v', 'high', '-level:v', '4.0', '-pix_fmt', 'yuv420p',
  '-x264-params', quick ? `${PARAMETERS}:${QUICK}` : PARAMETERS, '-video_track_timescale', String(FRAME_RATE * 512), ...COLOUR,
]

/** The quality of clips and of what is rendered between them: above that of films that are watched, as windows lose twice. */
export const PIECE_QUALITY = 18

/** For a program of several that run at once, one a core; what it writes depends on no number of cores. */
export const ONE_THREAD = ['-threads', '1']

export const AAC = ['-c:a', 'aac', '-b:a', '160k', '-ar', String(SAMPLE_RATE), '-ac', '2']

/** An MP4 that plays while it still loads, and that says nothing about where it came from. */
export const FASTSTART = ['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart', '-f', 'mp4']

const CUT_DISTANCES = [0.25, 0.5, 0.75, 1, 1.5, 2].map((second) => second * FRAME_RATE)

/** Frames of a clip that must be IDR: the first, and those at which a transition may end or begin. */
export const cutFrames = (frames: number): number[] => {
  const inside = CUT_DISTANCES.filter((distance) => distance < frames)
  return [...new Set([0, ...inside, ...inside.map((distance) => frames - distance)])].sort((a, b) => a - b)
}
