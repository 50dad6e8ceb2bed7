import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { createFilm } from '../../create-film.js'
import type { Film, PreparedClip } from '../../film.js'
import { COUNTING, frameNumber, H264, lavfi, makeScenes } from '../scenes.fixture.js'
import type { Scenes } from '../scenes.fixture.js'

let scenes: Scenes
let film: Film
beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
})
afterAll(() => scenes.clear())

const TONE = lavfi('sine=frequency=440:sample_rate=44100')
const prepared = (source: string, options: Parameters<Film['prepare']>[2] = {}) =>
  film.prepare(source, `${source}-prepared`, options)

/** Reads the header of a WAVE file of plain samples; `format` 1 is integers. */
const readWave = (file: Buffer) => {
  const format = file.indexOf('fmt ') + 8
  const [channels, bits] = [file.readUInt16LE(format + 2), file.readUInt16LE(format + 14)]
  const bytes = file.readUInt32LE(file.indexOf('data') + 4)
  return {
    format: file.readUInt16LE(format),
    channels,
    sampleRate: file.readUInt32LE(format + 4),
    bits,
    samples: bytes / channels / (bits / 8),
  }
}

/** Checks every promise that `PreparedClip` makes of its files. */
const keepsItsPromises = async (clip: PreparedClip) => {
  const { width, height, frames } = clip
  expect(clip.duration).toBeCloseTo(frames / clip.frameRate)
  const [mezzanine, ...others] = await scenes.streams(clip.mezzanineVideo)
  expect(others).toEqual([])
  expect(mezzanine).toMatchObject({
    codec_name: 'h264',
    pix_fmt: 'yuv420p',
    width,
    height,
    r_frame_rate: `${clip.frameRate}/1`,
    nb_read_frames: String(frames),
  })
  expect(readWave(await readFile(clip.mezzanineSound))).toEqual({
    format: 1,
    channels: 2,
    sampleRate: 48_000,
    bits: 16,
    samples: (frames * 48_000) / clip.frameRate,
  })
  expect(await scenes.complaints(clip.video)).toBe('')
  const played = await readFile(clip.video)
  expect(played).toHaveLength(clip.bytes)
  const indexBeforeData = played.subarray(played.indexOf('moov'), played.indexOf('mdat'))
  const tracks = indexBeforeData.toString('latin1').match(/trak|avc1|mp4a/g)
  expect(tracks).toEqual(clip.hasSound ? ['trak', 'avc1', 'trak', 'mp4a'] : ['trak', 'avc1'])
  const shrunk = Math.min(1, 960 / Math.max(width, height))
  expect(await sharp(clip.poster).metadata()).toMatchObject({
    format: 'webp',
    width: Math.round(width * shrunk),
  })
  const small = await sharp(clip.smallPoster).metadata()
  expect(Math.max(small.width, small.height)).toBe(Math.min(480, Math.max(width, height)))
}

