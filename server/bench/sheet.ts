import { drawSheet } from './contact-sheet.js'

/**
 * Draws forty prompts, as different as people's are, onto one contact sheet to look at: `node --import
 * ./scripts/typescript.mjs --no-warnings server/bench/sheet.ts FILE`. This
 * file and `contact-sheet.ts` run in an older checkout as well, for a sheet of the time before a change.
 */
const PROMPTS = [
  // food and drink
  'A juicy burger with fries on a wooden table, close-up',
  'A cup of coffee steaming in the morning light',
  'Pouring red wine into a glass at a restaurant, slow motion',
  'Sushi on a black plate, seen from above',
  'A birthday cake with burning candles',
  // animals
  'Macro shot of a snail crawling over a leaf',
  'A golden retriever running along a beach',
  'An owl on a branch at night under a full moon',
  'A school of fish in a coral reef',
  'A black cat sleeping on a sofa',
  // products and devices
  'A bottle of perfume on a marble stage, product shot',
  'A smartphone turning on a white background',
  'Red sneakers floating in the air, studio light',
  'A laptop on a desk in an office at night',
  'A luxury watch, extreme close-up',
  // rooms
  'A cosy living room with a fireplace and a cat',
  'A modern kitchen with an island in daylight',
  'A library with tall shelves and a reading lamp',
  'A bedroom with a big window, rain outside',
  'An empty classroom with a blackboard',
  // people
  'A chef chopping vegetables in a busy kitchen',
  'A surfer riding a giant wave, aerial view',
  'Two children playing football in a park',
  'A ballerina dancing on a stage under a spotlight',
  'A fisherman in a small boat at sunrise',
  // vehicles and cities
  'A red sports car on a mountain road, tracking shot',
  'A steam train crossing a bridge in autumn',
  'Traffic in Tokyo at night, time-lapse, neon signs',
  'A hot air balloon over a valley at dawn',
  'A sailing ship in a storm',
  // landscapes, space and festivals
  'Northern lights over a frozen lake',
  'A waterfall in a jungle, drone shot',
  'Sand dunes in the desert at noon',
  'An astronaut walking on Mars with Earth in the sky',
  'Fireworks over a harbour on New Year’s Eve',
  // abstract and title cards
  'Ink drops spreading in clear water',
  'Golden particles flowing in waves on black',
  'A colourful gradient that moves slowly',
  'A neon grid in the style of the eighties',
  'Title card with the words "The Lighthouse"',
]

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file of the sheet: sheet.ts FILE')
await drawSheet(file, PROMPTS)
