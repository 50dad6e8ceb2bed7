import type { SubjectRow } from '../row.js'
import { columnsOf, fieldsOf } from '../../base/table.js'
import type { Build } from './limbs.js'
import { quadruped } from './quadruped.js'

/**
 * Four-legged animals, two lines each. First: name; words; size; colour; further fields of the row, and the stride.
 * Second, the build: length, hip, shoulder, chest, waist and leg; neck; head; ears; tail; further fields of `Build`.
 */
const TABLE = `
  dog; dog puppy hound retriever corgi terrier husky labrador; 0.62; #b5793f; 
    50 56 58 28 19 4.6; 22 52 9; 27 19 12; hang 11; up 30; muzzle=0.6
  horse; horse mare stallion pony foal mustang; 1.05; #7a4a2a; home=hill stride=0.14
    66 84 84 36 28 4.8; 42 50 11; 33 18 44; point 6; hair 52; muzzle=0.45 mane=crest,near
  donkey; donkey mule burro; 0.75; #8a7d70; home=hill stride=0.1
    60 76 76 34 29 4.4; 32 44 10; 32 19 40; long 11; thin 34; muzzle=0.45 mane=crest,near
  cow; cow cattle bull calf; 0.95; #efe8dc; home=hill stride=0.07
    76 74 74 46 40 5.6; 20 16 14; 31 22 30; hang 6; thin 46; muzzle=0.1 horns=short patches=#4a3024
  sheep; sheep lamb ewe; 0.6; #ece6d8; home=hill stride=0.06
    52 56 56 36 34 3.6; 15 34 10; 22 17 36; hang 7; stub 8; muzzle=0.4 mane=fleece,body
  goat; goat ibex; 0.65; #c8b49a; home=mountain
    50 58 58 29 24 3.8; 22 50 9; 23 15 28; hang 6; stub 7; horns=curved
  pig; pig piglet hog; 0.55; #e6a69a; home=hill stride=0.06
    60 52 50 37 35 4.4; 11 8 15; 25 24 18; point 7; thin 9; muzzle=0.35
  unicorn; unicorn; 1.05; #f4eef6; home=forest vivid=0.9 stride=0.14
    64 84 84 34 27 4.6; 42 54 10; 31 17 40; point 6; hair 56; muzzle=0.5 mane=crest,#d8a0e0 horns=one
  zebra; zebra; 0.95; #eeeae2; home=desert
    62 78 78 36 29 4.8; 34 46 11; 30 17 42; round 7; thin 36; mane=crest,#1c1c20 stripes=#1c1c20
  elephant; elephant; 1.35; #80828c; home=desert drift=14 stride=0.08
    70 80 88 52 46 9; 16 18 20; 23 36 40; great 25; thin 34; muzzle=0.2 trunk=true
  rhino; rhino rhinoceros; 1.05; #7d7a78; home=desert stride=0.06
    80 66 68 46 44 8; 18 4 19; 38 26 18; point 7; thin 22; muzzle=0.2 horns=one
  lion; lion lioness; 0.85; #c8964e; home=desert
    64 60 64 33 24 5.8; 20 32 12; 25 24 16; round 6; thin 46; muzzle=0.35 mane=collar,#6e3c1c
  tiger; tiger tigress; 0.85; #e08030; home=forest
    66 58 60 32 25 5.8; 18 24 12; 24 24 16; round 7; thin 48; muzzle=0.35 stripes=#241a14
  panther; panther leopard cheetah jaguar; 0.8; #c8a050; home=desert
    64 54 56 27 19 4.6; 18 24 9; 22 20 14; round 6; up 44; muzzle=0.35 patches=#3a2a18
  giraffe; giraffe; 1.3; #d8a850; home=desert
    50 78 90 34 24 4.4; 82 68 8; 25 13 24; hang 5; thin 40; muzzle=0.45 horns=ossicones patches=#8a5424
  camel; camel dromedary caravan; 0.75; #a8794a; vivid=0.45 home=desert place=ground rate=4 drift=12 copies=[[-110,0,0.96],[-214,0,1],[-316,0,0.92]]
    60 78 78 32 27 4; 42 38 7; 22 13 8; point 3.6; thin 30; muzzle=0.4 humps=1
  wolf; wolf wolves coyote; 0.72; #777d88; home=forest
    56 58 62 30 19 4.6; 20 36 11; 29 19 14; point 9; bush 36; muzzle=0.75
  fox; fox foxes; 0.55; #d8702a; home=forest
    50 44 46 23 15 3.6; 16 38 8; 25 17 12; point 10; bush 48; muzzle=0.95
  bear; bear grizzly; 0.95; #5a3c28; home=forest
    68 62 70 44 40 8.6; 17 12 17; 29 26 16; round 8; stub 7; muzzle=0.75
  polarbear; polar-bear; 0.95; #f2efe4; home=snow
    70 62 66 42 40 8.6; 26 14 14; 29 23 14; round 6; stub 7; muzzle=0.75
  panda; panda; 0.8; #f2f0ea; home=forest
    56 56 60 42 40 8.2; 15 18 15; 25 28 14; round 10; stub 7; muzzle=0.6 patches=#1c1c20
  deer; deer stag elk reindeer caribou; 0.95; #8a5c38; vivid=0.6 home=forest rate=0.8 drift=3 stride=0.05
    52 66 66 30 22 3.4; 32 58 8; 24 14 16; long 4; stub 8; muzzle=0.65 horns=antlers
  squirrel; squirrel; 0.36; #a8642e; home=forest
    36 32 30 22 22 3.4; 12 40 9; 18 16 12; point 7; up 46; muzzle=0.6`

const numbersOf = (text: string): number[] => text.split(' ').map(Number)
const kindOf = (text: string) => [text.split(' ')[0], Number(text.split(' ')[1])]

const rowOf = ([name, words, size, colour, more]: string[], second: string[]): SubjectRow => {
  const [body, neck, head, ears, tail, rest] = second
  const [length, hip, shoulder, chest, waist, leg] = numbersOf(body)
  const { stride = 0.1, ...fields } = fieldsOf(more)
  const { mane, ...marks } = fieldsOf(rest)
  const build = {
    ...marks,
    length,
    hip,
    shoulder,
    chest,
    waist,
    leg,
    neck: numbersOf(neck),
    head: numbersOf(head),
    ears: kindOf(ears),
    tail: kindOf(tail),
    ...(typeof mane === 'string' && { mane: mane.split(',') }),
  } as unknown as Build
  const usual = { name, words, size: Number(size), colour, place: 'near', rate: 5, drift: 20 } as const
  return { ...usual, being: 'animal', ...fields, build, poses: quadruped(build, stride as number) }
}

const lines = columnsOf(TABLE)
export const QUADRUPEDS: readonly SubjectRow[] = lines.flatMap((line, i) =>
  i % 2 ? [rowOf(lines[i - 1], line)] : [],
)
