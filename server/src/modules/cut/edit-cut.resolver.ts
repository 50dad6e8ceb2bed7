import {
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
  Subscription,
} from 'type-graphql'
import type { RowList } from '#schema/cut/document'
import { ROW_LISTS } from '#schema/cut/fields'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import type { BatchRead } from '#platform/queries/loaders'
import { EditedBy } from '../account/user.entity.js'
import { maySeeProject } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { type ElementRef, idsOf } from './cut-change.js'
import { EditCutInput } from './cut-operation.input.js'
import { Cut } from './cut.entity.js'
import type { Cuts } from './cut.service.js'
import type { CutConflict as Conflict, CutEditor } from './edit-cut.service.js'
import { CardVideo } from './cards/card.entity.js'
import { CaptionTrack, CutCaption } from './elements/caption.entity.js'
import { CutCue } from './elements/cut-cue.entity.js'
import { CutItem } from './elements/cut-item.entity.js'
import { LowerThird } from './elements/lower-third.entity.js'
import { TABLES } from './elements/tables.js'

@EditedBy('The author; null for a change by Cutroom.')
@ObjectType({
  description: 'A change of a cut: the elements added, changed or removed, in their current state.',
})
export class CutEdit {
  @Field(() => Cut, { description: 'The changed cut: its settings and the order of its items.' })
  cut!: Cut
  @Field(() => Boolean, {
    description: 'Whether the lists contain all changes. If false, fetch the cut again.',
  })
  isComplete!: boolean
  editedById!: string | null
  refs!: readonly ElementRef[]
}

@EditedBy()
@ObjectType({ description: 'An edit of fields that another user changed since its revision.' })
class CutConflict implements Conflict {
  @Field(() => Int, { description: 'Index of the operation in the call, from 0.' })
  operation!: number
  @Field(() => ID, {
    name: 'elementId',
    nullable: true,
    description: 'The element; null for the export settings.',
  })
  id!: string | null
  @Field(() => [String], { description: 'The names of the fields.' })
  fields!: string[]
  @Field(() => String, { description: 'A sentence that names the other editor.' })
  message!: string
  editedById!: string | null
}

@ObjectType({ description: 'The result of an edit.' })
class EditCutPayload {
  @Field(() => CutEdit, {
    description: 'The changed elements, or the elements in conflict.',
  })
  edit!: CutEdit
  @Field(() => [CutConflict], { description: 'With conflicts, nothing is changed.' })
  conflicts!: CutConflict[]
}

type Stored<List extends RowList> =
  (typeof TABLES)[List]['read'] extends BatchRead<infer Stored> ? Stored : never

/** The existing elements of a list that a change refers to. */
const changedRows = async <List extends RowList>(
  { refs }: CutEdit,
  { loaders }: Context,
  list: List,
): Promise<Stored<List>[]> => {
  const read = TABLES[list].read as BatchRead<Stored<List>>
  return [...(await loaders.all(read, idsOf(refs, list))).values()]
}

/** A field per list. */
type Lists = {
  [List in RowList as List extends 'tracks' ? 'captionTracks' : List]: (
    edit: CutEdit,
    context: Context,
  ) => Promise<object[]>
}

@Resolver(() => CutEdit)
export class CutEditResolver implements Lists {
  private readonly live: LiveSource<CutEdit>

  constructor(private readonly deps: { cuts: Cuts; editor: CutEditor; projects: Projects; events: Events }) {
    this.live = liveSource(deps.events, {
      topics: ['cut'],
      channelOf: ({ id }) => id,
      load: async ({ id, edit }) => {
        const project = await this.deps.projects.find(id)
        if (!project) return null
        const refs = edit?.refs == null ? [] : (edit.refs.split(' ').filter(Boolean) as ElementRef[])
        const shown: CutEdit = Object.assign(new CutEdit(), {
          cut: await this.deps.cuts.settings(id),
          isComplete: edit?.refs != null,
          editedById: edit?.by ?? null,
          refs,
        })
        return { project, shown }
      },
      show: (viewer, { project, shown }) => (maySeeProject(viewer, project) ? shown : null),
    })
  }

  @Authorized({ action: 'cut' })
  @Mutation(() => EditCutPayload, {
    description:
      'Applies operations to a cut, all or none. The caller chooses the ids of new elements. An edit of a field that another user changed since its revision is a conflict.',
  })
  async editCut(
    @Arg('input', () => EditCutInput, { description: 'The operations.' }) input: EditCutInput,
    @Ctx() context: Context,
  ): Promise<EditCutPayload> {
    const viewer = signedIn(context)
    const { settings: cut, change, conflicts } = await this.deps.editor.edit(viewer, input)
    const edit = { cut, isComplete: true, editedById: viewer.id, refs: change }
    return { edit: Object.assign(new CutEdit(), edit), conflicts }
  }

  @Subscription(() => CutEdit, {
    description: 'Changes of the draft of a project’s film, with their authors.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(CutEditResolver).changes(context, args.projectId),
  })
  cutEdited(
    @Root() edit: CutEdit,
    @Arg('projectId', () => ID, { description: 'The project.' }) _projectId: string,
  ): CutEdit {
    return edit
  }

  changes(context: Context, projectId: string): AsyncIterable<CutEdit> {
    return this.live.feed(signedIn(context), projectId)
  }

  @FieldResolver(() => [CutItem], { complexity: 3, description: 'Added and changed items.' })
  items(@Root() edit: CutEdit, @Ctx() context: Context): Promise<CutItem[]> {
    return changedRows(edit, context, 'items')
  }

  @FieldResolver(() => [CardVideo], { complexity: 1, description: 'Added and changed cards.' })
  async cards(@Root() edit: CutEdit, @Ctx() context: Context): Promise<CardVideo[]> {
    return (await changedRows(edit, context, 'cards')).map((card) => new CardVideo(card))
  }

  @FieldResolver(() => [CutCue], { complexity: 3, description: 'Added and changed cues.' })
  cues(@Root() edit: CutEdit, @Ctx() context: Context): Promise<CutCue[]> {
    return changedRows(edit, context, 'cues')
  }

  @FieldResolver(() => [CaptionTrack], { complexity: 1, description: 'Added and changed languages.' })
  captionTracks(@Root() edit: CutEdit, @Ctx() context: Context): Promise<CaptionTrack[]> {
    return changedRows(edit, context, 'tracks')
  }

  @FieldResolver(() => [CutCaption], { complexity: 5, description: 'Added and changed captions.' })
  captions(@Root() edit: CutEdit, @Ctx() context: Context): Promise<CutCaption[]> {
    return changedRows(edit, context, 'captions')
  }

  @FieldResolver(() => [LowerThird], {
    complexity: 50,
    description: 'Added and changed lower thirds.',
  })
  lowerThirds(@Root() edit: CutEdit, @Ctx() context: Context): Promise<LowerThird[]> {
    return changedRows(edit, context, 'lowerThirds')
  }

  @FieldResolver(() => [ID], { complexity: 5, description: 'The ids of removed elements.' })
  async removedIds(@Root() edit: CutEdit, @Ctx() context: Context): Promise<string[]> {
    const kept = await Promise.all(ROW_LISTS.map((list) => changedRows(edit, context, list)))
    const ids = new Set(kept.flat().map(({ id }) => id))
    return ROW_LISTS.flatMap((list) => idsOf(edit.refs, list)).filter((id) => !ids.has(id))
  }
}
