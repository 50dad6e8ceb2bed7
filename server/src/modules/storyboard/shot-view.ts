import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { TIME, type ViewContext, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { takesByShot } from '../video/takes.js'
import { elementsFor, referencesOf } from './elements/named-elements.js'
import { ShotDialogueType, loadShotPrompt } from './shot.resolver.js'
import { refusalsByShot } from './storyboard.entity.js'
import { shotStateOf } from './takes/shot-state.js'
import { ShotTakeState, takeStateOf } from './takes/take-state.js'
import { shotVoiceOf, VoiceInput } from './voices/stale-voices.js'
import { StoryboardShot } from './shots/shot.entity.js'
import type { ShotInputs } from './shots/shot-inputs-hash.js'

const assetIds = (description: string) => field(z.array(idField('The asset.', 'asset')), description)
const pictureId = (description: string) => field(z.string().nullable(), description, null)

/** REST names of the inputs of a take. */
export const INPUTS = {
  words: 'words',
  camera: 'camera',
  references: 'reference_ids',
  firstFrame: 'first_frame_id',
  lastFrame: 'last_frame_id',
  ratio: 'ratio',
  pictures: 'picture_ids',
  heading: 'heading',
  look: 'look',
  descriptions: 'descriptions',
  prompt: 'edited_prompt',
} as const satisfies Record<keyof ShotInputs, string>

/** REST names of what a voice is made from. */
const VOICE_INPUTS = { DIALOGUE: 'dialogue', VOICE: 'voice' } as const satisfies Record<VoiceInput, string>

const dialogue = restFields(ShotDialogueType, { speaker: 'Keeper', text: 'There she is.' })
export const dialogueShape = shape('ShotDialogue', 'A line of dialogue.', dialogue.fields)

const same = restFields(StoryboardShot, {
  projectId: EXAMPLE_IDS.project,
  position: 0,
  words: 'The @keeper lights the lamp',
  heading: 'INT. LIGHTHOUSE - NIGHT',
  seconds: 5,
  camera: 'close_up',
  editedPrompt: null,
  transition: 'fade',
  transitionSeconds: 1,
  revision: 1,
  createdAt: TIME,
  updatedAt: TIME,
})
export const shotShape = shape('Shot', 'A shot of a storyboard: what happens in it, and for how long.', {
  shot_id: idField('Opaque and stable.', 'shot'),
  ...same.fields,
  dialogue: field(z.array(dialogueShape), 'Spoken lines; not part of the prompt.'),
  reference_ids: assetIds('Its reference images.'),
  first_frame_id: pictureId('The picture that it begins with.'),
  last_frame_id: pictureId('The picture that it ends with.'),
  still_id: pictureId('The picture that shows it on the board.'),
  prompt: field(
    z.string(),
    'The prompt sent to the model: setting, action, descriptions of characters, places and props, camera and look.',
    'Interior, lighthouse, night.\nThe keeper lights the lamp\nClose-up.',
  ),
  picture_ids: assetIds(
    'Its pictures, with those of characters, places and props: at most 9. A take uses as many as its model accepts.',
  ),
  unknown_names: field(
    z.array(z.string()),
    'Mentions in its words that match no character, place or prop.',
    [],
  ),
  take_ids: field(z.array(idField('The video.', 'video')), 'Its takes, newest first: at most 100.'),
  chosen_take_id: field(z.string().nullable(), 'The chosen take.', null),
  take_state: field(z.enum(ShotTakeState), 'Whether it has a take.', 'taken'),
  changed_since_take: field(
    z.array(z.enum(Object.values(INPUTS))),
    'The inputs that changed since its chosen take was ordered on the storyboard.',
    [],
  ),
  voice_id: field(z.string().nullable(), 'The sound that is its voice.', null),
  voice_is_stale: field(
    z.boolean(),
    'Whether its dialogue, or the voice of a speaker, has changed since its voice was made.',
    false,
  ),
  changed_since_voice: field(
    z.array(z.enum(Object.values(VOICE_INPUTS))),
    'What has changed since its voice was made.',
    [],
  ),
  refusal: field(
    z.string().nullable(),
    'Why the last order of a take was refused, as a sentence, or null.',
    null,
  ),
})

export async function shotView(
  shot: StoryboardShot,
  { loaders }: Pick<ViewContext, 'loaders'>,
): Promise<z.output<typeof shotShape>> {
  const [elements, prompt, takes, state, refusal, { voice, changed }] = await Promise.all([
    elementsFor(shot, loaders),
    loadShotPrompt(shot, loaders),
    shot.takesOf ? loaders.of(takesByShot).load(shot.takesOf) : [],
    shotStateOf(shot, loaders),
    loaders.of(refusalsByShot).load(shot.id),
    shotVoiceOf(shot, loaders),
  ])
  const { pictures, unknown } = referencesOf(shot, elements)
  return {
    shot_id: shot.id,
    ...same.of(shot),
    dialogue: shot.dialogue.map(dialogue.of),
    reference_ids: shot.keptReferences.map(({ assetId }) => assetId),
    first_frame_id: shot.keptFirstFrame?.assetId ?? null,
    last_frame_id: shot.keptLastFrame?.assetId ?? null,
    still_id: shot.keptStill?.assetId ?? null,
    prompt,
    picture_ids: pictures.map(({ assetId }) => assetId),
    unknown_names: unknown,
    take_ids: (takes ?? []).map(({ id }) => id),
    chosen_take_id: shot.chosenVideoId ?? null,
    take_state: takeStateOf(state),
    changed_since_take: state.changedSinceTake.map((input) => INPUTS[input]),
    voice_id: voice?.id ?? null,
    voice_is_stale: changed.length > 0,
    changed_since_voice: changed.map((input) => VOICE_INPUTS[input]),
    refusal: refusal?.message ?? null,
  }
}
