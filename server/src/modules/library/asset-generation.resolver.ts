import { Extensions, Field, FieldResolver, InputType, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { Asset } from './asset.entity.js'

@ObjectType({ description: 'What a picture was made from.' })
class AssetGeneration {
  @Field(() => String, { description: 'As it was written.' })
  prompt!: string
  @Field(() => Int, { nullable: true, description: 'Null where it is not known.' })
  seed!: number | null
  @Field(() => String, { nullable: true, description: 'The model, or the local engine’s name.' })
  model!: string | null
}

@InputType({ description: 'How generated assets that are searched for were made; all of it must fit.' })
export class AssetGenerationInput {
  @Field(() => String, { nullable: true, description: 'Words of the prompt, in any case.' })
  words!: string | null
  @Field(() => String, { nullable: true, description: 'The model.' })
  model!: string | null
  @Field(() => Int, { nullable: true, description: 'The seed.' })
  seed!: number | null
  @Field(() => String, { nullable: true, description: 'The name of its owner.' })
  author!: string | null
  @Field(() => Date, { nullable: true, description: 'Added then or later.' })
  from!: Date | null
  @Field(() => Date, { nullable: true, description: 'Added before.' })
  to!: Date | null
}

@Resolver(() => Asset)
export class AssetGenerationResolver {
  @Extensions({ inRow: true })
  @FieldResolver(() => AssetGeneration, {
    nullable: true,
    description: 'What it was made from; null for uploads, for frames of videos, and where it is not known.',
  })
  generation(@Root() { prompt, seed = null, model = null }: Asset): AssetGeneration | null {
    return prompt ? { prompt, seed, model } : null
  }
}