describe('a prepared video', () => {
  test('loses the skipped seconds at its beginning, in picture and sound', async () => {
    const source = await scenes.make('repeated.mp4', [...lavfi(COUNTING), ...TONE, '-t', '1.5', ...H264])
    const clip = await prepared(source, { skip: (seconds) => seconds - 1 })
    await keepsItsPromises(clip)
    expect(clip.frames).toBe(24)
    expect((await scenes.brightness(clip.mezzanineVideo)).map(frameNumber)).toEqual(
      Array.from({ length: 24 }, (_, at) => at + 12),
    )
  })

  test('is copied unchanged if it is playable, and every frame of its mezzanine is in its place', async () => {
    const source = await scenes.make('fine.mp4', [...lavfi(COUNTING), ...TONE, '-t', '1.5'])
    const told: number[] = []
    const clip = await prepared(source, { progress: (done) => told.push(done) })
    expect(clip).toMatchObject({ width: 1280, height: 720, frames: 36, hasSound: true })
    await keepsItsPromises(clip)
    expect(await scenes.streams(clip.video)).toMatchObject([{ width: 64, height: 36 }, {}])
    expect((await scenes.brightness(clip.mezzanineVideo)).map(frameNumber)).toEqual(
      Array.from({ length: 36 }, (_, n) => n),
    )
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(told.at(-1)).toBe(1)
    expect(await readdir(`${source}-prepared`)).toEqual([
      'mezzanine.mp4',
      'mezzanine.wav',
      'poster.webp',
      'small-poster.webp',
      'video.mp4',
    ])
  })

  const WITHOUT_SHORTEST = H264.slice(0, -1)
  const VP9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8']
  const TEN_BITS = [
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p10le',
    '-preset',
    'ultrafast',
    '-c:a',
    'libopus',
    '-shortest',
  ]
  const VARYING = "testsrc2=s=320x180:r=30:d=2,select='not(between(n,10,30))*not(mod(n,1+gt(n,40)))'"
  const small = lavfi('testsrc2=s=320x180:r=24:d=0.5')
  const strange: [string, string, string[], string[], Partial<PreparedClip>][] = [
    [
      'VP9 with odd sides and no sound',
      'odd.webm',
      lavfi('testsrc2=s=321x181:r=30:d=0.5'),
      VP9,
      { width: 1280, height: 720, frames: 15, frameRate: 30, hasSound: false },
    ],
    [
      'ten bits, upright, in Matroska with Opus',
      'deep.mkv',
      [...lavfi('testsrc2=s=180x320:r=25:d=0.6'), ...TONE],
      TEN_BITS,
      { width: 720, height: 1280, frames: 15, frameRate: 25, hasSound: true },
    ],
    [
      'sound shorter than the picture',
      'short-sound.mp4',
      [...lavfi('testsrc2=s=160x160:r=24:d=1'), ...lavfi('sine=d=0.4')],
      WITHOUT_SHORTEST,
      { width: 720, height: 720, frames: 24, hasSound: true },
    ],
    [
      'sound longer than the picture, and many channels',
      'long-sound.mp4',
      [...small, ...lavfi('sine=d=2')],
      [...WITHOUT_SHORTEST, '-ac', '6'],
      { frames: 12, hasSound: true },
    ],
    [
      'a variable rate',
      'varying.mkv',
      lavfi(VARYING),
      ['-vsync', '0', '-c:v', 'libx264', '-preset', 'ultrafast'],
      { frames: 47, hasSound: false },
    ],
    [
      'two pictures and two sounds',
      'crowd.mkv',
      [...small, ...lavfi('color=red:s=64x64:d=0.5'), ...TONE, ...TONE],
      ['-map', '0', '-map', '1', '-map', '2', '-map', '3', ...H264],
      { width: 1280, frames: 12, hasSound: true },
    ],
    [
      'a single frame',
      'still.mp4',
      small,
      ['-frames:v', '1', '-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
      { frames: 1, hasSound: false },
    ],
    [
      '1080 lines',
      'large.mp4',
      lavfi('color=teal:s=1920x1080:r=24:d=0.25'),
      H264,
      { width: 1920, height: 1080, frames: 6 },
    ],
  ]
  test.each(strange)('may have %s', async (_, name, inputs, rest, expected) => {
    const clip = await prepared(await scenes.make(name, inputs, rest))
    expect(clip).toMatchObject(expected)
    await keepsItsPromises(clip)
  })

  test('may be rotated by its metadata', async () => {
    const flat = await scenes.make('flat.mp4', small)
    const old = /^n?[45]\./.test(scenes.tools.version)
    const turned = old
      ? await scenes.make('turned.mp4', ['-i', flat], ['-c', 'copy', '-metadata:s:v', 'rotate=90'])
      : await scenes.make('turned.mp4', ['-display_rotation', '90', '-i', flat], ['-c', 'copy'])
    const clip = await prepared(turned)
    expect(clip).toMatchObject({ width: 720, height: 1280 })
    await keepsItsPromises(clip)
  })

  test('is cropped to the requested ratio, from its centre', async () => {
    const source = await scenes.make(
      'wide.mp4',
      lavfi('color=black:s=320x180:r=24:d=0.25,drawbox=x=110:w=100:h=180:c=white:t=fill'),
    )
    const clip = await prepared(source, { ratio: '9:16' })
    expect(clip).toMatchObject({ width: 720, height: 1280 })
    await keepsItsPromises(clip)
    expect(Math.min(...(await scenes.brightness(clip.video)))).toBeGreaterThan(225)
  })

  test('with mono sound is as loud in films as in players', async () => {
    const tone = lavfi('aevalsrc=0.5*sin(2000*t):s=48000:d=0.5')
    const clip = await prepared(await scenes.make('mono.mp4', [...small, ...tone]))
    const peak = Math.max(...(await scenes.samples(clip.mezzanineSound)).subarray(4_800, 19_200))
    expect(peak / 32_768).toBeCloseTo(0.5, 1)
  })

  test('keeps picture and sound in step if they begin at different times', async () => {
    const beep = "aevalsrc='if(between(t,0.5,0.6),0.8*sin(6000*t),0)':s=48000:d=1.5"
    const flash = "color=black:s=64x36:r=24:d=1.5,geq=lum='if(between(N,12,13),235,16)':cb=128:cr=128"
    const source = await scenes.make(
      'late.mkv',
      [...lavfi(beep), '-itsoffset', '0.25', ...lavfi(flash)],
      ['-map', '0', '-map', '1', ...WITHOUT_SHORTEST],
    )
    const clip = await prepared(source)
    const seen = (await scenes.brightness(clip.mezzanineVideo)).findIndex((luma) => luma > 120)
    const heard = (await scenes.loudness(clip.mezzanineSound)).findIndex((peak) => peak > 5000)
    expect(clip.frames).toBe(36)
    expect(seen).toBe(12)
    expect(heard).toBe(12 - 6)
    await keepsItsPromises(clip)
  })
})

describe('a file that cannot be used', () => {
  test.each([
    ['a page', '<!doctype html><html><body>video</body></html>'],
    ['nothing', ''],
  ])('%s named mp4 is refused', async (_, content) => {
    await writeFile(scenes.at('claims.mp4'), content)
    await expect(film.probe(scenes.at('claims.mp4'))).rejects.toMatchObject({ name: 'FilmFailure' })
    await expect(prepared(scenes.at('claims.mp4'))).rejects.toMatchObject({ name: 'FilmFailure' })
  })

  test('half a video is refused, wherever its index is', async () => {
    const [front, back] = [scenes.at('front.mp4'), scenes.at('back.mp4')]
    const indexInFront = [...H264, '-movflags', '+faststart', front]
    const outputs = [...indexInFront, ...H264, back, ...H264]
    const half = await scenes.make('half.mkv', lavfi('testsrc2=s=320x180:r=24:d=2'), outputs)
    for (const file of [front, back, half]) {
      await truncate(file, Math.floor((await stat(file)).size / 2))
      await expect(prepared(file)).rejects.toMatchObject({ name: 'FilmFailure' })
    }
  })

  test('sound alone, eleven minutes, and too many pixels are refused', async () => {
    const sound = await scenes.make('sound.mp4', lavfi('sine=d=1'), ['-c:a', 'aac'])
    await expect(prepared(sound)).rejects.toThrow('The file contains no video.')
    const long = await scenes.make('long.mp4', lavfi('color=s=32x32:r=1:d=660'))
    await expect(prepared(long)).rejects.toThrow('The video is longer than 10 minutes.')
    const wide = await scenes.make('wide-screen.mp4', lavfi('color=s=4200x64:r=24:d=0.1'))
    await expect(prepared(wide)).rejects.toThrow('The video is larger than 4096 pixels.')
    const huge = await scenes.make('huge.mp4', lavfi('color=s=4200x4200:r=10:d=0.1'))
    await expect(prepared(huge)).rejects.toThrow('The video is larger than 4096 pixels.')
    const moment = await scenes.make('moment.mp4', lavfi('color=s=16x16:r=10000:d=0.1'))
    const again = ['-stream_loop', '500', '-i', moment]
    const hasty = await scenes.make('hasty.mp4', again, ['-c', 'copy']) // 501,000 frames
    await expect(prepared(hasty)).rejects.toThrow('This file is not a usable video.')
  })

  test('a playlist of other files is refused, whatever its name', async () => {
    const other = await scenes.make('other.mp4', lavfi('color=s=64x64:r=24:d=0.5'))
    const lists = {
      'list.mp4': `ffconcat version 1.0\nfile ${other}\n`,
      'playlist.mp4': `#EXTM3U\n#EXTINF:1,\nfile://${other}\n#EXT-X-ENDLIST\n`,
    }
    for (const [name, text] of Object.entries(lists)) {
      await writeFile(scenes.at(name), text)
      await expect(film.probe(scenes.at(name))).rejects.toMatchObject({ name: 'FilmFailure' })
      await expect(prepared(scenes.at(name))).rejects.toThrow('This file is not a usable video.')
    }
  })

  test("a missing file is the machine's fault", async () => {
    await expect(prepared(scenes.at('nowhere.mp4'))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('aborted work ends at once and leaves nothing behind', async () => {
    const source = await scenes.make('slow.mp4', lavfi('testsrc2=s=1280x720:r=24:d=3'))
    const stop = new AbortController()
    const work = prepared(source, {
      signal: stop.signal,
      progress: (done) => {
        if (done > 0.03) stop.abort(new Error('enough'))
      },
    })
    await expect(work).rejects.toThrow('enough')
    expect(await readdir(`${source}-prepared`)).toEqual([])
  })
})
