import * as z from '../../rules/zod.js'
import { CARD_BACKGROUNDS, CARD_DESIGNS, CARD_KINDS, showsLines } from '../../cards.js'
import { LIMITS } from '../../limits.js'
import { field } from '../../rules/field.js'
import { hasControlCharacters, hasVisibleText } from '../../rules/text.js'

const { titleMax, subtitleMax, linesMax, stillLinesMax, lineMax, secondsMin, secondsMax } = LIMITS.card

const SECONDS = `A card lasts ${secondsMin} to ${secondsMax} seconds`

/** Measured by `LIMITS.card.drawingMax`, with the packaged fonts. */
export const TOO_MUCH_TO_DRAW =
  'This card has too much text to draw. Shorten it, or use fewer wide characters'

const text = (what: string, most: number) =>
  z
    .string()
    .trim()
    .max(most, `${what} has at most ${most} characters`)
    .refine((given) => !hasControlCharacters(given), `${what} must be one line without control characters`)

/** A line of credits. */
export const cardLineRule = z
  .object({
    role: field(text('A role', lineMax).default(''), 'The role; empty for a name alone.', 'Music'),
    name: field(
      text('A name', lineMax).refine(hasVisibleText, 'A line needs a name'),
      'At most 80 characters.',
      '“Low tide”, Ana Ferreira, CC BY 4.0',
    ),
  })
  .meta({ title: 'CardLine', description: 'A line of credits.' })

/** The background of a card. */
export const cardBackgroundRule = z
  .object({
    kind: field(
      z.enum(CARD_BACKGROUNDS, 'There is no such background').meta({ title: 'CardBackgroundKind' }),
      'Its kind.',
      'COLOUR',
    ),
    colour: field(
      z
        .string()
        .regex(/^#[\da-f]{6}$/i, 'A colour is written as #rrggbb')
        .transform((colour) => colour.toLowerCase()),
      'As `#rrggbb`; also used if the image no longer exists.',
      '#16181d',
    ),
    assetId: field(
      z.string().nullish().default(null),
      'For the kind `ASSET`: an image of the library that the viewer may use.',
      null,
    ),
  })
  .meta({ title: 'CardBackground', description: 'The background of a card.' })
// drops the id of an image that is not shown: the policy only checks shown images
const shownBackgroundRule = cardBackgroundRule.transform((background) =>
  background.kind === 'ASSET' ? background : { ...background, assetId: null },
)

/** The editable fields of a card. */
export const cardFields = {
  kind: field(
    z.enum(CARD_KINDS, 'There is no such kind of card').meta({ title: 'CardKind' }),
    'The kind of text; a title by default.',
    'TITLE',
  ),
  design: field(
    z.enum(CARD_DESIGNS, 'There is no such design').meta({ title: 'CardDesign' }),
    'The layout; centred by default.',
    'CENTRED',
  ),
  title: field(text('A title', titleMax), 'One line, at most 120 characters.', 'Low tide'),
  subtitle: field(text('A subtitle', subtitleMax), 'One line, at most 200 characters.', ''),
  lines: field(
    z.array(cardLineRule).max(linesMax, `A card has at most ${linesMax} lines`),
    'Credits: at most 60, or 14 if they do not scroll.',
  ),
  background: field(shownBackgroundRule, 'The background.'),
  seconds: field(z.number(SECONDS).min(secondsMin, SECONDS).max(secondsMax, SECONDS), '1 to 10.', 3),
}

/** A whole card. */
export const cardRule = z
  .object(cardFields)
  .superRefine(({ kind, design, title, subtitle, lines, background }, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    const hasLines = showsLines({ kind, design }) && lines.length > 0
    if (!hasLines && !hasVisibleText(title + subtitle)) refuse(['title'], 'A card needs a text')
    if (kind === 'CREDITS' && design !== 'CREDIT_ROLL' && lines.length > stillLinesMax)
      refuse(['lines'], `Only a credit roll has more than ${stillLinesMax} lines`)
    if (background.kind === 'ASSET' && !background.assetId)
      refuse(['background', 'assetId'], 'Choose a picture of the library')
  })
