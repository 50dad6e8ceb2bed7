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
import { Refers } from '#platform/api/refers'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { KeptReference } from '../../video/clip.entity.js'
import { Reference } from '../../video/video.resolver.js'
import { elementsFor, namedElement, referencesOf } from './named-elements.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { ImageUse, StoryboardElement } from './element.entity.js'
import { AddElementInput, EditElementInput } from './element-inputs.js'
import { Storyboard, elementsByProject } from '../storyboard.entity.js'
import type { StoryboardElements } from './storyboard-elements.js'

const WHICH = { description: 'The character, place or prop.' }

@ObjectType({ description: 'How a character, place or prop looks from a shot on.' })
@Refers({ fromShot: [() => StoryboardShot, 'The first shot with this look; null if it was deleted.'] })
export class ElementLook {
  @Field(() => ID, {
    description: 'The first shot with this look, which may be deleted: it is not used then.',
  })
  fromShotId!: string
  @Field(() => String, { description: 'What it looks like then; empty: unchanged.' })
  description!: string
  @Extensions({ inRow: true })
  @Field(() => [Reference], {
    complexity: 2,
    description: 'Its pictures then, in order; none: unchanged.',
  })
  references!: readonly KeptReference[]
}

@ObjectType({ description: 'What an image of a character, place or prop shows.' })
export class ElementImageUse {
  @Field(() => ID, { description: 'The image, which may be deleted.' })
  assetId!: string
  @Field(() => ImageUse, { description: 'What it shows.' })
  use!: ImageUse
}

@ObjectType({ description: 'Pictures that exceed the limit.' })
export class PicturesLeftOut {
  @Field(() => String, { description: 'The name of the character, place or prop.' })
  name!: string
  @Field(() => Int, { description: 'How many of its pictures are left out.' })
  count!: number
}

@ObjectType({ description: 'The pictures that a model receives for a shot.' })
export class ShotPictures {
  @Extensions({ inRow: true })
  @Field(() => [Reference], {
    complexity: 5,
    description: 'Its reference images, then those of the characters, places and props it mentions.',
  })
  references!: KeptReference[]
  @Field(() => [String], { description: 'Mentions in its words that match no character, place or prop.' })
  unknownNames!: string[]
  @Field(() => [PicturesLeftOut], { complexity: 5, description: 'Pictures that exceed the limit.' })
  leftOut!: PicturesLeftOut[]
}

/** The uses of the images that it has. */
export const imageUsesOf = ({ imageUses, allAssetIds }: StoryboardElement): ElementImageUse[] =>
  Object.entries(imageUses)
    .filter(([assetId]) => allAssetIds.includes(assetId))
    .map(([assetId, use]) => Object.assign(new ElementImageUse(), { assetId, use }))

@Resolver(() => Storyboard)
export class StoryboardElementsResolver {
  @FieldResolver(() => [StoryboardElement], {
    complexity: 50,
    description: 'Its characters, places and props, by name: at most 50.',
  })
  async elements(
    @Root() { projectId }: Storyboard,
    @Ctx() { loaders }: Context,
  ): Promise<StoryboardElement[]> {
    return (await loaders.of(elementsByProject).load(projectId)) ?? []
  }
}

@Resolver(() => StoryboardElement)
export class StoryboardElementResolver {
  constructor(private readonly elements: StoryboardElements) {}

  @Extensions({ inRow: true })
  @FieldResolver(() => [Reference], {
    complexity: 5,
    description:
      'Its pictures in order, except those that are deleted, declined, or removed from the project.',
  })
  async references(
    @Root() { id, projectId }: StoryboardElement,
    @Ctx() { loaders }: Context,
  ): Promise<readonly KeptReference[]> {
    return (await namedElement({ id, projectId }, loaders)).pictures
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => [ElementLook], {
    complexity: 1, // most have none
    description: 'How it looks from later shots on, in the order of the storyboard: at most 10.',
  })
  async looks(
    @Root() { id, projectId }: StoryboardElement,
    @Ctx() { loaders }: Context,
  ): Promise<ElementLook[]> {
    const { looks } = await namedElement({ id, projectId }, loaders)
    return looks.map(({ pictures, ...look }) =>
      Object.assign(new ElementLook(), { ...look, references: pictures }),
    )
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => [ElementImageUse], {
    complexity: 0, // in the row, and most have none
    description: 'What its images and those of its looks show; the others show it as a whole.',
  })
  imageUses(@Root() element: StoryboardElement): ElementImageUse[] {
    return imageUsesOf(element)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => StoryboardElement, {
    description: 'Adds a character, place or prop. CONFLICT if its name is taken.',
  })
  addStoryboardElement(
    @Arg('input', () => AddElementInput, { description: 'The new character, place or prop.' })
    input: AddElementInput,
    @Ctx() context: Context,
  ): Promise<StoryboardElement> {
    return this.elements.add(signedIn(context), input)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => StoryboardElement, {
    description: 'Changes a character, place or prop. CONFLICT if its name is taken.',
  })
  updateStoryboardElement(
    @Arg('input', () => EditElementInput, { description: 'The changes.' })
    input: EditElementInput,
    @Ctx() context: Context,
  ): Promise<StoryboardElement> {
    return this.elements.edit(signedIn(context), input)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => ID, {
    description: 'Moves a character, place or prop to the Trash, for 30 days. Returns its id.',
  })
  deleteStoryboardElement(@Arg('id', () => ID, WHICH) id: string, @Ctx() context: Context): Promise<string> {
    return this.elements.remove(signedIn(context), id)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => StoryboardElement, {
    description: 'Restores a character, place or prop from the Trash. CONFLICT if its name is taken.',
  })
  restoreStoryboardElement(
    @Arg('id', () => ID, WHICH) id: string,
    @Ctx() context: Context,
  ): Promise<StoryboardElement> {
    return this.elements.restore(signedIn(context), id)
  }
}

/** The characters, places and pictures that a shot mentions. */
@Resolver(() => StoryboardShot)
export class ShotPicturesResolver {
  @FieldResolver(() => ShotPictures, {
    description:
      'Its pictures, with those of its mentions: at most 9. A take uses as many as its model accepts.',
  })
  async pictures(@Root() shot: StoryboardShot, @Ctx() { loaders }: Context): Promise<ShotPictures> {
    const { pictures, unknown, leftOut } = referencesOf(shot, await elementsFor(shot, loaders))
    return { references: pictures, unknownNames: unknown, leftOut }
  }
}
