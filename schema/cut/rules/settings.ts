import * as z from '../../rules/zod.js'
import { FILM_FITS, FILM_RATES, FILM_RATIOS, FILM_SIZES, LOUDNESS_TARGETS } from '../../limits.js'
import { field } from '../../rules/field.js'
import { titleRule } from '../../rules/video.js'
import { captionLanguageRule } from './caption.js'
import { gainRule } from './cue.js'
import { listed } from './item.js'

/** The lines of a film; null: the most common of its clips. */
export const sizeRule = z.enum(FILM_SIZES, `Size must be ${listed(FILM_SIZES)}`).nullable()
export const fitRule = z.enum(FILM_FITS, `Fit must be ${listed(FILM_FITS)}`)
/** Width to height; null: the shape of most clips. */
export const ratioRule = z.enum(FILM_RATIOS, `Ratio must be ${listed(FILM_RATIOS)}`).nullable()
/** Frames a second; null: the most common rate of the clips. */
export const frameRateRule = z.literal(FILM_RATES, `Frame rate must be ${listed(FILM_RATES)}`).nullable()
/** LUFS; null: as it is mixed. */
export const loudnessRule = z
  .literal(LOUDNESS_TARGETS, `Loudness must be ${listed(LOUDNESS_TARGETS)} LUFS`)
  .nullable()

/** How the film of a cut is exported. */
export const settingsFields = {
  size: field(
    sizeRule.optional(),
    'The lines of the film’s shorter side, `720p` or `1080p`; null: the most common of its clips.',
    '1080p',
  ),
  ratio: field(
    ratioRule.optional(),
    'Width to height: `16:9`, `9:16`, `1:1` or `4:5`; null: the shape of most clips.',
    '9:16',
  ),
  fit: field(fitRule.nullish(), '`pad` shows all of a clip, with bars; `crop` fills the picture.', 'crop'),
  frameRate: field(
    frameRateRule.optional(),
    'Frames a second: 24, 25, 30, 50 or 60; null: the most common rate of the clips.',
    30,
  ),
  title: field(
    titleRule.nullish(),
    'The title of the film, 1 to 100 characters; null: the name of the project and a number.',
    'Low tide',
  ),
  clipGain: field(gainRule.nullish(), 'dB by which the sound of all clips is changed, -60 to 12.', -3),
  loudness: field(
    loudnessRule.optional(),
    'Loudness of the film in LUFS: -14, -16 or -23; null: as it is mixed.',
    -14,
  ),
  burnedCaptions: field(
    captionLanguageRule.nullable().optional(),
    'The language of the captions to burn in; null for none.',
    'en',
  ),
}
