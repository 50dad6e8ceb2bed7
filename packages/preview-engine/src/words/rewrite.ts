import { hash } from '../base/random.js'
import type { Hour } from './meaning.js'
import { read } from './read.js'
import type { Reading } from './reading.js'

type Choice = readonly string[]

/** Clauses that the vocabulary must read as intended. */
const DETAIL: Choice = ['small details rewarding a second look', 'fine texture in every surface']

const LIGHT: Record<Hour, Choice> = {
  dawn: ['at dawn, the first rays low and warm', 'early morning, long shadows and cool air'],
  day: ['in clear daylight, crisp shadows', 'at noon, clean and brilliant'],
  sunset: ['at sunset, warm backlight and long shadows', 'in the evening, the last rays on every edge'],
  dusk: ['at dusk, the horizon still glowing', 'in the blue hour, the first lights coming on'],
  night: ['at night, patches of brightness in the blackness', 'at midnight, deep shadows and quiet contrast'],
}
const HOURS: readonly Hour[] = ['sunset', 'dawn', 'dusk', 'day']

const AIR: Choice = ['scattered clouds drifting over', 'a light mist drifting past', 'thin haze far away']
const TONES: Record<Hour, Choice> = {
  dawn: ['gentle pastel tones', 'pink and honey tones'],
  day: ['vivid natural colours', 'azure and emerald accents'],
  sunset: ['golden tones', 'orange and violet tones'],
  dusk: ['indigo tones', 'dreamy violet tones'],
  night: ['cobalt tones', 'teal tones'],
}
const LENS: Choice = ['35mm lens, shallow focus', 'anamorphic lens, wide frame']
const MOVES: Choice = ['slow push in', 'slow pull back', 'slow pan left', 'the camera begins to rise']
const MOODS: Choice = ['calm and unhurried', 'full of quiet wonder', 'intimate and tender', 'hopeful']

const LENS_NAMED = /\b\d+ ?mm\b|\blens\b|\bbokeh\b|\bfocus\b/i
const MOOD_NAMED = new RegExp(`\\b(?:${MOODS.join('|')}|cinematic|mood|atmosphere|atmospheric)\\b`, 'i')

/**
 * Adds what a prompt does not define: detail, light, air, tones, lens, movement and mood. Deterministic and
 * idempotent. At most `maxLength` characters.
 */
export const rewritePrompt = (prompt: string, maxLength = 2000): string => {
  const own = prompt.trim().slice(0, maxLength)
  if (own === '') return own
  let text = own.replace(/[\s.,;]+$/, '')
  for (const clause of clausesFor(own)) {
    if (text.length + clause.length + 3 > maxLength) break
    text += `, ${clause}`
  }
  return text === own.replace(/[\s.,;]+$/, '') ? own : `${text}.`
}

const clausesFor = (prompt: string): string[] => {
  const reading = read(prompt, 0)
  const { named } = reading
  const pick = <T>(name: string, from: readonly T[]): T =>
    from[hash(name + prompt.toLowerCase()) % from.length]
  const clauses: string[] = []
  const mentioned = (choices: Choice) => choices.some((choice) => prompt.toLowerCase().includes(choice))
  if (!mentioned(DETAIL)) clauses.push(pick('detail', DETAIL))
  const openHour = () => (darkness(reading) ? 'night' : pick('hour', HOURS))
  const hour = named.hour || !outdoors(reading) ? reading.hour : openHour()
  if (!named.hour && outdoors(reading)) clauses.push(pick('light', LIGHT[hour]))
  if (!named.weather && outdoors(reading) && !reading.extras.has('stars')) clauses.push(pick('air', AIR))
  if (!named.look) clauses.push(pick('tones', TONES[hour]))
  if (!LENS_NAMED.test(prompt)) clauses.push(pick('lens', LENS))
  if (!named.camera) clauses.push(pick('move', MOVES))
  if (!MOOD_NAMED.test(prompt)) clauses.push(pick('mood', MOODS))
  return clauses
}

const outdoors = ({ land }: Reading): boolean =>
  !['space', 'deep', 'table', 'abstract', 'stage', 'interior'].includes(land)
const darkness = ({ extras }: Reading): boolean =>
  ['stars', 'aurora', 'moon', 'fireworks', 'fireflies', 'lanterns'].some((extra) =>
    extras.has(extra as 'stars'),
  )
