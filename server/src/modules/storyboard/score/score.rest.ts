import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type FittedScene, SCORE_FITS } from '#schema/score'
import { type Call, call, field, idField, shape } from '#platform/api/rest'
import type { Projects } from '../../project/project.service.js'
import { cuesByProject } from '../../cut/elements/cut-cue.entity.js'
import { loadScoreFit, scorePlansByProject } from './score-plans.js'

const tag = 'Storyboard'

const planShape = shape('ScorePlan', 'The scenes of a film, and the music they need.', {
  sections: field(
    z.array(
      shape('ScenedSection', 'A scene of a film.', {
        title: field(
          z.string(),
          'The heading of its shots, or the title of its clip.',
          'INT. LIGHTHOUSE - NIGHT',
        ),
        words: field(z.string(), 'The mood that its shots suggest.', 'mysterious'),
        seconds: field(z.number(), 'Its exact length.', 12),
        start_seconds: field(z.number(), 'The second of the film at which it begins.', 0),
      }),
    ),
    'In order: at most 100.',
  ),
  cues: field(
    z.array(
      shape('ScoredCue', 'A cue whose music was composed from a plan.', {
        cue_id: idField('The cue.', 'cue'),
        scenes: field(
          z.array(
            shape('FittedScene', 'A scene, and the section of music that was composed for it.', {
              title: field(z.string(), 'The title of the scene.', 'INT. LIGHTHOUSE - NIGHT'),
              fit: field(
                z.enum(SCORE_FITS),
                'The scene is longer or shorter than its section, has left the film, or has no section.',
                'longer',
              ),
              seconds: field(z.number().nullable(), 'Seconds of the scene now; null if it is gone.', 12),
              composed_seconds: field(
                z.number().nullable(),
                'Seconds of the section of music; null for a new scene.',
                10,
              ),
            }),
          ),
          'How the music fits the current film.',
        ),
      }),
    ),
    'Cues with composed music.',
  ),
})

const sceneView = ({ composedSeconds, ...scene }: FittedScene) => ({
  ...scene,
  composed_seconds: composedSeconds,
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
        sections: sections.map(({ startSeconds, ...section }) => ({
          ...section,
          start_seconds: startSeconds,
        })),
        cues: scored.flatMap(({ cue_id, scenes }) =>
          scenes ? [{ cue_id, scenes: scenes.map(sceneView) }] : [],
        ),
      }
    },
  }),
]
