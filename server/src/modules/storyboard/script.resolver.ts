import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import type { ScriptProposal, ScriptSplitter } from './script-splitter.js'
import { ScriptProposalType, SplitScriptInput } from './script.types.js'

@Resolver()
export class ScriptResolver {
  constructor(private readonly splitter: ScriptSplitter) {}

  @Mutation(() => ScriptProposalType, {
    description: 'Proposes shots for a script; `addStoryboardShots` adds those that are wanted.',
  })
  splitScript(
    @Arg('input', () => SplitScriptInput, { description: 'The script.' }) input: SplitScriptInput,
    @Ctx() context: Context,
  ): Promise<ScriptProposal> {
    return this.splitter.split(signedIn(context), input)
  }
}
