import { Ctx, Extensions, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql'
import type { Dialogue } from '#schema/shot-elements'
import { promptOfShot } from '#schema/shot-prompt'
import type { Context } from '#platform/api/context'
import type { Loaders } from '#platform/queries/loaders'
import { usersById, User } from '../account/user.entity.js'
import { takesByShot } from '../video/takes.js'
import { type KeptReference, Clip } from '../video/clip.entity.js'
import { Reference } from '../video/video.resolver.js'
import { chosenTakesById } from './takes/chosen-takes.js'
import { StoryboardShot } from './shots/shot.entity.js'
import { elementsFor } from './elements/named-elements.js'
import { boardsByProject } from './storyboard.entity.js'

@ObjectType('ShotDialogue', { description: 'A line of dialogue.' })
export class ShotDialogueType implements Dialogue {
  @Field(() => String, { description: 'Who speaks.' })
  speaker!: string
  @Field(() => String, { description: 'The spoken line.' })
  text!: string
}

/** The prompt of a shot as takes and drawings use it. */
export async function loadShotPrompt(shot: StoryboardShot, loaders: Loaders): Promise<string> {
  const [board, elements] = await Promise.all([
    loaders.of(boardsByProject).load(shot.projectId),
    elementsFor(shot, loaders),
  ])
  const { keptFirstFrame: firstFrame } = shot
  return promptOfShot(shot, { look: board?.look, elements, firstFrame })
}

/** The prompt, dialogue, images and takes of a shot. */
@Resolver(() => StoryboardShot)
export class ShotResolver {
  @FieldResolver(() => User, { description: 'The user who last edited it.' })
  editedBy(@Root() { editedById }: StoryboardShot, @Ctx() { loaders }: Context) {
    return loaders.of(usersById).load(editedById)
  }

  @FieldResolver(() => String, {
    description:
      'The prompt sent to the model: `editedPrompt`, or else composed of setting, action, descriptions of characters, places and props, camera and look. With a first frame it has action and camera only, but for the local engine.',
  })
  prompt(@Root() shot: StoryboardShot, @Ctx() { loaders }: Context): Promise<string> {
    return loadShotPrompt(shot, loaders)
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => [ShotDialogueType], {
    complexity: 0, // part of the row, and usually empty
    description: 'Spoken lines; not part of the prompt.',
  })
  dialogue(@Root() { dialogue }: StoryboardShot): Dialogue[] {
    return dialogue
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => [Reference], { complexity: 5, description: 'Its reference images.' })
  references(@Root() { keptReferences }: StoryboardShot): KeptReference[] {
    return keptReferences
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => Reference, { nullable: true, description: 'The picture that it begins with.' })
  firstFrame(@Root() { keptFirstFrame }: StoryboardShot): KeptReference | null {
    return keptFirstFrame ?? null
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => Reference, { nullable: true, description: 'The picture that it ends with.' })
  lastFrame(@Root() { keptLastFrame }: StoryboardShot): KeptReference | null {
    return keptLastFrame ?? null
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => Reference, { nullable: true, description: 'The picture that shows it on the board.' })
  still(@Root() { keptStill }: StoryboardShot): KeptReference | null {
    return keptStill ?? null
  }

  @FieldResolver(() => [Clip], { complexity: 20, description: 'Its takes, newest first: at most 100.' })
  async takes(@Root() { takesOf }: StoryboardShot, @Ctx() { loaders }: Context): Promise<Clip[]> {
    return takesOf ? ((await loaders.of(takesByShot).load(takesOf)) ?? []) : []
  }

  @FieldResolver(() => Clip, {
    nullable: true,
    description: 'The chosen take; null if it was declined or deleted.',
  })
  async chosenTake(
    @Root() { chosenVideoId }: StoryboardShot,
    @Ctx() { loaders }: Context,
  ): Promise<Clip | null> {
    return chosenVideoId ? loaders.of(chosenTakesById).load(chosenVideoId) : null
  }
}
