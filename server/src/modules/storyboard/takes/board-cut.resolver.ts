import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import type { Visible } from '#platform/auth/visible'
import { Project } from '../../project/project.entity.js'
import type { BoardCut } from './board-cut.js'
import { StoryboardCutType, boardCutView } from './take-types.js'

const WHICH = { description: 'Which project.' }

/** The cut of a project from its board. */
@Resolver()
export class BoardCutResolver {
  constructor(private readonly boardCut: BoardCut) {}

  @Query(() => StoryboardCutType, { description: 'What `cutFromStoryboard` would do now.' })
  async storyboardCut(
    @Arg('projectId', () => ID, WHICH) projectId: string,
    @Ctx() context: Context,
  ): Promise<StoryboardCutType> {
    return boardCutView(projectId, await this.boardCut.plan(signedIn(context), projectId))
  }

  @Mutation(() => Project, {
    description:
      'Puts the chosen takes into the draft of the film, in the order of the board and with its transitions. Takes that wait for a review are accepted. Accepted videos that are on no shot stay, behind the others.',
  })
  cutFromStoryboard(
    @Arg('projectId', () => ID, WHICH) projectId: string,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.boardCut.make(signedIn(context), projectId)
  }
}
