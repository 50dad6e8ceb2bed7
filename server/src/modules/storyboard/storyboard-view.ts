import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type ViewContext, field, idField, shape } from '#platform/api/rest'
import { elementShape, elementView } from './elements/element-view.js'
import { shotShape, shotView } from './shot-view.js'
import { type Storyboard, elementsByProject, shotsByProject } from './storyboard.entity.js'
import { loadSound } from './voices/shot-voices.resolver.js'

const { shotsMax, elementsMax } = LIMITS.storyboard

export const boardShape = shape('Storyboard', 'The plan of a film.', {
  project_id: idField('The project it belongs to.', 'project'),
  ratio: field(z.string(), 'The ratio of all shots.', '16:9'),
  model_name: field(
    z.string().nullable(),
    'The model of new takes; null: the team’s default.',
    'fal-ai/veo3.1',
  ),
  look: field(
    z.string(),
    'The look of the film, added to the prompt of every shot.',
    '35 mm film, warm light',
  ),
  score_id: field(z.string().nullable(), 'The sound that is its music.', null),
  shots: field(z.array(shotShape), `Its shots in order: ${shotsMax} at most.`),
  elements: field(z.array(elementShape), `Its characters and places, by name: ${elementsMax} at most.`),
})

export async function boardView(
  { projectId, ratio, model, look, scoreId }: Storyboard,
  context: Pick<ViewContext, 'loaders'>,
): Promise<z.output<typeof boardShape>> {
  const [shots, elements] = await Promise.all([
    context.loaders.of(shotsByProject).load(projectId),
    context.loaders.of(elementsByProject).load(projectId),
  ])
  return {
    project_id: projectId,
    ratio,
    model_name: model ?? null,
    look,
    score_id: (await loadSound(scoreId, context.loaders))?.id ?? null,
    shots: await Promise.all((shots ?? []).map((shot) => shotView(shot, context))),
    elements: await Promise.all((elements ?? []).map((element) => elementView(element, context))),
  }
}
