import type { ActName } from '../../subjects/people/acts.js'
import type { Being } from '../../subjects/row.js'
import type { Land } from '../meaning.js'
import type { Relation } from '../reading.js'

/** Acts that an animal's art can show. */
export type AnimalAct = 'run' | 'jump' | 'graze' | 'howl' | 'sleep' | 'fly' | 'slide'

/** A verb that is drawn. Used as a verb, a word names no subject: a fox that swims adds no swimmer. */
export interface Action {
  /** The act of a person, and of an animal; without them, the verb is not drawn. */
  act?: ActName
  animal?: AnimalAct | 'same'
  /** The position of the verb's object. */
  object?: Relation
  /** Objects that the act draws itself. */
  own?: string
  /** Done in water: only the part above the surface is drawn. */
  isInWater?: boolean
  /** Land if the prompt names none. */
  home?: Land
  /** Also done by objects: "a plane flies". */
  isOfThings?: boolean
  /** A noun: "a girl doing yoga". */
  isActivity?: boolean
}

/**
 * Verbs; act of a person; act of an animal ("same": the usual one); relation to the object; further fields.
 */
const TABLE = `
  walk stream stroll wander hike march stride step leave cross pass come go approach; walk; same; ; 
  run jog sprint race flee compete hurry rush escape; run; run; ; 
  chase follow hunt stalk; run; run; behind; 
  stand wait look gaze stare pose smile stay live gather face admire think turn; stand; same; ; 
  watch observe see search; watch; same; ; 
  dance waltz twirl spin; dance; jump; facing; 
  jump leap hop bounce skip; jump; jump; ; 
  throw toss hurl fling launch pitch; throw; ; thrown; own=stone|stones|rock|rocks|pebble|pebbles
  catch save; catch; jump; thrown; 
  kick; kick; ; foot; own=ball|football|soccer-ball
  type; write; ; hold; 
  write draw sketch sign compose; write; ; ; own=letter|book|paper|note|poem|diary|journal|notebook|envelope|story|novel|page
  read study; read; ; hold; own=book|story|newspaper|letter|map|scroll|novel|page
  cook fry bake stir grill prepare; cook; ; ; own=pan|food|meal|dinner|breakfast|soup|egg|eggs
  paint; paint; ; ; own=portrait|painting|picture|canvas|landscape
  play practice perform; pluck; jump; ; 
  sing; sing; same; ; own=song|microphone
  drink sip; drink; graze; hold; own=cup|coffee|tea|hot-beverage
  feed help handcuff arrest; reach; ; facing; 
  bandage knock open close shut touch pin wipe clean polish unlock adjust; reach; ; ; 
  chop slice cut knead iron scrub wash scrape; push; ; facing; 
  howl bark roar meow bleat neigh; ; howl; ; 
  eat chew bite graze swallow; drink; graze; hold; own=dinner|lunch|breakfast|supper|food|meal|plate
  fight battle struggle attack defeat wrestle; fight; jump; facing; 
  duel duell fence; duel; ; facing; own=sword|swords|dagger|blade
  box spar punch; box; ; facing; 
  embrace hug kiss cuddle comfort; embrace; same; facing; 
  fly soar glide hover flutter; fly; fly; over; things
  swim bathe snorkel wade; swim; same; ; water home=lake
  dive plunge; dive; same; ; water home=lake
  surf; surf; same; on; water home=sea own=wave|giant-wave
  ski; ski; slide; ; home=snow own=skis
  snowboard sled; snowboard; slide; ; home=snow own=snowboard
  skate; skate; slide; ; own=ice-skate
  skateboard; skateboard; ; ; own=skateboard
  climb scale; climb; jump; before; home=mountain
  lift raise; lift; ; over; own=weights|barbell|weight|dumbbell
  push; push; ; beside; 
  pull drag; pull; ; beside; 
  dig rake plant sweep mop shovel; dig; same; ; own=shovel|broom|hole
  hammer repair fix carve forge construct; build; ; beside; own=hammer
  build make; kneel; ; beside; 
  fish; fish; ; ; home=lake own=fish|fishing-pole
  sit rest relax; sit; same; ; 
  kneel; kneel; ; ; 
  pray; pray; ; ; 
  meditate yoga meditation; meditate; ; ; activity
  sleep nap doze dream; sleep; sleep; ; 
  ly lay; lie; sleep; ; 
  cry weep mourn grieve; cry; ; ; 
  cheer celebrate win laugh triumph; cheer; jump; ; 
  wave greet; wave; ; facing; own=flag
  ride gallop; ride; same; ride; 
  cycle pedal; cycle; ; ; own=bicycle|bike
  drive steer pilot; rest; same; ride; things
  row sail paddle; rest; same; in; home=lake things
  reach stretch point water aim; reach; ; ; 
  hold show carry bring offer grab clutch snatch steal seize lift-up take pick pick-up give hand present mix examine inspect; hold; same; hold; 
  pour; pour; ; ; own=cup|glass-of-milk|tumbler-glass|wine-glass|hot-beverage|teapot|bottle|beer-mug
  wear; stand; same; wear; 
  shoot; archery; ; ; own=arrow|bow|bow-and-arrow
  serve smash; serve; ; ; own=tennis|tennis-racket|racket|ball|tennis-ball
  hit swing strike bat; swing; ; ; own=bat|ball|baseball
  golf; golf; ; ; own=golf-ball
  dribble dunk; shootball; ; ; own=basketball|ball
  juggle; cheer; ; over; 
  balance; balance; same; on; own=beam|plank|rope|tightrope
  hang dangle; hang; ; ; own=rope
  crawl crouch hide sneak creep; crouch; slide; ; 
  slide slip roll fall stumble tumble; fall; slide; ; things
  drop; ; slide; foot; things
  karate judo kung-fu taekwondo; fight; ; facing; activity
  gymnastics acrobatics cartwheel; cartwheel; ; ; activity
  archery; archery; ; ; activity
  talk speak chat argue discuss whisper shout call ask tell explain teach; talk; ; facing; 
  frown sigh seal fold listen bow nod shop camp knit sew train coach guard saw comb duck pet dog hog
  hawk ship ferry fan drum bike leave hatch nest work; ; ; ; 
  bloom shine glow burn flow erupt blow crash break rise set twinkle sparkle drift swirl grow flicker melt
  land float reflect cover surround rage spot rock ring stop; ; same; ; things`

