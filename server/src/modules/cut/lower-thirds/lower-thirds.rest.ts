import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { LOWER_THIRD_POSITIONS, LOWER_THIRD_STYLES } from '#schema/lower-third'
import { type Call, call, field, idField, shape } from '#platform/api/rest'
import type { Projects } from '../../project/project.service.js'
import { type LowerThird, lowerThirdsByProject } from '../elements/lower-third.entity.js'
import { cutShape, cutView, oneOf } from '../cut-views.js'
import { renderedSeconds } from './draft-overlays.js'
import type { LowerThirds } from './lower-thirds.service.js'

const tag = 'Cuts'
const NOW = { status: 200, description: 'The cut as it is now.', shape: cutShape }
const { titleMax, subtitleMax, fadeMax, perCut } = LIMITS.lowerThird

const FROM = 'The first frame that shows it, in frames of the item’s video.'
const TO = 'The frame after the last one.'
const TITLE = `Plain text, at most ${titleMax} characters.`
const SUBTITLE = `Plain text, at most ${subtitleMax} characters.`
const STYLE = 'The style.'
const POSITION = 'Where it is in the picture.'
const FADE = `Frames of the film in which it fades in, and out: 0 to ${fadeMax}.`

const look = {
  subtitle: field(z.string().nullish(), SUBTITLE, 'Keeper of the light'),
  style: field(oneOf(LOWER_THIRD_STYLES).nullish(), STYLE, 'BAR'),
  position: field(oneOf(LOWER_THIRD_POSITIONS).nullish(), POSITION, 'BOTTOM_LEFT'),
}
const fade = { fade_frames: field(z.int().nullish(), FADE, 6) }
const NAMES = { itemId: 'item_id', fadeFrames: 'fade_frames' }

const lowerThirdShape = shape('LowerThird', 'A title, and a subtitle, over frames of a clip.', {
  lower_third_id: idField('Opaque and stable.', 'lowerThird'),
  item_id: idField('The item that it moves with.', 'video'),
  from: field(z.int(), FROM, 12),
  to: field(z.int(), TO, 72),
  title: field(z.string(), TITLE, 'Ida'),
  subtitle: field(z.string(), SUBTITLE, 'Keeper of the light'),
  style: field(z.string(), STYLE, 'BAR'),
  position: field(z.string(), POSITION, 'BOTTOM_LEFT'),
  fade_frames: field(z.int(), FADE, 6),
  revision: field(
    z.int(),
    'Increases with each change. An update gives the revision that it is based on.',
    2,
  ),
})

const lowerThirdView = (of: LowerThird): z.output<typeof lowerThirdShape> => ({
  lower_third_id: of.id,
  item_id: of.itemId,
  from: of.from,
  to: of.to,
  title: of.title,
  subtitle: of.subtitle,
  style: of.style,
  position: of.position,
  fade_frames: of.fadeFrames,
  revision: of.revision,
})

