import type { WordRow } from './meaning.js'

/** When it is. */
export const HOURS: readonly WordRow[] = [
  { words: 'dawn sunrise daybreak morning', hour: 'dawn' },
  { words: 'day noon midday afternoon daylight', hour: 'day' },
  { words: 'summer spring bright', hour: 'day' },
  { words: 'sunny', hour: 'day', extras: ['sun'] },
  { words: 'sunset evening sundown', hour: 'sunset' },
  { words: 'golden-hour', hour: 'sunset', looks: ['golden'] },
  { words: 'dusk twilight blue-hour gloaming', hour: 'dusk' },
  { words: 'night midnight nocturnal', hour: 'night' },
  { words: 'moonlit moonlight', hour: 'night', extras: ['moon'] },
  { words: 'starry', hour: 'night', extras: ['stars'] },
]

/** What the sky and the air do. */
export const WEATHER: readonly WordRow[] = [
  { words: 'rain rainy drizzle downpour monsoon wet shower', extras: ['rain'] },
  { words: 'snow snowy', land: 'snow', extras: ['snowfall', 'snowcap'] },
  { words: 'snowing snowfall snowflake snowstorm blizzard sleet hail', extras: ['snowfall', 'snowcap'] },
  { words: 'fog foggy mist misty haze hazy smoke smoky', extras: ['fog'] },
  { words: 'storm stormy thunder lightning thunderstorm tempest hurricane', extras: ['storm'] },
  { words: 'sandstorm dusty', extras: ['sand'] },
  { words: 'cloud cloudy overcast sky', extras: ['clouds'] },
  { words: 'windy wind breeze', extras: ['clouds', 'leaves'] },
  { words: 'star stars milky-way constellation', extras: ['stars'] },
  { words: 'aurora northern-light borealis', extras: ['aurora'] },
  { words: 'moon crescent', extras: ['moon'] },
  { words: 'sun sunlit sunlight', extras: ['sun'] },
  { words: 'rainbow', extras: ['rainbow'] },
  { words: 'firework new-year celebration', extras: ['fireworks'] },
  { words: 'petal cherry-blossom sakura', extras: ['petals'], looks: ['pink'] },
  { words: 'autumn fall autumnal', hour: 'sunset', looks: ['orange'], extras: ['leaves'] },
  { words: 'firefly', extras: ['fireflies'] },
  { words: 'fire flame ember burning lava campfire bonfire', extras: ['embers'] },
  { words: 'bubble', extras: ['bubbles'] },
  { words: 'lantern', extras: ['lanterns'] },
  { words: 'magic magical enchanted fairy mystical fantasy', extras: ['fireflies'], looks: ['purple'] },
]

/** How it looks. */
export const LOOKS: readonly WordRow[] = [
  { words: 'gold golden amber honey', looks: ['golden'] },
  { words: 'red crimson scarlet ruby blood', looks: ['red'] },
  { words: 'blue azure cobalt indigo', looks: ['blue'] },
  { words: 'green emerald jade', looks: ['green'] },
  { words: 'purple violet magenta lilac', looks: ['purple'] },
  { words: 'pink rose', looks: ['pink'] },
  { words: 'orange copper rust', looks: ['orange'] },
  { words: 'teal turquoise cyan', looks: ['teal'] },
  { words: 'pastel soft dreamy gentle', looks: ['pastel'] },
  { words: 'monochrome mono black-and-white greyscale grayscale charcoal', looks: ['mono'] },
  { words: 'noir detective', looks: ['mono', 'noir'] },
  { words: 'vintage retro sepia nostalgic old-film', looks: ['sepia'] },
  {
    words: 'oil-paint painting painted painterly watercolor watercolour impressionist oil gouache brush',
    looks: ['paint'],
  },
  { words: 'neon synthwave vaporwave', looks: ['neon'], extras: ['neon'] },
  { words: 'vibrant vivid colourful colorful saturated anime cartoon pixar', looks: ['vivid'] },
  { words: 'dark moody gloomy ominous horror spooky haunted eerie', looks: ['dark'] },
  { words: 'ethereal misted airy', looks: ['hazy'] },
]

/** How the picture moves; the director model's bracketed moves are among them. */
export const CAMERA: readonly WordRow[] = [
  { words: 'push push-in zoom zoom-in dolly dolly-in close-in', camera: 'push' },
  { words: 'pull pull-out pull-back zoom-out dolly-out reveal', camera: 'pull' },
  { words: 'pan-left truck-left panning-left', camera: 'left' },
  { words: 'pan-right truck-right pan panning tracking tracking-shot panning-right', camera: 'right' },
  { words: 'rise crane-shot tilt-up pedestal-up drone aerial crane-up', camera: 'rise' },
  { words: 'tilt-down pedestal-down descend', camera: 'fall' },
  { words: 'static static-shot tripod locked-off', camera: 'still' },
  { words: 'shake handheld shaky', camera: 'shake' },
]

/** Colours that a thing can wear when its name follows the colour: `red bicycle`. */
export const COLOURS: Readonly<Record<string, string>> = {
  gold: '#f0b04a',
  golden: '#f0b04a',
  amber: '#f0b04a',
  red: '#d8433f',
  crimson: '#c02840',
  scarlet: '#e03a2a',
  blue: '#3f78d8',
  azure: '#4a98e8',
  navy: '#27407f',
  green: '#43a878',
  emerald: '#2f9a68',
  purple: '#9a5ad0',
  violet: '#9a5ad0',
  lavender: '#a98ad8',
  pink: '#f08fb8',
  orange: '#f08038',
  teal: '#2fb0b0',
  turquoise: '#2fc0b8',
  yellow: '#f2cc3a',
  white: '#f2f2ee',
  black: '#16161c',
  brown: '#7a4f30',
  grey: '#8a8f98',
  gray: '#8a8f98',
  silver: '#c4cad2',
  cream: '#efe2c4',
  beige: '#d8c4a0',
  ginger: '#d8843c',
  chrome: '#c8d0da',
}