const SHORT = /^[^aeiou]*[aeiou][bdgmnpt]$/

/** "swim": "swims" and "swimming"; "fly": "flies" and "flying"; "bathe": "bathes" and "bathing". */
const formsOf = (verb: string): { third: string; ongoing: string } => {
  const third = /[^aeiou]y$/.test(verb)
    ? verb.replace(/y$/, 'ies')
    : verb + (/(?:s|x|z|ch|sh|o)$/.test(verb) ? 'es' : 's')
  const doubled = SHORT.test(verb) ? verb + verb.at(-1) : verb
  return { third, ongoing: `${/[^e]e$/.test(verb) ? verb.slice(0, -1) : doubled}ing` }
}

type Form = 'base' | 'third' | 'ongoing'

/** Verbs may fill several lines. */
const rows = TABLE.replace(/(\n[^;\n]*)\n\s*/g, '$1 ')
  .trim()
  .split('\n')
const FORMS = new Map<string, { action: Action; form: Form }>(
  rows.flatMap((line) => {
    const [verbs, act, animal, object, more = ''] = line.split(';').map((column) => column.trim())
    const action = {
      act: act || undefined,
      animal: animal || undefined,
      object: object || undefined,
      own: /own=(\S+)/.exec(more)?.[1],
      home: /home=(\S+)/.exec(more)?.[1],
      isInWater: more.includes('water'),
      isOfThings: more.includes('things'),
      isActivity: more.includes('activity'),
    } as Action
    return verbs!.split(/\s+/).flatMap((verb) => {
      const { third, ongoing } = formsOf(verb)
      return [
        [verb, { action, form: 'base' as const }],
        [third, { action, form: 'third' as const }],
        [ongoing, { action, form: 'ongoing' as const }],
      ] as const
    })
  }),
)

