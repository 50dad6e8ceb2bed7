import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFfmpeg } from '../server/src/media/ffmpeg.js'
import { drawClip, drawMusic } from './merge/clips.js'
import type { Cost } from './merge/measure.js'
import { type Chain, qualitiesOf } from './merge/peer.js'
import { MUSIC_SECONDS, Rounds, transitionsFor } from './merge/rounds.js'
import { median, print } from './shared/report.js'

/**
 * Compares merging with one pass of ffmpeg over a chain of xfade filters: `merge [ROUNDS] [CLIPS] [SECONDS]`, by default
 * 3 rounds with 10 clips of 8 s at 720p24. Each case runs in a separate process, once per round. Prints medians, ratios,
 * and the quality of the films. Needs Linux, which reports the memory and CPU time of child processes.
 */

const [rounds, clips, seconds] = [3, 10, 8].map((preset, at) => Number(process.argv[2 + at] ?? preset))
if (!(rounds >= 1 && clips >= 2 && seconds >= 1) || ![rounds, clips, seconds].every(Number.isInteger))
  throw new Error('Give whole numbers: at least 1 round, 2 clips and 1 second')

const tools = await findFfmpeg(process.env)
if (!tools) throw new Error('ffmpeg and ffprobe must be on the PATH')
const folder = await mkdtemp(join(tmpdir(), 'bench-merge-'))

/** A transition takes at most half of a clip. */
const length = Math.min(1, seconds / 2)
const chain: Chain = { transitions: transitionsFor(clips - 1), seconds, length }

/** Cases of a film that changed since it was merged. */
const CHANGES = ['one transition changed', 'one trim changed', 'two clips swapped', 'music changed']

function report(measured: Rounds): void {
  const { costs, sizes, longClips, rendered } = measured
  const middle = (name: string, of: keyof Cost) => median((costs.get(name) ?? []).map((cost) => cost[of]))
  const cell = (value: number, digits = 2) => value.toFixed(digits).padStart(9)
  const heads = ['wall s', 'CPU s', 'peak MB', 'idle MB', 'size MB', 'frames', 'x faster', 'x copy']
  print(`${''.padEnd(26)}${heads.map((head) => head.padStart(9)).join('')}   wall of each`)
  const row = (name: string, peer = '', copy = '') => {
    const wall = middle(name, 'wall')
    const cells = [
      cell(wall),
      cell(middle(name, 'cpu')),
      cell(middle(name, 'peakMemory') / 1e6, 0),
      cell(middle(name, 'idleMemory') / 1e6, 0),
      cell((sizes.get(name) ?? 0) / 1e6, 1),
      cell(measured.framesOf(name), 0),
      peer ? cell(middle(peer, 'wall') / wall, 1) : ' '.repeat(9),
      copy ? cell(wall / middle(copy, 'wall'), 1) : ' '.repeat(9),
    ]
    const all = (costs.get(name) ?? []).slice(0, rounds).map((cost) => cost.wall.toFixed(2))
    print(`${name.padEnd(26)}${cells.join('')}   ${all.join(' ')}`)
  }
  for (const name of ['one pass', 'cold', ...CHANGES, 'all cached']) row(name, 'one pass', 'byte copy')
  row('byte copy', 'one pass', 'byte copy')
  for (const name of ['cold', 'all cached', 'byte copy'])
    row(`${longClips} clips, ${name}`, '', `${longClips} clips, byte copy`)
  for (const name of ['arrival of one clip', 'arrival of the music']) row(name)
  print('\nWhy frames were rendered')
  for (const name of CHANGES) {
    const parts = (rendered.get(name) ?? []).map(({ why, frames }) => (frames ? `${frames} ${why}` : why))
    print(`${name.padEnd(26)}${parts.join('; ')}`)
  }
}

try {
  const sources: string[] = []
  for (let index = 0; index < clips; index++) sources.push(await drawClip(tools, folder, index, seconds))
  const music = await drawMusic(tools, folder, MUSIC_SECONDS)
  const all = new Rounds(folder, { clips: sources, music }, chain)
  await all.prepare()
  let films = { peer: '', ours: '' }
  for (let round = 0; round < rounds; round++) films = await all.runRound(round)

  print(
    `${clips} clips of ${seconds} s at 720p24, transitions of ${length} s, medians of ${rounds}, ffmpeg ${tools.version}`,
  )
  report(all)
  const [peer, ours] = await qualitiesOf(tools, sources, chain, {
    films: [films.peer, films.ours],
    folder,
  })
  for (const [name, quality] of Object.entries({ 'one pass': peer, Cutroom: ours })) {
    const { psnr, ssim, transitionPsnr, transitionSsim } = quality
    print(
      `${name.padEnd(26)}PSNR ${psnr.toFixed(2)} dB, SSIM ${ssim.toFixed(4)}; in transitions ${transitionPsnr.toFixed(2)} dB, ${transitionSsim.toFixed(4)}`,
    )
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
