/** A word with two meanings: near one of the words in `near`, it means `other`. */
interface Ambiguity {
  word: string
  other: string
  near: string
}

const AMBIGUITIES: readonly Ambiguity[] = [
  {
    word: 'balloon',
    other: 'toy-balloon',
    near: 'holding child boy girl party birthday red string carrying releasing',
  },
  { word: 'bowl', other: 'aquarium', near: 'goldfish' },
  {
    word: 'crane',
    other: 'heron',
    near: 'bird birds wings feathers flying flies reeds marsh wetland pond nest flock wading wades lake lily',
  },
  {
    word: 'bat',
    other: 'cricket-game',
    near: 'baseball cricket player batter pitcher hitting swings wicket',
  },
  {
    word: 'mouse',
    other: 'computer-mouse',
    near: 'computer laptop keyboard pc desk wireless monitor office gaming click',
  },
  { word: 'kite', other: 'hawk', near: 'bird feathers wings prey talons hovering' },
  { word: 'tank', other: 'aquarium', near: 'fish fishes aquarium goldfish tropical' },
  { word: 'plane', other: 'wood', near: 'carpenter workbench woodworking shavings joiner' },
  { word: 'seal', other: 'locked', near: 'wax envelope stamp letter' },
  { word: 'palm', other: 'hand', near: 'hand fingers reading fortune' },
  { word: 'nail', other: 'nail-polish', near: 'polish manicure varnish finger painted' },
  { word: 'horn', other: 'ram', near: 'ram goat bull sheep antelope rhino' },
  { word: 'jaguar', other: 'car', near: 'car driving road engine parked vintage' },
  { word: 'mustang', other: 'car', near: 'car driving engine parked highway garage' },
  { word: 'beetle', other: 'car', near: 'car driving parked volkswagen engine' },
  { word: 'chips', other: 'circuit', near: 'circuit silicon processor board computer' },
  { word: 'glasses', other: 'wine-glass', near: 'wine champagne toast drinking water pouring' },
  { word: 'turkey', other: 'poultry-leg', near: 'roast roasted oven thanksgiving sandwich dinner' },
  { word: 'ring', other: 'boxing-ring', near: 'boxer boxers boxing fighters wrestlers' },
  { word: 'bow', other: 'ribbon', near: 'gift present hair dress ribbon tied silk' },
  { word: 'trunk', other: 'elephant', near: 'elephant' },
  { word: 'trunk', other: 'luggage', near: 'attic leather travel steamer lock suitcase' },
]

/** Replaces ambiguous words by the meaning that the other words suggest. */
export const sensed = (words: readonly string[]): string[] => {
  const all = new Set(words)
  return words.map((word) => {
    const found = AMBIGUITIES.find((one) => one.word === word.replace(/(?<=[^s])s$/, '') || one.word === word)
    return found && found.near.split(' ').some((near) => near !== word && all.has(near)) ? found.other : word
  })
}
