import { type LucideIcon, Box, MapPin, User } from 'lucide-react'
import type { NewElement } from '#schema/rules/storyboard'
import type { StoryboardElementFieldsFragment } from './elements.generated'

type Kind = StoryboardElementFieldsFragment['kind']

interface KindTexts {
  label: string
  Icon: LucideIcon
  /** In rules and REST. */
  key: NewElement['kind']
  /** Examples in the fields of the dialog. */
  name: string
  description: string
}

/** The kinds of elements, in the order of the dialog. */
export const KINDS: Record<Kind, KindTexts> = {
  CAST: {
    label: 'Character',
    Icon: User,
    key: 'cast',
    name: 'Officer Bell',
    description: '60, in a yellow oilskin',
  },
  PLACE: {
    label: 'Place',
    Icon: MapPin,
    key: 'place',
    name: 'Rosa’s bakery',
    description: 'A brick oven, flour on the floor',
  },
  PROP: {
    label: 'Prop',
    Icon: Box,
    key: 'prop',
    name: 'Blue scarf',
    description: 'Knitted, with white fringes',
  },
}
