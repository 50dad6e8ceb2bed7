import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { LIMITS } from '#schema/limits'
import { LOWER_THIRD_POSITIONS, LOWER_THIRD_STYLES } from '#schema/lower-third'
import { type Call, call, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { Projects } from '../../project/project.service.js'
import { LowerThird, lowerThirdsByProject } from '../elements/lower-third.entity.js'
import { oneOf } from '../cut-views.js'
import { renderedSeconds } from './draft-overlays.js'
import type { LowerThirds } from './lower-thirds.service.js'

const tag = 'Cuts'
const { titleMax, subtitleMax, perCut } = LIMITS.lowerThird

const TITLE = `Plain text, at most ${titleMax} characters.`
const SUBTITLE = `Plain text, at most ${subtitleMax} characters.`
const STYLE = 'The style.'
const POSITION = 'Position in the frame.'

const look = {
  subtitle: field(z.string().nullish(), SUBTITLE, 'Keeper of the light'),
  style: field(oneOf(LOWER_THIRD_STYLES).nullish(), STYLE, 'BAR'),
  position: field(oneOf(LOWER_THIRD_POSITIONS).nullish(), POSITION, 'BOTTOM_LEFT'),
}
const same = restFields(LowerThird, {
  itemId: EXAMPLE_IDS.video,
  startFrame: 12,
  endFrame: 72,
  title: 'Ida',
  subtitle: 'Keeper of the light',
  fadeFrames: 6,
  revision: 2,
})
const lowerThirdShape = shape('LowerThird', 'A title and a subtitle over frames of a clip.', {
  lower_third_id: idField('Opaque and stable.', 'lowerThird'),
  ...same.fields,
  style: field(z.string(), STYLE, 'BAR'),
  position: field(z.string(), POSITION, 'BOTTOM_LEFT'),
})

const lowerThirdView = (of: LowerThird): z.output<typeof lowerThirdShape> => ({
  lower_third_id: of.id,
  ...same.of(of),
  style: of.style,
  position: of.position,
})

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
    description: 'Includes hidden ones, whose item is not in the cut.',
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
    path: '/projects/{id}/cut/lower_third_preview',
    name: 'previewLowerThird',
    access: { action: 'view' },
    tag,
    summary: 'Draws a lower third without adding it',
    body: z.object({ title: field(z.string(), TITLE, 'Ida'), ...look }),
    responses: [
      {
        status: 200,
        description: 'An image in the size of the frame.',
        shape: shape('LowerThirdPreview', 'A lower third as shown in the film.', {
          url: field(z.string(), 'Data URL of a PNG with alpha.', 'data:image/png;base64,iVBORw0KGgo='),
          width: field(z.int(), 'Width in pixels.', 1280),
          height: field(z.int(), 'Height in pixels.', 720),
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
    summary: 'The seconds of a film to render for lower thirds and burned-in captions',
    query: z.object({
      burned_captions: field(
        z.string().nullish(),
        'The language of the burned-in captions; null for none.',
        'en',
      ),
    }),
    responses: [
      {
        status: 200,
        description: 'Seconds.',
        shape: shape('RenderedSeconds', 'The seconds to render for lower thirds and burned-in captions.', {
          seconds: field(z.number(), 'Seconds that lower thirds or captions cover.', 2.5),
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
