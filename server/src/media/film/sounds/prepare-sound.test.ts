/** Covers specification V75, V82. */
import { mkdir, readdir, readFile, truncate, stat, writeFile } from 'node:fs/promises'
import { createFilm } from '../../create-film.js'
import type { Film, PreparedSound, TaskOptions } from '../../film.js'
import { lavfi, makeScenes, type Scenes } from '../scenes.fixture.js'

const SECONDS = 1.5
const TONE = lavfi(`sine=f=440:d=${SECONDS}:r=48000,volume=4`)

let scenes: Scenes
let film: Film

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
})
afterAll(() => scenes.clear())

const prepared = (file: string, options: TaskOptions = {}): Promise<PreparedSound> =>
  film.prepareSound(file, `${file}-prepared`, options)
const made = (name: string, rest: string[], inputs = TONE) => scenes.make(name, inputs, rest)

/** A WAV of stereo floating point samples. */
const floatWave = (samples: Float32Array): Buffer => {
  const header = Buffer.alloc(44)
  header.write('RIFF')
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(3, 20)
  header.writeUInt16LE(2, 22)
  header.writeUInt32LE(48_000, 24)
  header.writeUInt32LE(48_000 * 8, 28)
  header.writeUInt16LE(8, 32)
  header.writeUInt16LE(32, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([header, Buffer.from(samples.buffer)])
}

const VIDEO = ['-map', '0', '-map', '1', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
const KEY = '0123456789abcdef'.repeat(2)
const ENCRYPTION = ['-encryption_scheme', 'cenc-aes-ctr', '-encryption_key', KEY, '-encryption_kid', KEY]

describe('a sound', () => {
  test.each<[string, string[], number]>([
    ['plain.wav', [], 0],
    ['24-bit.wav', ['-c:a', 'pcm_s24le', '-ar', '96000'], 0],
    ['slow.wav', ['-c:a', 'pcm_u8', '-ar', '8000'], 10],
    ['music.mp3', ['-c:a', 'libmp3lame', '-id3v2_version', '3', '-metadata', 'title=Song'], 60],
    ['music.flac', ['-c:a', 'flac', '-ar', '44100'], 10],
    ['music.m4a', ['-c:a', 'aac'], 1_100],
    ['music.ogg', ['-c:a', 'libvorbis'], 0],
    ['voice.ogg', ['-c:a', 'libopus'], 400],
    ['unnamed', ['-c:a', 'flac', '-f', 'flac'], 0],
  ])('%s is prepared as FLAC, with its length to the sample', async (name, rest, tolerance) => {
    const sound = await prepared(await made(name, rest))
    const raw = await scenes.samples(sound.audio)
    expect(raw).toHaveLength(sound.samples)
    expect(Math.abs(sound.samples - SECONDS * 48_000)).toBeLessThanOrEqual(tolerance)
    expect(sound.duration).toBe(sound.samples / 48_000)
    expect(sound.bytes).toBe((await stat(sound.audio)).size)
    expect(await scenes.streams(sound.audio)).toMatchObject([
      { codec_name: 'flac', sample_rate: '48000', channels: 2 },
    ])
    expect(sound.peaks).toHaveLength(Math.ceil(sound.samples / 960))
    expect(sound.peaks.slice(5, 70).every((peak) => Math.abs(peak - 128) < 8)).toBe(true)
    expect(Math.abs(sound.loudness! + 6.9)).toBeLessThan(0.4)
    expect(Math.abs(sound.truePeak! + 6)).toBeLessThan(0.4)
  })

  test('is the first sound stream of a video, without its picture', async () => {
    const inputs = [...lavfi(`color=s=64x36:r=24:d=${SECONDS}`), ...TONE]
    for (const name of ['video.mp4', 'video.webm', 'video.mkv']) {
      const codecs = name.endsWith('webm') ? ['-c:v', 'libvpx', '-c:a', 'libopus'] : [...VIDEO, '-c:a', 'aac']
      const sound = await prepared(await made(name, codecs, inputs))
      expect(Math.abs(sound.samples - SECONDS * 48_000)).toBeLessThan(2_000)
      expect(await scenes.streams(sound.audio)).toHaveLength(1)
    }
  })

  test.each([
    ['its front', ['0.5', '0', '0', '0', '0', '0'], 128],
    ['its centre', ['0', '0', '0.5', '0', '0', '0'], 90],
    ['all of it at once, which is limited', Array<string>(6).fill('0.9'), 255],
  ])('with six channels has %s at the level of ITU-R BS.775', async (name, levels, peak) => {
    const graph = levels.map((level) => `${level}*sin(2000*t)`).join('|')
    const channels = lavfi(`aevalsrc=${graph}:c=5.1:s=48000:d=1`)
    const { peaks, samples } = await prepared(await made(`${name.replaceAll(' ', '-')}.wav`, [], channels))
    expect(Math.abs(Math.max(...peaks.subarray(5, 40)) - peak)).toBeLessThan(3)
    expect(samples).toBe(48_000)
  })

  test('gives the same bytes each time, and reports progress', async () => {
    const file = await made('same.mp3', ['-c:a', 'libmp3lame'])
    const told: number[] = []
    const first = await prepared(file, { progress: (done) => told.push(done) })
    const again = await film.prepareSound(file, scenes.at('again'), {})
    expect(await readFile(again.audio)).toEqual(await readFile(first.audio))
    expect({ ...again, audio: '' }).toEqual({ ...first, audio: '' })
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(told.at(-1)).toBe(1)
    expect(await readdir(`${file}-prepared`)).toEqual(['sound.flac'])
  })

  test('is sped up at the same pitch', async () => {
    const { audio } = await prepared(await made('slow.wav', []))
    const folder = scenes.at('quickened')
    await mkdir(folder)
    const quickened = await film.speedUpSound(audio, folder, { factor: 1.25 })
    const { duration } = await prepared(quickened)
    expect(duration).toBeCloseTo(SECONDS / 1.25, 1)
    const samples = await scenes.samples(quickened)
    const waves = samples.filter((sample, at) => at > 0 && sample >= 0 && samples[at - 1] < 0).length
    expect(waves / duration).toBeCloseTo(440, -1)
  })

  test('that is silent has no loudness', async () => {
    const sound = await prepared(await made('silent.wav', [], lavfi('anullsrc=d=1')))
    expect(sound).toMatchObject({ loudness: null, truePeak: null, samples: 48_000 })
    expect(sound.peaks.every((peak) => peak === 0)).toBe(true)
  })

  test('has silence instead of samples that are not numbers, and no sample above full scale', async () => {
    const samples = Float32Array.from({ length: 9_600 }, (_, at) => 0.25 * Math.sin(at / 20))
    samples.set([NaN, Infinity, -Infinity, -NaN], 2_000)
    samples.set([4, -4], 4_000)
    await writeFile(scenes.at('odd.wav'), floatWave(samples))
    const sound = await prepared(scenes.at('odd.wav'))
    expect(sound.samples).toBe(4_800)
    const heard = await scenes.samples(sound.audio)
    expect(Math.max(...heard.subarray(900, 1_100).map(Math.abs))).toBeLessThan(8_300)
    expect([heard[1_000], heard[1_001]]).toEqual([0, 0])
    expect(Math.max(...sound.peaks)).toBe(255)
  })

  test('that is aborted ends at once and leaves nothing behind', async () => {
    const file = await made('slow-to-read.wav', [], lavfi('anoisesrc=d=120:r=48000'))
    const stop = new AbortController()
    const work = prepared(file, {
      signal: stop.signal,
      progress: (done) => {
        if (done > 0.05) stop.abort(new Error('enough'))
      },
    })
    await expect(work).rejects.toThrow('enough')
    expect(await readdir(`${file}-prepared`)).toEqual([])
  })
})

describe('a file that cannot be used', () => {
  test.each<[string, () => Promise<string>, string]>([
    [
      'a page',
      async () => {
        await writeFile(scenes.at('page.mp3'), '<!doctype html><html><body>sound</body></html>')
        return scenes.at('page.mp3')
      },
      'This file is not a usable sound.',
    ],
    [
      'an empty file',
      async () => {
        await writeFile(scenes.at('empty.wav'), '')
        return scenes.at('empty.wav')
      },
      'This file is not a usable sound.',
    ],
    [
      'a playlist',
      async () => {
        const other = await made('other.wav', [])
        await writeFile(scenes.at('list.ogg'), `#EXTM3U\n#EXTINF:1,\nfile://${other}\n#EXT-X-ENDLIST\n`)
        return scenes.at('list.ogg')
      },
      'This file is not a usable sound.',
    ],
    [
      'a picture',
      () => made('picture.wav', ['-frames:v', '1', '-f', 'image2', '-c:v', 'png'], lavfi('color=s=64x64')),
      'This file is not a usable sound.',
    ],
    [
      'a video without sound',
      () => made('mute.mp4', VIDEO.slice(4), lavfi('color=s=64x36:d=1')),
      'The file contains no sound.',
    ],
    [
      'a blink',
      () => made('blink.wav', [], lavfi('sine=d=0.02')),
      'The sound lasts 0.02 seconds; at least 0.05 are needed.',
    ],
    [
      'nothing',
      () => made('nothing.wav', ['-t', '0']),
      'The sound lasts 0 seconds; at least 0.05 are needed.',
    ],
    [
      '25 minutes',
      () => made('long.flac', ['-c:a', 'flac'], lavfi('anullsrc=r=8000:cl=mono:d=1500')),
      'The sound lasts 25 minutes; at most 20 are possible.',
    ],
    [
      'eight channels',
      () => made('many.wav', [], lavfi('anullsrc=cl=7.1:d=1')),
      'The sound has 8 channels; at most 6 are possible.',
    ],
    [
      'a high rate',
      () => made('fast.wav', ['-ar', '192000']),
      'The sound has 192 thousand samples a second; at most 96 are possible.',
    ],
    [
      'an encrypted sound',
      () => made('encrypted.m4a', ['-c:a', 'aac', '-f', 'mp4', ...ENCRYPTION]),
      'The sound is copy-protected and cannot be used.',
    ],
  ])('%s is refused', async (_, make, message) => {
    const file = await make()
    await expect(prepared(file)).rejects.toMatchObject({ name: 'FilmFailure', isPublic: true, message })
    expect(await readdir(`${file}-prepared`).catch(() => [])).toEqual([])
  })

  test.each<[string, string[], string]>([
    ['wav', [], 'The sound file is incomplete.'],
    ['flac', ['-c:a', 'flac'], 'The sound file is incomplete.'],
    ['mp3', ['-c:a', 'libmp3lame'], 'The sound file is incomplete.'],
    ['ogg', ['-c:a', 'libvorbis'], 'The sound file is incomplete.'],
    ['mkv', ['-c:a', 'libopus'], 'The sound file is incomplete.'],
    ['m4a', ['-c:a', 'aac'], 'This file is not a usable sound.'],
    ['mp4', ['-c:a', 'aac', '-movflags', '+faststart'], 'The sound file is incomplete.'],
  ])('half of a file of type %s is refused', async (type, rest, message) => {
    const noise = lavfi('anoisesrc=d=3:r=48000:a=0.3:seed=1')
    const file = await made(`half.${type}`, rest, noise)
    await truncate(file, Math.floor((await stat(file)).size / 2))
    await expect(prepared(file)).rejects.toMatchObject({ name: 'FilmFailure', message })
  })

  test('noise in place of the sound is refused', async () => {
    const file = await made('noise.flac', ['-c:a', 'flac'])
    const bytes = await readFile(file)
    bytes.fill(0x5a, 200)
    await writeFile(file, bytes)
    await expect(prepared(file)).rejects.toMatchObject({ name: 'FilmFailure' })
  })

  test("a missing file is the machine's fault", async () => {
    await expect(prepared(scenes.at('nowhere.wav'))).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
