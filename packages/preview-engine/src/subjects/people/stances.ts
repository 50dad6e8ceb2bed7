/** Joint angles in degrees from hanging down; positive is forward (right). Each limb is upper, lower. */
export interface Stance {
  arms: readonly [near: readonly [number, number], far: readonly [number, number]]
  legs: readonly [near: readonly [number, number], far: readonly [number, number]]
  lean: number
}

/** Name, near arm, far arm, near leg, far leg, lean of the back. */
const TABLE = `
  stand    -6,2      8,10       -3,-2    4,3      0
  stride   -24,-8    24,34      24,14    -20,-30  0
  pass     0,8       4,10       3,0      2,-22    0
  stride2  24,34     -24,-8     -20,-30  24,14    0
  pass2    4,10      0,8        2,-22    3,0      0
  run      -52,30    44,124     56,-6    -28,-84  12
  run2     44,124    -52,30     -28,-84  56,-6    12
  leap     150,165   -120,-140  74,70    -62,-70  4
  dance    158,172   -100,-120  -4,-2    62,-30   -4
  sway     -140,-160 120,150    -14,-4   40,-50   6
  sit      24,60     20,56      84,4     80,0     0
  ride     50,62     46,58      62,-12   36,-34   26
  pedal    50,62     46,58      36,-34   62,-12   26
  reach    100,96    10,14      -8,-6    12,8     0
  hold     48,92     10,14      -4,-2    6,4      0
  pluck    28,98     44,106     -6,-4    8,6      0
  bow      50,118    84,112     -6,-4    8,6      -2
  bow2     30,96     84,112     -6,-4    8,6      2
  cheer    160,172   -158,-172  -8,-6    10,8     0
  float    58,40     -62,-44    22,-8    -14,-34  8
  throw    -116,170  82,86      -26,-34  36,8     -8
  thrown   104,96    -30,-16    34,8     -28,-48  16
  kick     -56,-30   62,76      76,62    -8,-4    -12
  guard    38,134    62,128     16,-4    -22,-26  6
  punch    90,92     38,136     30,2     -28,-36  14
  hug      76,100    66,96      -4,-2    6,4      6
  write    34,84     44,92      84,4     80,0     12
  read     22,104    30,108     -3,-2    4,3      2
  cook     38,92     58,80      -4,-2    6,4      4
  stir     50,84     58,80      -4,-2    6,4      6
  kneel    22,54     16,48      4,-88    12,-84   26
  pray     48,128    52,130     4,-88    12,-84   8
  climb    166,176   122,146    64,-12   -4,-16   8
  climb2   122,146   166,176    -4,-16   64,-12   8
  lift     172,178   -172,-178  -18,-4   20,6     0
  swing    -96,-124  -70,-110   -22,-26  26,6     -6
  serve    -150,168  158,168    -12,-26  14,4     -8
  golf     30,34     24,30      -8,-6    12,8     20
  shoot    92,92     -84,92     -10,-8   14,8     0
  crouch   52,66     44,60      62,-34   50,-38   34
  skate    -60,-40   64,76      40,-10   -44,-50  30
  straight 176,178   172,178    -2,-2    4,4      0
  lotus    34,70     30,66      82,-64   74,98    0
  shade    74,158    8,12       -3,-2    4,3      0
  raise    60,150    8,10       -3,-2    4,3      0
  wave     150,166   8,10       -3,-2    4,3      0
  dig      48,66     30,52      -12,-18  30,6     24
  hammer   118,150   30,60      -10,-12  20,6     10
  push     84,88     78,84      -16,-34  42,4     26
  pull     78,84     72,80      40,30    -2,-20   -22
  reel     40,100    60,96      -4,-2    8,4      -4
  slump    10,40     14,44      84,4     80,0     24`

const parsed = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name, ...rest] = line.trim().split(/\s+/)
    const [near, far, nearLeg, farLeg] = rest.slice(0, 4).map((pair) => pair.split(',').map(Number))
    return [name!, { arms: [near, far], legs: [nearLeg, farLeg], lean: Number(rest[4]) }] as const
  })

/** All stances by name. */
export const STANCES = new Map(parsed as unknown as readonly (readonly [string, Stance])[])
