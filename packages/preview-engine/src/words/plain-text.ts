import { getGender } from 'gender-detection-from-name'
import { BODY } from './near-words.js'
import { isBaseForm, isThirdPerson } from './tables/actions.js'
import { COLOURS } from './tables/moods.js'
import { exactThingOf, isKnown, kindOf, meaningOf, thingOf } from './vocabulary.js'

/** Phrases, and simpler ones that are read. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bcamera (?:\w+ly )?(?:pan|truck)s?\b|\b(?:whip|swish|slow|smooth|quick)[- ]pan\b/gi, 'panning'],
  [/\bcamera (?:\w+ly )?cranes?\b(?: up)?/gi, 'crane up'],
  [/\bcamera (?:\w+ly )?(zoom|circle)s\b/gi, '$1'],
  [/\b(?:(?:shot|filmed) on (?:an? )?(?:i?phone|smartphone|camera)|split[- ]screen|god rays)\b/gi, ''],
  [/\b[A-Z]\w+ [A-Z]\w+(?=[- ]style\b)/g, 'film'],
  [/(?<!\b(?:his|her|with a|holding a|holds a) )\b(handheld|shaky|static|steady) camera\b/gi, '$1 shot'],
  [/(^|[.,;:]\s*)camera(?=:| (?:static|still|fixed|slow(?:ly)?|follows|moves|stays)\b)/gim, '$1'],
  [/\b(?:in|on|from) \w+ (?:passenger|driver['’]?s?|back|front|rear) seats?\b(?! of)/gi, ''],
  [/\b(?:the )?(?:whole|entire) (?:village|town|class|team) (\w+?)s\b/gi, 'many people $1'],
  [/(?<!\b(?:an?|the|his|her|ice) )\bpick(s|ing)?(?: up)?\b(?!axe)/gi, 'hold$1'],
  [/\b(?:subway|metro|commuter) (trains?)\b/gi, '$1'],
  [/\bplant(s|ing)? (an?|the|his|her) flag/gi, 'hold$1 $2 flag'],
  [
    /\b(an?|the) (?:motorcyclist|(?:motor(?:cycle|bike) )?stunt rider|motor(?:cycle|bike) rider)(?: rid(?:es|ing))?\b/gi,
    '$1 man riding a motorbike',
  ],
  [/\b(?:ferry|trawler|yacht|liner|steamer)(?:['’]s)? deck\b/gi, 'ship deck'],
  [/,? (?:chased|followed|pursued) by (an? |the )?(?=\w)/gi, ' in front of $1running '],
  [/\b(?:to )?the size of an? \w+/gi, ''],
  [/\broof of (?:an?|the) (?:hospital|hotel|skyscraper|building)\b/gi, 'rooftop'],
  [/\b(?:hospital|hotel|skyscraper|building) roof(?:top)?\b/gi, 'rooftop'],
  [/(?<!['’]s )\bhands (?=\w+ing\b)/gi, 'a person '],
  [/\b(an?|the) dead (man|woman)\b(?:['’]s \w+)?/gi, '$1 lying $2 there'],
  [/\blife ?(?:ring|buoy|belt)\b/gi, 'lifebuoy'],
  [/\bin (?:(?:his|her|their) )?bare feet\b/gi, ''],
  [/(?<!\b(?:look|shape)\w*) like an? \w+/gi, ''],
  [/\brac(?:e|es|ing) (?=(?:their )?(?:bicycles|bikes|horses|motorbikes)\b)/gi, 'riding '],
  [/\brun(s|ning)? (?:in)?to the (?:cellar|basement|shelter|house)\b/gi, 'run$1'],
  [/\b(?:is|are|was|were) still lying\b/gi, 'is there'],
  [/(?<=[a-z] )watches (?=(?:from|as|him|her|them|it)\b)/gi, 'looks '],
  [/\b(?:up to|against|around|in) (?:his|her|their) (?:chest|waist|neck|shoulders)\b/gi, ''],
  [/\bsh(?:akes?|aking) hands\b(?: with)?/gi, 'feed'],
  [/\b(?:the |all )?(two|three|four|five) of (?:them|us)\b/gi, '$1 people'],
  [/\bfire[- ]breathing /gi, ''],
  [/\bbreath(?:es|ing|e) fire\b/gi, 'holding dragonfire'],
  [/\bshin(?:e|es|ing) (?=(?:an?|the|his|her) (?:flashlight|torch|lamp|lantern)\b)/gi, 'holds '],
  [/\btied (?:up )?to (?=(?:an?|the|his|her) chair)/gi, 'on '],
  [/\ban? (?:dead |lifeless )?body\b(?! of| part)/gi, 'a lying man'],
  [/\b(\w+)['’]s (?:\w+ing )?hands (?!(?:is|are|were|and|in|on|at|with|of|up)\b)(\w+)/gi, '$1 $2s'],
  [/\b(\w+)['’]s (?:\w+ing )?hand (?=\w+s\b)/gi, '$1 '],
  [/\bfly over\b/gi, 'fly above'],
  [/\bthey both\b/gi, 'two people'],
  [/\bfalls? asleep\b/gi, 'sleeps'],
  [/\basleep\b/gi, 'sleeping'],
  [/\bpan(?:s|ning)?(?= (?:slowly )?(?:across|around|over|along|from|to|up|down)\b)/gi, 'panning'],
  [/\bteach(?:es|ing) ((?:his|her|an?|the) \w+) (?:how )?to (?=\w)/gi, 'and $1 '],
  [/\bon horseback(?: rid(?:es|ing))?\b/gi, 'riding a horse'],
  [
    /\b(?:burning|blazing) (?:\w*house|factory|apartment|hotel|shop|store|restaurant|office)\b/gi,
    'burning house',
  ],
  [/\b(to|at|outside) (an?|the|his|her|their) (?:\w+ )?front door\b/gi, '$1 $2 house'],
  [/\bknit(?:s|ting)?\b(?: an? \w+)?/gi, 'holding yarn'],
  [
    /\b(?:on the (?:surface of the )?moon(?:['’]s surface)?|surface of the moon|moon(?:['’]s)? surface)\b/gi,
    'on lunar ground',
  ],
]

/** Counted people without a noun: "the three sit". */
const withPeople = (text: string): string =>
  text.replace(/\b(?:the|all) (two|three|four|five)(?= (\w+))/gi, (whole, count: string, next: string) =>
    isBaseForm(next.toLowerCase()) ? `${count} people` : whole,
  )

