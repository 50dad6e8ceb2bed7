import { ArgsType, Resolver } from 'type-graphql'
import { trashArgs, trashResolver } from '#platform/api/trash-resolver'
import { SoundConnection } from './sound-inputs.js'
import { Sound } from './sound.entity.js'

@ArgsType()
class TrashedSoundArgs extends trashArgs('the title') {}

@Resolver(() => Sound)
export class SoundTrashResolver extends trashResolver<Sound, TrashedSoundArgs>({
  one: 'sound',
  type: () => Sound,
  connection: () => SoundConnection,
  args: TrashedSoundArgs,
  list: [
    'trashedSounds',
    'Sounds that were deleted in the last 30 days and can be restored, of the projects that the viewer sees.',
  ],
  remove: [
    'deleteSound',
    'Moves a sound to the Trash: whoever sees its project. Its cues stay, and are silent. Returns its id.',
  ],
  restore: ['restoreSound', 'Restores a sound from the Trash, within 30 days; its cues are heard again.'],
  deleteForever: [
    'deleteSoundForever',
    'Deletes a sound of the Trash before its 30 days are over, with its file and its cues: who uploaded it, the owner of its project, and admins. It cannot be undone. Returns its id.',
  ],
}) {}
