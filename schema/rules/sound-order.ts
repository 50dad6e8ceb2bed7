import * as z from './zod.js'
import { LIMITS, type OfferedSound, type SoundUse, soundModelOf } from '../limits.js'
import { seedNumber } from './prompt.js'
import { cueAtRule } from '../cut/rules/cue.js'
import { cueKindRule, soundWordsRule, voiceSpeedRule } from './sound.js'
import { titleRule } from './video.js'

const { ordersMax, sectionsMax, wordsMax } = LIMITS.sound
const SECTION_WORDS = `A section is described in at most ${wordsMax} characters`

const USE = 'A sound is for one thing: a shot, the storyboard, a place in the cut, or another sound'

/** The purpose of a sound. */
const useRule = z
  .object({
    shotId: z.string().nullish(),
    isScore: z.boolean().nullish(),
    itemId: z.string().nullish(),
    atSeconds: cueAtRule.nullish(),
    soundId: z.string().nullish(),
  })
  .transform(({ shotId, isScore, itemId, atSeconds, soundId }, context): SoundUse => {
    const uses = [
      shotId != null && { shotId },
      !!isScore && { isScore },
      atSeconds != null && { itemId: itemId ?? null, atSeconds },
      soundId != null && { soundId },
    ].filter((use) => use !== false)
    const [use] = uses
    const isOfFilm = itemId == null
    if (uses.length !== 1 || !(isOfFilm || atSeconds != null))
      context.addIssue({ code: 'custom', message: USE })
    else if (isOfFilm && atSeconds != null && atSeconds < 0)
      context.addIssue({ code: 'custom', path: ['atSeconds'], message: 'A film starts at 0 seconds' })
    return use
  })

const sectionRule = z.object({
  title: titleRule,
  words: z.string().trim().max(wordsMax, SECTION_WORDS),
  seconds: z.number('Seconds are required'),
})

const orderRule = z.object({
  kind: cueKindRule,
  model: z.string(),
  words: soundWordsRule,
  seconds: z.number().nullish(),
  seed: seedNumber.nullish(),
  voice: z.string().nullish(),
  speed: voiceSpeedRule.nullish(),
  title: titleRule.nullish(),
  plan: z
    .array(sectionRule)
    .min(1, 'A plan has at least one section')
    .max(sectionsMax, `A plan has at most ${sectionsMax} sections`)
    .nullish(),
  use: useRule.nullish(),
})
type Order = z.output<typeof orderRule>

const isWithin = (seconds: number, min: number | null, max: number | null): boolean =>
  seconds >= (min ?? 0) && seconds <= (max ?? Infinity)

export const takesNoSpeed = (model: string): string => `${model} takes no speed`

/** The issues of an order, by field. */
function faultsOf(
  { kind, model: id, words, seconds, seed, voice, speed, plan, use }: Order,
  offer: readonly OfferedSound[],
): [field: keyof Order, message: string][] {
  const model = offer.find((one) => one.id === id)
  if (!model) {
    const known = soundModelOf(id)
    return [['model', known ? `${known.name} needs a key of its provider` : `Unknown model ${id}`]]
  }
  if (model.kind !== kind) return [['model', `${model.name} does not make this kind of sound`]]
  const { name, secondsMin, secondsMax, sectionSecondsMin, sectionSecondsMax } = model
  const faults: [keyof Order, string][] = []
  const unless = (isRight: boolean, field: keyof Order, message: string) =>
    void (isRight || faults.push([field, message]))
  unless(words.length <= model.wordsMax, 'words', `${name} takes at most ${model.wordsMax} characters`)
  const length = secondsOf({ seconds, plan })
  if (secondsMin === null)
    unless(seconds == null, 'seconds', 'A voice is as long as its text. Leave its seconds out')
  else
    unless(
      length !== null && isWithin(length, secondsMin, secondsMax),
      'seconds',
      `${name} makes ${secondsMin} to ${secondsMax} seconds`,
    )
  unless(seed == null || model.takesSeed, 'seed', `${name} takes no seed`)
  unless(
    voice == null || model.voices.includes(voice),
    'voice',
    model.voices.length ? `The voices of ${name} are ${model.voices.join(', ')}` : `${name} has no voices`,
  )
  unless(speed == null || !!model.takesSpeed, 'speed', takesNoSpeed(name))
  unless(!plan || model.takesPlan, 'plan', `${name} takes no plan`)
  if (plan && model.takesPlan)
    unless(
      plan.every((section) => isWithin(section.seconds, sectionSecondsMin, sectionSecondsMax)),
      'plan',
      `A section lasts ${sectionSecondsMin} to ${sectionSecondsMax} seconds`,
    )
  unless(!use || !('isScore' in use) || kind === 'MUSIC', 'use', 'Only music can be that of a storyboard')
  unless(
    !model.takesClip || (!!use && 'itemId' in use && use.itemId !== null),
    'use',
    `${name} needs a clip of the cut, at which its sound is used`,
  )
  return faults
}

/** The length of an order: that of its plan, if any; null for a voice. */
export const secondsOf = ({ seconds, plan }: Pick<Order, 'seconds' | 'plan'>): number | null =>
  plan ? plan.reduce((sum, section) => sum + section.seconds, 0) : (seconds ?? null)

/** Sounds ordered together, from offered models. */
export const soundOrdersRuleFor = (offer: readonly OfferedSound[]) =>
  z
    .object({
      sounds: z
        .array(orderRule)
        .min(1, 'There are no sounds to make')
        .max(ordersMax, `At most ${ordersMax} sounds are ordered at once`),
    })
    .superRefine(({ sounds }, context) => {
      sounds.forEach((order, at) => {
        for (const [field, message] of faultsOf(order, offer))
          context.addIssue({ code: 'custom', path: ['sounds', at, field], message })
      })
    })

/** A validated order. */
export type SoundOrder = z.output<ReturnType<typeof soundOrdersRuleFor>>['sounds'][number]