/** The text without what a thing does beside the action: ", sparks flying", "with sparks flying". */
const withoutAsides = (text: string): string =>
  text.replace(
    /(,| with)( (?:\w+ ){0,2}?)(\w+) \w{2,}ing\b/g,
    (all, lead: string, before: string, noun: string) =>
      (/[^s]s$/.test(noun) || (kindOf(noun) ?? thingOf(noun))) && !thingOf(noun)?.row.being
        ? lead + before + noun
        : all,
  )

/** The text without the owner of a thing: "a child's shoe" is a shoe, but "a child's face" shows the child. */
const withoutOwner = (text: string): string =>
  text.replace(
    /\b(an?|the|his|her|their|my) (\w+)['’]s (\w+(?: \w+)?)/gi,
    (all, article: string, owner: string, rest: string) =>
      thingOf(owner.toLowerCase())?.row.being === 'person' && !rest.split(' ').some((word) => BODY.test(word))
        ? `${article} ${rest}`
        : all,
  )

const NAMED =
  /(^|[.!?,;]\s+|\n|\b(?:and|while|as|when|with|behind|beside|hugs|kisses)\s+)([A-Z][a-z]{2,})(?= (\w+)|[.,;!?]|$)/g
const NO_NAME =
  /^(?:the|th\w{2,3}|an|one|two|four|five|six|h?is|her|their|some\w*|many|all|every\w*|no\w*|other\w*|character|(?:ex|in)terior)$/
/** The text with people for names: "Emma waves", "Vance hides", "a man and Emma". */
const withoutNames = (text: string): string =>
  text.replace(NAMED, (all: string, before: string, name: string, next = '') => {
    const word = name.toLowerCase()
    const [gender, kind] = [getGender(name), kindOf(word)]
    const isSure = gender !== 'unknown'
    // a tom is a cat, but Tom is not
    const isNoun = exactThingOf(word) ?? meaningOf(word) ?? (kind && !(isSure && kind.value))
    if (isNoun || word in COLOURS || NO_NAME.test(word)) return all
    const isActing = /[a-z]{3}ing$/.test(next) || (isThirdPerson(next) && (isSure || !isKnown(next)))
    if (!isActing && !(isSure && (/\w/.test(before) || next === 'and'))) return all
    return before + (gender === 'female' ? 'a woman' : 'a man')
  })

/** "Café" is read as "cafe"; words in other scripts are not read. */
export const unaccented = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}+/gu, (word) => (/^\p{ASCII}+$/u.test(word) ? word : ' '))

/** The text in the words that are read. */
export const plainly = (text: string): string =>
  withoutOwner(
    withPeople(
      PHRASES.reduce(
        (all, [phrase, simple]) => all.replace(phrase, simple),
        withoutNames(withoutAsides(unaccented(text))),
      ),
    ),
  )