/** Who makes them cooks. */
const FOOD =
  /^(?:pancakes?|breakfast|lunch|dinner|supper|soup|coffee|tea|cakes?|cookies|sandwich\w*|bread|food|salad|pizza|eggs|dough)$/
/** Who climbs them walks. */
const WAYS = /^(?:paths?|stairs?|steps|staircase|hill|slope|road|dunes?)$/

/** The action of a participle, which may also precede its noun: "a sleeping cat". */
export const participle = (word: string): Action | undefined => {
  const known = FORMS.get(word)
  return known?.form === 'ongoing' ? known.action : undefined
}

/** Whether a word is the base form of a known verb. */
export const isBaseForm = (word: string): boolean => FORMS.get(word)?.form === 'base'

/** Whether a word can be the third person of a known verb: "flies". */
export const isThirdPerson = (word: string): boolean => FORMS.get(word)?.form === 'third'

/** A possible subject of a verb, named by an earlier word. */
export interface Doer {
  /** Undefined for an object. */
  being?: Being
  plural: boolean
  isGroup?: boolean
}

const SINGLE = new Set('a an the one this that my your our his her its their'.split(' '))
const BETWEEN = /ly$|^(?:is|are|was|were|that|which|who|then|also|now|both|all|up|slowly)$/
const BALL = /ball|soccer|football|penalty|goal|pitch|striker|frisbee/
const CLUB = /^(?:bat|ball|baseball|club|racket|sword|axe|stick|shovel|hammer|hits?|batter|cricket)/
/** Words after a verb without an object. */
const LEADS = new Set(
  'on in at through along across over into toward towards up down past around by with under away'.split(' '),
)
/** Words before a noun: "a painting", "of running water". */
const BEFORE_NOUN = new Set(
  'a an the of in on at with by for from into onto and or no this that my your our his her its their two three four five'.split(
    ' ',
  ),
)

/** The verb at `at`, with the act that its object asks for: a lifted cup is held, and a hill is walked up. */
const formAt = (words: readonly string[], at: number): { action: Action; form: Form } | undefined => {
  const found = FORMS.get(words[at]!)
  if (!found) return undefined
  const [{ act }, next] = [found.action, words.slice(at + 1, at + 4)]
  if (/^hands?$/.test(words[at]!) && (!next[0] || LEADS.has(next[0]))) return undefined
  const as = (verb: string) => ({ ...found, action: FORMS.get(verb)!.action })
  if (act === 'lift' && /^(?:his|her|their|both|up) (?:hands?|arms?)$/.test(next.slice(0, 2).join(' ')))
    return as('cheer')
  if (/^ma(?:ke|kes|king)$/.test(words[at]!) && next.some((word) => FOOD.test(word))) return as('cook')
  if (act === 'catch' && !words.some((word) => BALL.test(word))) return as('hold')
  if (act === 'fight' && words.some((word) => /^swords?$/.test(word))) return as('duel')
  if (act === 'build' && next[0] === 'on') return as('knock')
  if (act === 'throw' && /^(?:his|her|their) arms$/.test(next.slice(0, 2).join(' '))) return as('embrace')
  if (act === 'write' && next.some((word) => /^(?:gun|pistol|revolver|sword|knife|weapon)$/.test(word)))
    return as('hold')
  if (
    /^(?:slip|slid|roll)/.test(words[at]!) &&
    /^(?:up|out|in|into|away|through|past|behind|back)$/.test(next[0] ?? '')
  )
    return as(next[0] === 'up' ? 'push' : 'walk')
  if (act === 'swing' && !words.some((word) => CLUB.test(word))) return as('jump')
  if (act === 'kick' && !words.some((word) => BALL.test(word))) return as('fight')
  if (next.some((word) => /^(?:barbells?|weights?|dumbbells?)$/.test(word))) return found
  if (/^(?:lift|fall|lie)$/.test(act ?? '') && SINGLE.has(next[0]!)) return as('hold')
  if (act === 'climb' && /^(?:over|out|into|onto|aboard|through|in|on)$/.test(next[0] ?? ''))
    return as(next[0] === 'over' ? 'climb' : 'walk')
  if (act === 'climb' && next.some((word) => WAYS.test(word))) return as('walk')
  return act === 'pluck' && /^(?:football|soccer|rugby)$/.test(next[0]!) ? as('kick') : found
}

