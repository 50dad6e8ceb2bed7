import { type LucideIcon, Box, MapPin, User } from 'lucide-react'
import { IMAGE_USE_KEYS, type ImageUse } from '#schema/element-images'
import type { NewElement } from '#schema/rules/storyboard'
import type { StoryboardElementFieldsFragment } from './elements.generated'

export type ElementKind = StoryboardElementFieldsFragment['kind']

interface KindTexts {
  label: string
  Icon: LucideIcon
  /** In rules and REST. */
  key: NewElement['kind']
  /** Examples in the fields of the dialog. */
  name: string
  description: string
  /** What its images may show, besides the whole. */
  uses: readonly ImageUse[]
}

/** The kinds of elements, in the order of the dialog. */
export const KINDS: Record<ElementKind, KindTexts> = {
  CAST: {
    label: 'Character',
    Icon: User,
    key: 'cast',
    name: 'Officer Bell',
    description: '60, in a yellow oilskin',
    uses: IMAGE_USE_KEYS,
  },
  PLACE: {
    label: 'Place',
    Icon: MapPin,
    key: 'place',
    name: 'Rosa’s bakery',
    description: 'A brick oven, flour on the floor',
    uses: ['turnaround'],
  },
  PROP: {
    label: 'Prop',
    Icon: Box,
    key: 'prop',
    name: 'Blue scarf',
    description: 'Knitted, with white fringes',
    uses: ['turnaround'],
  },
}
