import { DrawingError } from '../workers/tasks.js'
import { makeEffect } from './effects.js'
import { composeMusic, type MusicOrder } from './music.js'
import { wavOf } from './stereo.js'

export type SketchOrder = MusicOrder & { kind: 'music' | 'effect' }

export interface SketchedSound {
  /** 48 kHz stereo, 16 bits. */
  wav: Uint8Array
  /** A description, such as `calm music in D major, 66 bpm` or `rain`. */
  note: string
}

/** Makes a sound from words. Throws `DrawingError` if they name no known effect. */
export async function sketchSound({ kind, ...order }: SketchOrder): Promise<SketchedSound> {
  if (kind === 'music') {
    const { sound, mood, key, tempo } = composeMusic(order)
    return { wav: wavOf(sound), note: `${mood} music in ${key}, ${tempo} bpm` }
  }
  const effect = makeEffect(order)
  if (!effect)
    throw new DrawingError(
      'No effect is known for these words. Try rain, wind, sea, fire, crowd, footsteps, door, bell, engine or whoosh.',
      false,
    )
  return { wav: wavOf(effect.sound), note: effect.name }
}
