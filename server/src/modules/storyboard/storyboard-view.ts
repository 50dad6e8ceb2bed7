import { z } from 'zod'
import { speedOf } from '#schema/cast-voices'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { LIMITS } from '#schema/limits'
import { type ViewContext, field, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { elementShape, elementView } from './elements/element-view.js'
import { shotShape, shotView } from './shot-view.js'
import { Storyboard, elementsByProject, shotsByProject } from './storyboard.entity.js'
import { loadSound } from './voices/stale-voices.js'

const { shotsMax, elementsMax } = LIMITS.storyboard

const same = restFields(Storyboard, {
  projectId: EXAMPLE_IDS.project,
  ratio: '16:9',
  look: '35 mm film, warm light',
  referencesMax: LIMITS.storyboard.referencesUsual,
})
export const boardShape = shape('Storyboard', 'The plan of a film.', {
  ...same.fields,
  model_name: field(
    z.string().nullable(),
    'The model of new takes; null: the team’s default.',
    'fal-ai/veo3.1',
  ),
  score_id: field(z.string().nullable(), 'The sound that is its music.', null),
  voices: field(
    z.array(
      shape('CharacterVoice', 'The voice with which a model reads the lines of a speaker.', {
        speaker: field(z.string(), 'The name of the speaker.', 'officer-bell'),
        model_name: field(z.string(), 'A model of `GET /sound-models`.', 'sketch/voice'),
        voice: field(z.string(), 'One of the voices of the model.', 'awb'),
        speed: field(z.number(), 'Its speed, 0.7 to 1.2; 1 for models that take none.', 1),
      }),
    ),
    'The voices of speakers, by model.',
  ),
  shots: field(z.array(shotShape), `Its shots in order: ${shotsMax} at most.`),
  elements: field(
    z.array(elementShape),
    `Its characters, places and props, by name: ${elementsMax} at most.`,
  ),
})

export async function boardView(
  board: Storyboard,
  context: Pick<ViewContext, 'loaders'>,
): Promise<z.output<typeof boardShape>> {
  const { projectId, model, scoreId, voices } = board
  const [shots, elements] = await Promise.all([
    context.loaders.of(shotsByProject).load(projectId),
    context.loaders.of(elementsByProject).load(projectId),
  ])
  return {
    ...same.of(board),
    model_name: model ?? null,
    score_id: (await loadSound(scoreId, context.loaders))?.id ?? null,
    voices: voices.map((one) => ({
      speaker: one.speaker,
      model_name: one.model,
      voice: one.voice,
      speed: speedOf(one),
    })),
    shots: await Promise.all((shots ?? []).map((shot) => shotView(shot, context))),
    elements: await Promise.all((elements ?? []).map((element) => elementView(element, context))),
  }
}
