import {
  Extensions,
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import type { KeptReference } from '../../video/clip.entity.js'
import { Reference } from '../../video/video.resolver.js'
import { namedElementsByProject, referencesOf } from './named-elements.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { StoryboardElement } from './element.entity.js'
import { AddElementInput, EditElementInput } from './element-inputs.js'
import { Storyboard, elementsByProject } from '../storyboard.entity.js'
import type { StoryboardElements } from './storyboard-elements.js'

const WHICH = { description: 'Which character or place.' }

@ObjectType({ description: 'Pictures of a name that did not fit.' })
export class PicturesLeftOut {
  @Field(() => String, { description: 'The name of the cast or place.' })
  name!: string
  @Field(() => Int, { description: 'How many of its pictures.' })
  count!: number
}

@ObjectType({ description: 'The pictures that a model is given for a shot.' })
export class ShotPictures {
  @Extensions({ inRow: true })
  @Field(() => [Reference], {
    complexity: 5,
    description: 'At most 5: its reference images, then those of the casts and places that its words name.',
  })
  references!: KeptReference[]
  @Field(() => [String], { description: 'Names in its words that no cast and no place has.' })
  unknownNames!: string[]
  @Field(() => [PicturesLeftOut], { complexity: 5, description: 'What did not fit.' })
  leftOut!: PicturesLeftOut[]
}

@Resolver(() => Storyboard)
export class StoryboardElementsResolver {
  @FieldResolver(() => [StoryboardElement], {
    complexity: 50,
    description: 'Its cast and places, by name: at most 50.',
  })
  async sets(@Root() { projectId }: Storyboard, @Ctx() { loaders }: Context): Promise<StoryboardElement[]> {
    return (await loaders.of(elementsByProject).load(projectId)) ?? []
  }
}

@Resolver(() => StoryboardElement)
export class StoryboardElementResolver {
  constructor(private readonly sets: StoryboardElements) {}

  @Extensions({ inRow: true })
  @FieldResolver(() => [Reference], {
    complexity: 5,
    description:
      'Its pictures in order, without those that were deleted, declined or taken out of the project.',
  })
  async references(
    @Root() { id, projectId }: StoryboardElement,
    @Ctx() { loaders }: Context,
  ): Promise<KeptReference[]> {
    const sets = await loaders.of(namedElementsByProject).load(projectId)
    return sets?.find((set) => set.id === id)?.pictures ?? []
  }

  @Mutation(() => StoryboardElement, {
    description: 'Adds a cast or a place. CONFLICT if its name is taken.',
  })
  addStoryboardSet(
    @Arg('input', () => AddElementInput, { description: 'What it is.' }) input: AddElementInput,
    @Ctx() context: Context,
  ): Promise<StoryboardElement> {
    return this.sets.add(signedIn(context), input)
  }

  @Mutation(() => StoryboardElement, {
    description: 'Changes a cast or a place. CONFLICT if its name is taken.',
  })
  editStoryboardSet(
    @Arg('input', () => EditElementInput, { description: 'The changes.' })
    input: EditElementInput,
    @Ctx() context: Context,
  ): Promise<StoryboardElement> {
    return this.sets.edit(signedIn(context), input)
  }

  @Mutation(() => ID, { description: 'Moves a cast or a place to the Trash, for 30 days. Returns its id.' })
  deleteStoryboardSet(@Arg('id', () => ID, WHICH) id: string, @Ctx() context: Context): Promise<string> {
    return this.sets.remove(signedIn(context), id)
  }

  @Mutation(() => StoryboardElement, {
    description: 'Puts back what was deleted. CONFLICT if its name is taken.',
  })
  restoreStoryboardSet(
    @Arg('id', () => ID, WHICH) id: string,
    @Ctx() context: Context,
  ): Promise<StoryboardElement> {
    return this.sets.restore(signedIn(context), id)
  }
}

/** What the words of a shot bring along. */
@Resolver(() => StoryboardShot)
export class ShotPicturesResolver {
  @FieldResolver(() => ShotPictures, {
    description:
      'Its pictures, with those of names such as `@keeper`: at most 9, of which a take has as many as its model takes.',
  })
  async pictures(@Root() shot: StoryboardShot, @Ctx() { loaders }: Context): Promise<ShotPictures> {
    const sets = await loaders.of(namedElementsByProject).load(shot.projectId)
    const { pictures, unknown, leftOut } = referencesOf(shot, sets ?? [])
    return { references: pictures, unknownNames: unknown, leftOut }
  }
}
