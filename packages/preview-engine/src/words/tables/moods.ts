import { fieldsOf } from '../../base/table.js'
import { wordRows } from './word-rows.js'

/** Hours. */
export const HOURS = wordRows(`
  dawn sunrise daybreak morning; hour=dawn
  day noon midday afternoon daylight summer spring bright; hour=day
  sunny; hour=day extras=sun
  sunset evening sundown; hour=sunset
  golden-hour; hour=sunset looks=golden
  dusk twilight blue-hour gloaming; hour=dusk
  night midnight nocturnal; hour=night
  moonlit moonlight; hour=night extras=moon
  starry; hour=night extras=stars`)

/** Weather. */
export const WEATHER = wordRows(`
  rain rainy drizzle downpour monsoon wet shower; extras=rain
  snow snowy; land=snow extras=snowfall,snowcap
  snowing snowfall snowflake snowstorm blizzard sleet hail; extras=snowfall,snowcap
  fog foggy mist misty haze hazy smoke smoky; extras=fog
  storm stormy thunder lightning thunderstorm tempest hurricane; extras=storm
  raging rough crashing crash choppy; extras=swell
  sandstorm dusty; extras=sand
  cloud cloudy overcast sky; extras=clouds
  windy wind breeze; extras=clouds,leaves
  star stars milky-way constellation; extras=stars
  aurora northern-light borealis; extras=aurora
  moon crescent; extras=moon
  sun sunlit sunlight; extras=sun
  rainbow; extras=rainbow
  firework new-year celebration; extras=fireworks
  petal cherry-blossom sakura; extras=petals looks=pink
  autumn autumnal; hour=sunset looks=orange extras=leaves
  firefly; extras=fireflies
  fire flame ember burning lava campfire bonfire; extras=embers
  bubble; extras=bubbles
  spotlight stage-light limelight follow-spot; extras=spotlight
  sky-lantern paper-lantern floating-lantern string-light fairy-light; hour=night extras=lanterns
  magic magical enchanted fairy mystical fantasy; extras=fireflies looks=purple`)

/** Looks. */
export const LOOKS = wordRows(`
  gold golden amber honey; looks=golden
  red crimson scarlet ruby blood; looks=red
  blue azure cobalt indigo; looks=blue
  green emerald jade; looks=green
  purple violet magenta lilac; looks=purple
  pink rose; looks=pink
  orange copper rust; looks=orange
  teal turquoise cyan; looks=teal
  pastel soft dreamy gentle; looks=pastel
  monochrome mono black-and-white greyscale grayscale charcoal; looks=mono
  noir film-noir; looks=mono,noir
  vintage retro sepia nostalgic old-film; looks=sepia
  oil-paint painting painted painterly watercolor watercolour impressionist oil gouache brush; looks=paint
  neon synthwave vaporwave; looks=neon extras=neon
  vibrant vivid colourful colorful saturated anime cartoon pixar; looks=vivid
  dark moody gloomy ominous horror spooky haunted eerie; looks=dark`)

/** Camera movements, including the director model’s bracketed ones. */
export const CAMERA = wordRows(`
  push push-in zoom zoom-in close-in; camera=push
  dolly dolly-in dolly-shot dolly-zoom; camera=dolly
  pull pull-out pull-back zoom-out dolly-out reveal; camera=pull
  pan-left truck-left panning-left; camera=left
  pan-right truck-right pan panning panning-right; camera=right
  tracking tracking-shot follow-shot following-shot chase; camera=track
  rise crane-shot tilt-up pedestal-up crane-up; camera=rise
  drone aerial aerial-view overhead-shot overhead-view top-view top-down bird-eye birds-eye bird-s-eye flyover; camera=rise shot=above
  tilt-down pedestal-down descend; camera=fall
  the-camera camera-movement camera-angle camera-shot film-camera-shot title-card end-card; 
  static static-shot tripod locked-off; camera=still
  shake handheld shaky; camera=shake
  close-up closeup macro extreme-close-up detail-shot portrait-shot headshot; shot=close
  wide-shot wide-angle-shot establishing-shot extreme-wide-shot long-shot panorama vista; shot=wide
  floating levitating hovering weightless; floats
  time-lapse timelapse hyperlapse; pace=5
  slow-motion slowmo slow-mo slomo bullet-time; pace=0.35`)

/** Colours for the noun that follows: `red bicycle`. */
export const COLOURS = fieldsOf(
  `gold=#f0b04a golden=#f0b04a amber=#f0b04a red=#d8433f crimson=#c02840 scarlet=#e03a2a blue=#3f78d8
  azure=#4a98e8 navy=#27407f green=#43a878 emerald=#2f9a68 purple=#9a5ad0 violet=#9a5ad0
  lavender=#a98ad8 pink=#f08fb8 orange=#f08038 teal=#2fb0b0 turquoise=#2fc0b8 yellow=#f2cc3a
  white=#f2f2ee black=#16161c brown=#7a4f30 grey=#8a8f98 gray=#8a8f98 silver=#c4cad2 cream=#efe2c4
  beige=#d8c4a0 ginger=#d8843c chrome=#c8d0da`.replaceAll(/\s+/g, ' '),
) as Readonly<Record<string, string>>