/**
 * The action of the word at `at`; undefined if it is not a verb there. `doerAt` returns the subject that a word
 * names; `verbs` are the positions of verbs found so far.
 */
export const actionAt = (
  words: readonly string[],
  at: number,
  { doerAt, verbs }: { doerAt: (at: number) => Doer | undefined; verbs: ReadonlySet<number> },
): Action | undefined => {
  const known = formAt(words, at)
  if (!known) return undefined
  let before = at - 1
  while (before >= 0 && BETWEEN.test(words[before]!)) before--
  if (words[before] === 'and' && verbs.has(before - 1)) return known.action
  const isLast = at === words.length - 1 || LEADS.has(words[at + 1]!) || doerAt(at + 1)?.being !== undefined
  const hasObject = SINGLE.has(words[at + 1]!) || doerAt(at + 1)?.being !== undefined
  // "they hide and watch"
  const isPaired = [...verbs].some((other) => FORMS.get(words[other]!)?.form === known.form)
  const hasEnd = known.form === 'third' && (isLast || doerAt(at + 1) !== undefined)
  const goesOn = known.form !== 'ongoing' && (isPaired || hasEnd || (known.form === 'base' && hasObject))
  if (words[before] === 'and' && goesOn && verbs.size > 0) return known.action
  const isBeing = (_: unknown, i: number) => doerAt(i)?.being !== undefined
  // "And lifts a box" needs no subject beside it.
  if (known.form === 'third' && SINGLE.has(words[at + 1]!) && words.slice(0, at).some(isBeing))
    return known.action
  const { action, form } = known
  if (
    form === 'base' &&
    words[at - 1] === 'to' &&
    action.act &&
    !/^(?:next|close|back|up)$/.test(words[at - 2] ?? '')
  )
    return action
  const doer = before >= 0 ? doerAt(before) : undefined
  // "A knight in armour rides through": the verb of the noun before "in".
  const isAfterPhrase = /\b(?:in|with|wearing)(?: \w+){1,3}$/.test(
    words.slice(Math.max(0, at - 4), at).join(' '),
  )
  if (form === 'third' && (action.act ?? action.animal) && isAfterPhrase && LEADS.has(words[at + 1]!))
    return words.slice(0, at).some(isBeing) && !words.slice(0, at).some((_, i) => verbs.has(i))
      ? action
      : undefined
  if (form === 'ongoing') {
    if (at === 0 && !action.isOfThings) return action.act && action
    // "the stolen painting"
    const isNoun = doerAt(at) && BEFORE_NOUN.has(words[at - 2] ?? '') && !doerAt(at - 1)
    const isVerb = (!BEFORE_NOUN.has(words[at - 1]!) && !isNoun) || verbs.has(at - 2)
    const doers = Array.from({ length: at }, (_, i) => doerAt(i)).filter(Boolean)
    return isVerb && (doers.some((one) => one!.being) || (action.isOfThings && doers.length > 0))
      ? action
      : undefined
  }
  if (action.isActivity)
    return Array.from({ length: at }, (_, i) => doerAt(i)).some((one) => one?.being) ? action : undefined
  if (!doer || !(doer.being || action.isOfThings)) return undefined
  const isJoined = words.slice(Math.max(0, before - 3), before).includes('and')
  if (form === 'base' && isJoined && words.slice(0, before).some(isBeing)) return action
  const isSingle = words.slice(Math.max(0, before - 4), before).some((word) => SINGLE.has(word))
  const fits = form === 'third' ? !doer.plural && (isSingle || doer.being) : doer.plural || doer.isGroup
  return fits ? action : undefined
}
