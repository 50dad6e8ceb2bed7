import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import type { KeptReference } from '../video/video.entity.js'
import { Reference } from '../video/video.resolver.js'
import { namedSetsByProject, referencesOf } from './named-sets.js'
import { StoryboardShot } from './shot.entity.js'
import { StoryboardSet, StoryboardSetKind } from './storyboard-set.entity.js'
import { Storyboard } from './storyboard.entity.js'
import { setsByProject } from './storyboard.loader.js'
import type { StoryboardSets } from './storyboard-sets.js'

const WHICH = { description: 'Which cast or place.' }
const NAME = 'Two to forty letters, digits and hyphens; nothing else of the project has it.'
const PICTURES = 'At most 5 approved assets of the project, in their order.'

@InputType({ description: 'A new cast or place.' })
export class AddStoryboardSetInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => StoryboardSetKind, { description: 'What its pictures show.' })
  kind!: StoryboardSetKind
  @Field(() => String, { description: NAME })
  name!: string
  @Field(() => [ID], { nullable: true, description: PICTURES })
  assetIds?: string[]
}

@InputType({ description: 'Changes of a cast or a place; what is left out stays as it is.' })
export class EditStoryboardSetInput {
  @Field(() => ID, WHICH)
  id!: string
  @Field(() => StoryboardSetKind, { nullable: true, description: 'What its pictures show.' })
  kind?: StoryboardSetKind
  @Field(() => String, { nullable: true, description: NAME })
  name?: string
  @Field(() => [ID], { nullable: true, description: PICTURES })
  assetIds?: string[]
}

@ObjectType({ description: 'Pictures of a name that did not fit.' })
export class PicturesLeftOut {
  @Field(() => String, { description: 'The name of the cast or place.' })
  name!: string
  @Field(() => Int, { description: 'How many of its pictures.' })
  count!: number
}

@ObjectType({ description: 'The pictures that a model is given for a shot.' })
export class ShotPictures {
  @Field(() => [Reference], {
    description: 'At most 5: its reference images, then those of the casts and places that its words name.',
  })
  references!: KeptReference[]
  @Field(() => [String], { description: 'Names in its words that no cast and no place has.' })
  unknownNames!: string[]
  @Field(() => [PicturesLeftOut], { description: 'What did not fit.' })
  leftOut!: PicturesLeftOut[]
}

@Resolver(() => Storyboard)
export class SetsOfStoryboard {
  @FieldResolver(() => [StoryboardSet], { description: 'Its cast and places, by name: at most 50.' })
  async sets(@Root() { projectId }: Storyboard, @Ctx() { loaders }: Context): Promise<StoryboardSet[]> {
    return (await loaders.of(setsByProject).load(projectId)) ?? []
  }
}

@Resolver(() => StoryboardSet)
export class StoryboardSetResolver {
  constructor(private readonly sets: StoryboardSets) {}

  @FieldResolver(() => [Reference], {
    description:
      'Its pictures in order, without those that were deleted, declined or taken out of the project.',
  })
  async references(
    @Root() { id, projectId }: StoryboardSet,
    @Ctx() { loaders }: Context,
  ): Promise<KeptReference[]> {
    const sets = await loaders.of(namedSetsByProject).load(projectId)
    return sets?.find((set) => set.id === id)?.pictures ?? []
  }

  @Mutation(() => StoryboardSet, { description: 'Adds a cast or a place. CONFLICT if its name is taken.' })
  addStoryboardSet(
    @Arg('input', () => AddStoryboardSetInput, { description: 'What it is.' }) input: AddStoryboardSetInput,
    @Ctx() context: Context,
  ): Promise<StoryboardSet> {
    return this.sets.add(signedIn(context), input)
  }

  @Mutation(() => StoryboardSet, { description: 'Changes a cast or a place. CONFLICT if its name is taken.' })
  editStoryboardSet(
    @Arg('input', () => EditStoryboardSetInput, { description: 'The changes.' })
    input: EditStoryboardSetInput,
    @Ctx() context: Context,
  ): Promise<StoryboardSet> {
    return this.sets.edit(signedIn(context), input)
  }

  @Mutation(() => ID, { description: 'Moves a cast or a place to the Trash, for 30 days. Returns its id.' })
  deleteStoryboardSet(@Arg('id', () => ID, WHICH) id: string, @Ctx() context: Context): Promise<string> {
    return this.sets.remove(signedIn(context), id)
  }

  @Mutation(() => StoryboardSet, {
    description: 'Puts back what was deleted. CONFLICT if its name is taken.',
  })
  restoreStoryboardSet(
    @Arg('id', () => ID, WHICH) id: string,
    @Ctx() context: Context,
  ): Promise<StoryboardSet> {
    return this.sets.restore(signedIn(context), id)
  }
}

/** What the words of a shot bring along. */
@Resolver(() => StoryboardShot)
export class ShotPicturesResolver {
  @FieldResolver(() => ShotPictures, {
    description: 'The pictures that a model is given for it, with those of names such as `@keeper`.',
  })
  async pictures(@Root() shot: StoryboardShot, @Ctx() { loaders }: Context): Promise<ShotPictures> {
    const sets = await loaders.of(namedSetsByProject).load(shot.projectId)
    const { pictures, unknown, leftOut } = referencesOf(shot, sets ?? [])
    return { references: pictures, unknownNames: unknown, leftOut }
  }
}
