import type { CardBackgroundKind, CardDesign, CardKind } from '#schema/cards'

export const KIND_NAMES: Record<CardKind, string> = {
  TITLE: 'Title',
  SUBTITLE: 'Subtitle',
  CHAPTER: 'Chapter',
  CREDITS: 'Credits',
}

export const DESIGN_NAMES: Record<CardDesign, string> = {
  CENTRED: 'Centred',
  PLAIN: 'Plain',
  LOWER_LEFT: 'Lower left',
  SPLIT: 'Split',
  CREDIT_ROLL: 'Credit roll',
}

export const BACKGROUND_NAMES: Record<CardBackgroundKind, string> = {
  COLOUR: 'Colour',
  ASSET: 'Image',
  NEIGHBOUR: 'Blurred clip',
}
