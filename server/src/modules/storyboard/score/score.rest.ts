import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type Call, call, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { Projects } from '../../project/project.service.js'
import { cuesByProject } from '../../cut/elements/cut-cue.entity.js'
import { FittedScene, ScenedSection } from './score.resolver.js'
import { loadScoreFit, scorePlansByProject } from './score-plans.js'

const tag = 'Storyboard'

const section = restFields(ScenedSection, {
  title: 'INT. LIGHTHOUSE - NIGHT',
  words: 'mysterious',
  seconds: 12,
  startSeconds: 0,
})
const scene = restFields(FittedScene, {
  title: 'INT. LIGHTHOUSE - NIGHT',
  fit: 'longer',
  seconds: 12,
  composedSeconds: 10,
})
const planShape = shape('ScorePlan', 'The scenes of a film, and the music they need.', {
  sections: field(
    z.array(shape('ScenedSection', 'A scene of a film.', section.fields)),
    'In order: at most 100.',
  ),
  cues: field(
    z.array(
      shape('ScoredCue', 'A cue whose music was composed from a plan.', {
        cue_id: idField('The cue.', 'cue'),
        scenes: field(
          z.array(
            shape('FittedScene', 'A scene, and the section of music that was composed for it.', scene.fields),
          ),
          'How the music fits the current film.',
        ),
      }),
    ),
    'Cues with composed music.',
  ),
})

/** Music for the scenes of a film, over REST. */
export const scoreCalls = (projects: Projects): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/score-plan',
    name: 'getScorePlan',
    tag,
    summary: 'The music plan of a film, by scene',
    description:
      'The scenes of the cut, or of the storyboard if the cut is empty. `cues` says which scenes the music of the cut no longer fits.',
    maxItems: LIMITS.cue.perCut,
    responses: [{ status: 200, description: 'The plan.', shape: planShape }],
    errors: [404],
    run: async ({ viewer, loaders }, { params }) => {
      const { id } = await projects.open(viewer, params.id)
      const cues = (await loaders.of(cuesByProject).load(id)) ?? []
      const scored = await Promise.all(
        cues.map(async (cue) => ({ cue_id: cue.id, scenes: await loadScoreFit(cue, loaders) })),
      )
      const sections = (await loaders.of(scorePlansByProject).load(id)) ?? []
      return {
        sections: sections.map(section.of),
        cues: scored.flatMap(({ cue_id, scenes }) =>
          scenes ? [{ cue_id, scenes: scenes.map(scene.of) }] : [],
        ),
      }
    },
  }),
]
