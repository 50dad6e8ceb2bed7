/** Joint angles in degrees from hanging down; positive is forward (right). Upper limb, then lower. */
export interface Stance {
  arms: readonly [near: readonly [number, number], far: readonly [number, number]]
  legs: readonly [near: readonly [number, number], far: readonly [number, number]]
  lean?: number
}

export const STANCES = {
  stand: {
    arms: [
      [-6, 2],
      [8, 10],
    ],
    legs: [
      [-3, -2],
      [4, 3],
    ],
  },
  stride: {
    arms: [
      [-24, -8],
      [24, 34],
    ],
    legs: [
      [24, 14],
      [-20, -30],
    ],
  },
  pass: {
    arms: [
      [0, 8],
      [4, 10],
    ],
    legs: [
      [3, 0],
      [2, -22],
    ],
  },
  run: {
    arms: [
      [-52, 30],
      [44, 124],
    ],
    legs: [
      [56, -6],
      [-28, -84],
    ],
    lean: 12,
  },
  leap: {
    arms: [
      [150, 165],
      [-120, -140],
    ],
    legs: [
      [74, 70],
      [-62, -70],
    ],
    lean: 4,
  },
  dance: {
    arms: [
      [158, 172],
      [-100, -120],
    ],
    legs: [
      [-4, -2],
      [62, -30],
    ],
    lean: -4,
  },
  sit: {
    arms: [
      [24, 60],
      [20, 56],
    ],
    legs: [
      [84, 4],
      [80, 0],
    ],
  },
  ride: {
    arms: [
      [50, 62],
      [46, 58],
    ],
    legs: [
      [62, -12],
      [36, -34],
    ],
    lean: 26,
  },
  reach: {
    arms: [
      [100, 96],
      [10, 14],
    ],
    legs: [
      [-8, -6],
      [12, 8],
    ],
  },
  play: {
    arms: [
      [28, 98],
      [44, 106],
    ],
    legs: [
      [-6, -4],
      [8, 6],
    ],
  },
  cheer: {
    arms: [
      [160, 172],
      [-158, -172],
    ],
    legs: [
      [-8, -6],
      [10, 8],
    ],
  },
  float: {
    arms: [
      [58, 40],
      [-62, -44],
    ],
    legs: [
      [22, -8],
      [-14, -34],
    ],
    lean: 8,
  },
} as const satisfies Record<string, Stance>

/** The second half of a walk: `stride` and `pass` with limbs swapped. */
const OTHER_STRIDE: Stance = {
  arms: [
    [24, 34],
    [-24, -8],
  ],
  legs: [
    [-20, -30],
    [24, 14],
  ],
}
const OTHER_PASS: Stance = {
  arms: [
    [4, 10],
    [0, 8],
  ],
  legs: [
    [2, -22],
    [3, 0],
  ],
}

/** The four stances of a walk. */
export const WALK: readonly Stance[] = [STANCES.stride, STANCES.pass, OTHER_STRIDE, OTHER_PASS]
