import { join } from 'node:path'
import { FfmpegCommand } from '../../server/src/media/ffmpeg-command.js'
import { encode, type FfmpegTools } from '../../server/src/media/ffmpeg.js'

const SIDE = 's=640x360:r=24'
const LARGE = 'scale=1280:720:flags=bicubic'
const GRAIN = 'noise=alls=3:allf=t,format=yuv420p'
const POINTS = [
  '-0.743643887:-0.131825904',
  '-0.7746806:-0.1374155',
  '-1.25066:0.02012',
  '0.3750001:-0.2166393',
]

const ENCODING = [
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-crf',
  '20',
  '-pix_fmt',
  'yuv420p',
  '-c:a',
  'aac',
  '-movflags',
  '+faststart',
]

/** Four kinds of moving images: growing detail, drifting gradients, flickering cells, and hard edges. */
const scene = (index: number, seconds: number): string => {
  const hue = `hue=h=${index * 36}`
  const [x, y] = POINTS[index % POINTS.length].split(':')
  const zoom = `mandelbrot=${SIDE}:start_x=${x}:start_y=${y}:start_scale=0.02:end_scale=0.004:end_pts=${seconds * 24}:maxiter=300:inner=mincol`
  return [
    `${zoom},gblur=0.6,${LARGE},${hue},vignette,${GRAIN}`,
    `gradients=s=320x180:r=24:n=4:seed=${index}:speed=0.012,gblur=8,${LARGE},${hue},${GRAIN}`,
    `life=s=80x45:r=4:ratio=0.2:seed=${index}:mold=6:life_color=0xE0A060:death_color=0x203050,fps=24,${LARGE},gblur=6,tmix=frames=6,${hue},${GRAIN}`,
    `testsrc2=${SIDE},${LARGE},${hue},${GRAIN}`,
  ][index % 4]
}

/** Creates a piece of music: chords that fade, with noise, as an MP3. */
export const drawMusic = async (tools: FfmpegTools, folder: string, seconds: number): Promise<string> => {
  const file = join(folder, 'music.mp3')
  const chord = [220, 277, 330].map((pitch) => `sin(2*PI*${pitch}*t)`).join('+')
  const channel = `'0.2*(${chord})*exp(-2*mod(t,0.5))+0.02*(random(0)-0.5)'`
  const command = new FfmpegCommand(tools.ffmpeg)
    .drawn(`aevalsrc=${channel}|${channel}:s=44100:c=stereo`)
    .writes(file, '-t', String(seconds), '-c:a', 'libmp3lame', '-b:a', '192k')
  await encode(command)
  return file
}

/** Creates a clip like that of a provider: 720p at 24 frames per second in H.264, with sound in AAC. */
export const drawClip = async (
  tools: FfmpegTools,
  folder: string,
  index: number,
  seconds: number,
): Promise<string> => {
  const file = join(folder, `clip-${index}.mp4`)
  const tone = `aevalsrc=0.1*(sin(${700 + index * 90}*t)+0.6*sin(${1100 + index * 130}*t))*(0.6+0.4*sin(2*t)):s=48000`
  const command = new FfmpegCommand(tools.ffmpeg)
    .drawn(scene(index, seconds))
    .drawn(tone)
    .writes(file, '-t', String(seconds), '-frames:v', String(seconds * 24), ...ENCODING)
  await encode(command)
  return file
}