/** Lower thirds of cuts over REST. */
export const lowerThirdCalls = ({
  lowerThirds,
  projects,
}: {
  lowerThirds: LowerThirds
  projects: Projects
}): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/cut/lower_thirds',
    name: 'listLowerThirds',
    tag,
    summary: 'The lower thirds of a cut',
    description: 'They include the hidden ones of items that have left the cut.',
    maxItems: perCut,
    responses: [{ status: 200, description: 'Lower thirds.', shape: z.array(lowerThirdShape) }],
    errors: [404],
    run: async ({ viewer, loaders }, { params }) => {
      const project = await projects.open(viewer, params.id)
      return ((await loaders.of(lowerThirdsByProject).load(project.id)) ?? []).map(lowerThirdView)
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/cut/lower_thirds',
    name: 'addLowerThird',
    tag,
    summary: 'Adds a lower third over frames of a clip',
    body: z.object({
      item_id: idField('The item that it moves with.', 'video'),
      new_lower_third_id: field(
        z.string().nullish(),
        'The id of the lower third: a new UUID.',
        '4c2d2f9a-55c8-4f4e-8f0a-2f9f6a3c1d79',
      ),
      from: field(z.int(), FROM, 12),
      to: field(z.int(), TO, 72),
      title: field(z.string(), TITLE, 'Ida'),
      ...look,
      ...fade,
    }),
    names: { ...NAMES, id: 'new_lower_third_id' },
    responses: [{ ...NOW, status: 201 }],
    errors: [404],
    run: async (context, { params, body }) => {
      const { item_id: itemId, new_lower_third_id: id, fade_frames: fadeFrames, ...fields } = body
      const added = { ...fields, projectId: params.id, itemId, id, fadeFrames }
      return cutView((await lowerThirds.add(context.viewer, added)).project, context)
    },
  }),
  call({
    method: 'put',
    path: '/projects/{id}/cut/lower_thirds/{lower_third_id}',
    name: 'updateLowerThird',
    tag,
    summary: 'Changes a lower third',
    description:
      'What is left out stays as it is. 409 if the same field has changed since the revision that you know.',
    body: z.object({
      revision: field(z.int(), 'The revision that you know.', 1),
      item_id: field(z.string().nullish(), 'Another item of the cut.', null),
      from: field(z.int().nullish(), FROM, 12),
      to: field(z.int().nullish(), TO, 72),
      title: field(z.string().nullish(), TITLE, 'Ida'),
      ...look,
      ...fade,
    }),
    names: NAMES,
    responses: [NOW],
    errors: [404, 409],
    run: async (context, { params, body }) => {
      const { item_id: itemId, fade_frames: fadeFrames, ...fields } = body
      const changed = { ...fields, projectId: params.id, id: params.lower_third_id, itemId, fadeFrames }
      return cutView((await lowerThirds.update(context.viewer, changed)).project, context)
    },
  }),
  call({
    method: 'delete',
    path: '/projects/{id}/cut/lower_thirds/{lower_third_id}',
    name: 'removeLowerThird',
    tag,
    summary: 'Removes a lower third from a cut',
    responses: [NOW],
    errors: [404],
    run: async (context, { params }) => {
      const removed = { projectId: params.id, id: params.lower_third_id }
      return cutView((await lowerThirds.remove(context.viewer, removed)).project, context)
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/cut/lower_third_preview',
    name: 'previewLowerThird',
    tag,
    summary: 'Draws a lower third without adding it',
    body: z.object({ title: field(z.string(), TITLE, 'Ida'), ...look }),
    responses: [
      {
        status: 200,
        description: 'As large as a film in the shape of the cut.',
        shape: shape('LowerThirdPreview', 'A lower third as the film shows it.', {
          url: field(z.string(), 'A data URL of a PNG with alpha.', 'data:image/png;base64,iVBORw0KGgo='),
          width: field(z.int(), 'Its pixels.', 1280),
          height: field(z.int(), 'Its pixels.', 720),
        }),
      },
    ],
    errors: [404],
    run: ({ viewer }, { params, body }) => lowerThirds.preview(viewer, { projectId: params.id, ...body }),
  }),
  call({
    method: 'get',
    path: '/projects/{id}/cut/rendered_seconds',
    name: 'getRenderedSeconds',
    tag,
    summary: 'How many seconds of a film are rendered for lower thirds and burned-in captions',
    query: z.object({
      burned_captions: field(z.string().nullish(), 'The language of the captions that are burned in.', 'en'),
    }),
    responses: [
      {
        status: 200,
        description: 'Seconds.',
        shape: shape('RenderedSeconds', 'What a merge renders for lower thirds and burned-in captions.', {
          seconds: field(z.number(), 'Seconds of the film over which something is drawn.', 2.5),
        }),
      },
    ],
    errors: [404],
    run: async ({ viewer, loaders }, { params, query }) => {
      const project = await projects.open(viewer, params.id)
      const language = query.burned_captions
      return { seconds: await renderedSeconds(loaders, { projectId: project.id, language }) }
    },
  }),
]
