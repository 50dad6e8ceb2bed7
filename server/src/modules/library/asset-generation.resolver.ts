import { Extensions, Field, FieldResolver, InputType, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { Asset } from './asset.entity.js'

@ObjectType({ description: 'How an image was generated.' })
class AssetGeneration {
  @Field(() => String, { description: 'The prompt as written.' })
  prompt!: string
  @Field(() => Int, { nullable: true, description: 'Null if unknown.' })
  seed!: number | null
  @Field(() => String, { nullable: true, description: 'The model, or the name of the local engine.' })
  model!: string | null
}

@InputType({ description: 'A search for generated assets; all conditions must match.' })
export class AssetGenerationInput {
  @Field(() => String, { nullable: true, description: 'Words of the prompt, ignoring case.' })
  words!: string | null
  @Field(() => String, { nullable: true, description: 'The model.' })
  model!: string | null
  @Field(() => Int, { nullable: true, description: 'The seed.' })
  seed!: number | null
  @Field(() => String, { nullable: true, description: 'The name of its owner.' })
  author!: string | null
  @Field(() => Date, { nullable: true, description: 'Added at or after this time.' })
  createdAfter!: Date | null
  @Field(() => Date, { nullable: true, description: 'Added before this time.' })
  createdBefore!: Date | null
}

@Resolver(() => Asset)
export class AssetGenerationResolver {
  @Extensions({ inRow: true })
  @FieldResolver(() => AssetGeneration, {
    nullable: true,
    description: 'How it was generated; null for uploads and frames of videos, or if unknown.',
  })
  generation(@Root() { prompt, seed = null, model = null }: Asset): AssetGeneration | null {
    return prompt ? { prompt, seed, model } : null
  }
}
