import type { SoundBed } from '../scene/layer.js'

/**
 * Audio sources for ffmpeg and the filter graph that mixes them to `[a]`. `first` is the index of the first source.
 */
export interface SoundPlan {
  /** Graphs of lavfi inputs. */
  sources: string[]
  filter: string
}

const SCALE = [0, 2, 3, 5, 7, 9]
const CHORDS = [
  [1, 1.5, 2, 2.5],
  [1, 1.5, 1.7818, 2.3784],
  [1, 1.3348, 2, 2.9966],
]

/** A quiet chord chosen by the seed, over wind, waves, rain, town, crickets or fire; 48 kHz stereo. */
export const soundPlan = (bed: SoundBed, seconds: number, first: number): SoundPlan => {
  const { seed } = bed
  const root = 98 * Math.pow(2, SCALE[seed % 6] / 12)
  const tone = CHORDS[(seed >>> 3) % 3]
    .map(
      (interval, i) =>
        `${(0.05 / (1 + i * 0.5)).toFixed(3)}*sin(2*PI*${(root * interval).toFixed(2)}*t+${i})*(0.7+0.3*sin(2*PI*${(0.11 + i * 0.07).toFixed(2)}*t+${i}))` +
        `+${(0.012 / (1 + i)).toFixed(4)}*sin(2*PI*${(root * interval * 2.003).toFixed(2)}*t)`,
    )
    .join('+')
  const voice = (expression: string) => `aevalsrc='${expression}':s=48000:d=${seconds}`
  const hiss = (colour: string, number = seed & 0xffff) =>
    `anoisesrc=c=${colour}:r=48000:a=0.6:seed=${number}:d=${seconds}`
  const parts: [source: string, filter: string][] = [
    [voice(tone), 'lowpass=f=1400,aecho=0.7:0.6:190|370:0.35|0.22'],
  ]
  if (bed.wind) parts.push([hiss('brown'), 'lowpass=f=420,tremolo=f=0.17:d=0.6,volume=0.32'])
  if (bed.water) parts.push([hiss('pink'), 'highpass=f=180,lowpass=f=1500,tremolo=f=0.21:d=0.85,volume=0.36'])
  if (bed.rain) parts.push([hiss('white'), 'highpass=f=900,lowpass=f=7500,volume=0.07'])
  if (bed.city) parts.push([hiss('brown'), 'lowpass=f=180,volume=0.6'])
  if (bed.space) parts.push([hiss('brown'), 'lowpass=f=120,tremolo=f=0.13:d=0.5,volume=0.6'])
  if (bed.crickets)
    parts.push([voice('0.02*sin(2*PI*4300*t)*gt(sin(2*PI*17*t),0)*gt(sin(2*PI*0.9*t),-0.2)'), 'anull'])
  if (bed.fire)
    parts.push([
      hiss('white', (seed + 3) & 0xffff),
      'highpass=f=1200,lowpass=f=5200,tremolo=f=9:d=0.95,volume=0.03',
    ])
  if (bed.storm)
    parts.push([hiss('brown', 9), "lowpass=f=110,volume='if(lt(t,1.1),0,4*exp((1.1-t)*1.1))':eval=frame"])
  const pads = parts.map(([, filter], i) => `[${i + first}]${filter}[s${i}]`).join(';')
  const fade = Math.min(0.8, seconds / 4)
  return {
    sources: parts.map(([source]) => source),
    filter:
      `${pads};${parts.map((_, i) => `[s${i}]`).join('')}amix=inputs=${parts.length}:normalize=0,volume=1.9,afade=t=in:d=${Math.min(0.5, seconds / 4)},` +
      `afade=t=out:st=${seconds - fade}:d=${fade},alimiter=limit=0.8,aformat=channel_layouts=stereo[a]`,
  }
}
