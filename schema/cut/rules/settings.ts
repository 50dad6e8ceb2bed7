import * as z from '../../rules/zod.js'
import { FILM_FITS, FILM_RATES, FILM_RATIOS, FILM_SIZES, LOUDNESS_TARGETS } from '../../limits.js'
import { field } from '../../rules/field.js'
import { titleRule } from '../../rules/video.js'
import { captionLanguageRule } from './caption.js'
import { gainRule } from './cue.js'
import { listed } from './item.js'

/** Lines of a film; null: those of most clips. */
export const sizeRule = z.enum(FILM_SIZES, `Size must be ${listed(FILM_SIZES)}`).nullable()
export const fitRule = z.enum(FILM_FITS, `Fit must be ${listed(FILM_FITS)}`).meta({ title: 'FilmFit' })
/** Width to height; null: the ratio of most clips. */
export const ratioRule = z.enum(FILM_RATIOS, `Ratio must be ${listed(FILM_RATIOS)}`).nullable()
/** Frames per second; null: the most common rate of the clips. */
export const frameRateRule = z.literal(FILM_RATES, `Frame rate must be ${listed(FILM_RATES)}`).nullable()
/** LUFS; null: unchanged. */
export const loudnessRule = z
  .literal(LOUDNESS_TARGETS, `Loudness must be ${listed(LOUDNESS_TARGETS)} LUFS`)
  .nullable()

/** The export settings of a cut. */
export const settingsFields = {
  size: field(
    sizeRule.optional(),
    'The lines of the film’s shorter side, `720p` or `1080p`; null: the most common one of its clips.',
    '1080p',
  ),
  ratio: field(
    ratioRule.optional(),
    'Width to height: `16:9`, `9:16`, `1:1` or `4:5`; null: the ratio of most clips.',
    '9:16',
  ),
  fit: field(fitRule.nullish(), 'How clips with another ratio are fitted.', 'CROP'),
  frameRate: field(
    frameRateRule.optional(),
    'Frames per second: 24, 25, 30, 50 or 60; null: the most common rate of the clips.',
    30,
  ),
  title: field(
    titleRule.nullish(),
    'The title of the film, 1 to 100 characters; null: the name of the project and a number.',
    'Low tide',
  ),
  clipGain: field(gainRule.nullish(), 'Gain of the sound of all clips in dB, -60 to 12.', -3),
  loudness: field(
    loudnessRule.optional(),
    'Loudness of the film in LUFS: -14, -16 or -23; null: unchanged.',
    -14,
  ),
  burnedCaptions: field(
    captionLanguageRule.nullable().optional(),
    'The language of the captions to burn in; null for none.',
    'en',
  ),
}
