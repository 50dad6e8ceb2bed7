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
  access: { action: 'generate' },
  list: [
    'trashedSounds',
    'Sounds that were deleted in the last 30 days and can be restored, of projects that the viewer sees.',
  ],
  remove: ['deleteSound', 'Moves a sound to the Trash. Its cues stay, but are silent. Returns its id.'],
  restore: ['restoreSound', 'Restores a sound from the Trash, within 30 days; its cues are heard again.'],
  deleteForever: [
    'deleteSoundForever',
    'Permanently deletes a sound in the Trash, with its file and cues. Its author, while an editor, and managers of the project may do this. Returns its id.',
  ],
}) {}
