import { z } from 'zod'
import { CARD_BACKGROUNDS, CARD_DESIGNS, CARD_KINDS } from '#schema/cards'
import { LIMITS } from '#schema/limits'
import { type Call, call, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { oneOf } from '../cut-views.js'
import { Card } from './card.entity.js'
import type { CardInput, Cards } from './cards.service.js'
import type { Credits } from './credits.js'

const tag = 'Cuts'

const lineShape = z.object({
  role: field(z.string(), 'The role; empty to show only a name.', 'Music'),
  name: field(z.string(), 'The name.', '“Low tide”, Ana Ferreira, CC BY 4.0'),
})
const background = {
  kind: field(oneOf(CARD_BACKGROUNDS), 'A colour, an asset, or a frame of the adjacent clip.', 'COLOUR'),
  colour: field(z.string(), 'As `#rrggbb`; also used if the image no longer exists.', '#16181d'),
}
const ASSET = 'For the kind `ASSET`: the image of the library.'

/** Fields of a preview, all optional. */
const cardFields = {
  kind: field(oneOf(CARD_KINDS).nullish(), 'The kind of text.', 'TITLE'),
  design: field(oneOf(CARD_DESIGNS).nullish(), 'The layout.', 'CENTRED'),
  title: field(z.string().nullish(), 'One line, at most 120 characters.', 'Low tide'),
  subtitle: field(z.string().nullish(), 'One line, at most 200 characters.', 'A film about the harbour'),
  lines: field(z.array(lineShape).nullish(), `Credits: ${LIMITS.card.linesMax} at most.`),
  background: field(
    z.object({ ...background, asset_id: field(z.string().nullish(), ASSET, null) }).nullish(),
    'The background.',
  ),
  seconds: field(z.number().nullish(), 'Duration in seconds, 1 to 10.', 3),
}
type Fields = z.output<z.ZodObject<typeof cardFields>>

/** Converts the fields to the names of the operations. */
const cardInput = ({ background: behind, ...fields }: Fields): CardInput =>
  ({
    ...fields,
    background: behind && { kind: behind.kind, colour: behind.colour, assetId: behind.asset_id ?? null },
  }) as CardInput

const same = restFields(Card, {
  title: 'Low tide',
  subtitle: 'A film about the harbour',
  seconds: 3,
  revision: 2,
})
const cardShape = shape('Card', 'The texts and layout of a card.', {
  card_id: idField('Opaque, stable id, the same as of its video.', 'card'),
  kind: field(z.string(), 'The kind of text.', 'TITLE'),
  design: field(z.string(), 'The layout.', 'CENTRED'),
  ...same.fields,
  lines: field(z.array(lineShape), 'Its credits.'),
  background: field(
    z.object({ ...background, asset_id: field(z.string().nullable(), ASSET, null) }),
    'The background.',
  ),
})

const cardView = (card: Card): z.output<typeof cardShape> => {
  const { id, kind, design, lines, background: behind } = card
  return {
    card_id: id,
    kind,
    design,
    ...same.of(card),
    lines,
    background: { kind: behind.kind, colour: behind.colour, asset_id: behind.assetId },
  }
}

export const cardCalls = ({ cards, credits }: { cards: Cards; credits: Credits }): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/cards',
    name: 'listCards',
    tag,
    summary: 'The titles, chapters and credits of a cut, in order',
    maxItems: LIMITS.merge.clipsMax,
    responses: [{ status: 200, description: 'Cards.', shape: z.array(cardShape) }],
    errors: [404],
    run: async ({ viewer }, { params }) => (await cards.list(viewer, params.id)).map(cardView),
  }),
  call({
    method: 'post',
    path: '/projects/{id}/cards/preview',
    name: 'previewCard',
    access: { action: 'view' },
    tag,
    summary: 'Draws a card as shown in a film of the cut',
    description: 'The card does not have to be saved.',
    body: z.object({
      after_item_id: field(
        z.string().nullish(),
        'The item before the card; null for the first position. If omitted, it is last.',
        null,
      ),
      card_id: field(z.string().nullish(), 'The card to change; null for a new one.', null),
      ...cardFields,
    }),
    names: { afterId: 'after_item_id', assetId: 'asset_id', id: 'card_id' },
    responses: [
      {
        status: 200,
        description: 'The frame; the middle one of a credit roll.',
        shape: z.object({
          url: field(z.string(), 'A data URL of a WebP.', 'data:image/webp;base64,UklGRg=='),
        }),
      },
    ],
    errors: [404],
    run: async ({ viewer }, { params, body: { after_item_id: afterId, card_id: id, ...fields } }) => ({
      url: await cards.preview(viewer, { projectId: params.id, afterId, id, ...cardInput(fields) }),
    }),
  }),
  call({
    method: 'get',
    path: '/projects/{id}/credits',
    name: 'proposeCredits',
    tag,
    summary: 'Suggests credits for a cut',
    description:
      'Lists the people who worked on the project, uploaded sounds of the cut with sources and licences, and the models in one line.',
    maxItems: LIMITS.card.linesMax,
    responses: [{ status: 200, description: 'Lines.', shape: z.array(lineShape) }],
    errors: [404],
    run: ({ viewer }, { params }) => credits.propose(viewer, params.id),
  }),
]
