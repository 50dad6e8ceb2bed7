import type { LowerThirdLook } from '#schema/lower-third'
import { lowerThirdLookRule } from '#schema/cut/rules/lower-third'
import type { Viewer } from '#platform/auth/viewer'
import { check } from '#platform/errors/check'
import { type Issue, badInput } from '#platform/errors/failure'
import { drawLowerThird } from '../../../media/lettering/lower-thirds/draw-lower-third.js'
import type { Projects } from '../../project/project.service.js'
import type { Cuts } from '../cut.service.js'
import type { DrawingPreviews } from '../drawing-previews.js'
import { fontError } from '../font-error.js'

/** Unchecked input of a preview. */
export interface LookInput {
  projectId: string
  title: string
  subtitle?: string | null
  style?: string | null
  position?: string | null
}

/** Pixels of a preview, by aspect ratio of the film. */
const PREVIEW = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
  '1:1': { width: 720, height: 720 },
  '4:5': { width: 720, height: 900 },
}

/** Errors for characters without a font. */
function textIssues(texts: Partial<Pick<LowerThirdLook, 'title' | 'subtitle'>>): Issue[] {
  return (['title', 'subtitle'] as const).flatMap((field) => {
    const message = fontError(texts[field] ?? '')
    return message ? [{ path: [field], message }] : []
  })
}

/** Previews of lower thirds (specification V105). */
export class LowerThirds {
  constructor(
    private readonly cuts: Pick<Cuts, 'settings'>,
    private readonly projects: Pick<Projects, 'open'>,
    private readonly previews: DrawingPreviews,
  ) {}

  /**
   * Draws a lower third as shown in the film, and returns a data URL of a PNG with alpha. Throws BAD_USER_INPUT for invalid
   * text and characters without a font, and RATE_LIMITED or UNAVAILABLE if too many previews are queued.
   */
  async preview(viewer: Viewer, input: LookInput): Promise<{ url: string; width: number; height: number }> {
    const look = check(lowerThirdLookRule, input)
    const project = await this.projects.open(viewer, input.projectId)
    const issues = textIssues(look)
    if (issues.length) throw badInput(issues)
    const size = PREVIEW[(await this.cuts.settings(project.id)).ratio ?? '16:9']
    const picture = await this.previews.run(viewer, () => drawLowerThird(look, size))
    return { url: `data:image/png;base64,${picture.toString('base64')}`, ...size }
  }
}
