import {
  Arg,
  Ctx,
  Field,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  registerEnumType,
  Resolver,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { enumOf } from '#platform/api/graphql-types'
import { type ScriptProposal, type ScriptSplitter, Splitter } from './script-splitter.js'
import type { TransitionOrCut } from '#schema/limits'
import type { Camera } from '#schema/storyboard'
import type { Dialogue } from '#schema/shot-elements'
import type { ProposedElement } from '../../../screenplay/cast.js'
import { StoryboardElementKind } from '../elements/element.entity.js'
import { ShotDialogueType } from '../shot.resolver.js'
import { APART_KINDS, type Apart, type ProposedShot } from '../../../screenplay/screenplay.js'

registerEnumType(Splitter, {
  name: 'Splitter',
  description: 'What splits a script into shots.',
  valuesConfig: {
    LOCAL: { description: 'This installation, by headings, paragraphs and sentences.' },
    MODEL: { description: 'The provider’s language model, if available.' },
  },
})

@InputType({ description: 'A script to split.' })
export class SplitScriptInput {
  @Field(() => ID, { description: 'The project of the shots.' })
  projectId!: string
  @Field(() => String, {
    description:
      'Fountain, Final Draft’s XML, a screenplay as plain text, or prose: at most 20,000 characters of text.',
  })
  script!: string
  @Field(() => Splitter, {
    nullable: true,
    description: 'LOCAL: without the language model, at no cost. The language model by default.',
  })
  splitter?: Splitter | null
}

@ObjectType('ProposedShot', { description: 'A proposed shot. It does not exist yet.' })
export class ProposedShotType implements ProposedShot {
  @Field(() => Int, { description: 'The number of its scene, from 0.' })
  scene!: number
  @Field(() => String, {
    nullable: true,
    description: 'The heading of its scene; null before the first one.',
  })
  heading!: string | null
  @Field(() => String, {
    description: 'What happens, in the script’s own words; empty for dialogue alone.',
  })
  words!: string
  @Field(() => [ShotDialogueType], { description: 'Spoken lines, with speakers as written.' })
  dialogue!: Dialogue[]
  @Field(() => Float, { description: 'Its length, estimated from action and dialogue.' })
  seconds!: number
  @Field(() => String, {
    nullable: true,
    description: 'How it is filmed, such as `close_up`; null if the script does not say.',
  })
  camera!: Camera | null
  @Field(() => [String], { description: 'Characters who speak or are mentioned.' })
  characters!: string[]
  @Field(() => String, {
    description: 'The transition to the next shot; an empty string is a plain cut.',
  })
  transition!: TransitionOrCut
}

@ObjectType('ProposedElement', { description: 'A character or place in a script. It does not exist yet.' })
export class ProposedElementType implements ProposedElement {
  @Field(() => StoryboardElementKind, { description: 'Whether it is a character or a place.' })
  kind!: ProposedElement['kind']
  @Field(() => String, { description: 'Its display name, for example `Officer Bell`.' })
  label!: string
  @Field(() => String, { description: 'The name that shots mention, for example `officer-bell`.' })
  name!: string
  @Field(() => String, { description: 'From its introduction; may be empty.' })
  description!: string
  @Field(() => Int, { description: 'The number of shots that it appears in.' })
  shots!: number
}

const ApartKind = enumOf('ScriptRemainderKind', 'What a part of a script is that is in no shot.', APART_KINDS)

@ObjectType('ScriptRemainder', { description: 'A part of a script that is in no shot.' })
export class ScriptRemainder implements Apart {
  @Field(() => ApartKind, { description: 'What it is.' })
  kind!: Apart['kind']
  @Field(() => String, { description: 'The text.' })
  text!: string
}

@ObjectType('ScriptProposal', { description: 'Proposed shots for a script.' })
export class ScriptProposalType implements ScriptProposal {
  @Field(() => String, { nullable: true, description: 'The title of the film, if the script has one.' })
  title!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'The author on its title page, such as “Written by Ines Alvar”.',
  })
  byline!: string | null
  @Field(() => String, {
    description: 'The transition to the first shot, such as a fade-in. Empty for a plain cut.',
  })
  opening!: TransitionOrCut
  @Field(() => [ProposedElementType], {
    description: 'Its characters, then its places, in the order of their first mention: at most 50.',
  })
  elements!: ProposedElement[]
  @Field(() => [ProposedShotType], { description: 'In the order of the script: at most 100.' })
  shots!: ProposedShot[]
  @Field(() => [ScriptRemainder], {
    description: 'Parts of the script that are in no shot; no word is lost.',
  })
  apart!: Apart[]
  @Field(() => Splitter, { description: 'What split it.' })
  splitter!: Splitter
  @Field(() => String, {
    nullable: true,
    description: 'Why the language model was not used, or what it left out.',
  })
  note!: string | null
}

@Resolver()
export class ScriptResolver {
  constructor(private readonly splitter: ScriptSplitter) {}

  @Authorized({ action: 'generate' })
  @Mutation(() => ScriptProposalType, {
    description: 'Proposes shots for a script; `addStoryboardShots` adds the accepted ones.',
  })
  splitScript(
    @Arg('input', () => SplitScriptInput, { description: 'The script.' }) input: SplitScriptInput,
    @Ctx() context: Context,
  ): Promise<ScriptProposal> {
    return this.splitter.split(signedIn(context), input)
  }
}
