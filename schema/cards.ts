/** The kind of text on a card, which determines its sizes. */
export const CARD_KINDS = ['TITLE', 'SUBTITLE', 'CHAPTER', 'CREDITS'] as const
export type CardKind = (typeof CARD_KINDS)[number]

export const CARD_DESIGNS = ['PLAIN', 'LOWER_LEFT', 'CENTRED', 'SPLIT', 'CREDIT_ROLL'] as const
export type CardDesign = (typeof CARD_DESIGNS)[number]

/** A plain colour, an image of the library, or a blurred frame of the clip next to the card. */
export const CARD_BACKGROUNDS = ['COLOUR', 'ASSET', 'NEIGHBOUR'] as const
export type CardBackgroundKind = (typeof CARD_BACKGROUNDS)[number]

/** A line of credits. */
export interface CardLine {
  /** Empty for a line with only a name. */
  role: string
  name: string
}

/** The texts of a card, and how they are shown. */
export interface CardFields {
  kind: CardKind
  design: CardDesign
  title: string
  subtitle: string
  lines: CardLine[]
  background: {
    kind: CardBackgroundKind
    /** As `#rrggbb`; also used if the image no longer exists. */
    colour: string
    assetId: string | null
  }
  seconds: number
}

/** Whether a card shows its `lines`. */
export const showsLines = ({ kind, design }: Pick<CardFields, 'kind' | 'design'>): boolean =>
  kind === 'CREDITS' || design === 'CREDIT_ROLL'

/** The defaults: a title on a dark background. */
export const NEW_CARD: Readonly<CardFields> = {
  kind: 'TITLE',
  design: 'CENTRED',
  title: '',
  subtitle: '',
  lines: [],
  background: { kind: 'COLOUR', colour: '#16181d', assetId: null },
  seconds: 3,
}
