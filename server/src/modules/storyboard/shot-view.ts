import { z } from 'zod'
import { type ViewContext, field, idField, shape, timeField } from '#platform/api/rest'
import { takesByShot } from '../video/takes.js'
import { namedElementsByProject, referencesOf } from './elements/named-elements.js'
import { loadShotPrompt } from './shot.resolver.js'
import { refusalsByShot } from './storyboard.entity.js'
import { shotStateOf } from './takes/shot-state.js'
import { ShotTakeState, takeStateOf } from './takes/take-state.js'
import { isStale, loadSound } from './voices/shot-voices.resolver.js'
import type { StoryboardShot } from './shots/shot.entity.js'
import type { ShotInputs } from './shots/shot-inputs-hash.js'

const assetIds = (description: string) => field(z.array(idField('The asset.', 'asset')), description)
const pictureId = (description: string) => field(z.string().nullable(), description, null)

/** REST names of the inputs of a take. */
const INPUTS = {
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

export const dialogueShape = shape('ShotDialogue', 'A line of dialogue.', {
  speaker: field(z.string(), 'Who speaks.', 'Keeper'),
  text: field(z.string(), 'The spoken line.', 'There she is.'),
})

export const shotShape = shape('Shot', 'A shot of a storyboard: what happens in it, and for how long.', {
  shot_id: idField('Opaque and stable.', 'shot'),
  project_id: idField('The project it belongs to.', 'project'),
  position: field(z.int(), 'Its place, from 0 on.', 0),
  words: field(z.string(), 'What happens.', 'The @keeper lights the lamp'),
  heading: field(z.string(), 'The heading of its scene; empty for none.', 'INT. LIGHTHOUSE - NIGHT'),
  seconds: field(z.number(), 'How long it should last.', 5),
  camera: field(z.string().nullable(), 'How it is filmed; null: not chosen.', 'close_up'),
  dialogue: field(z.array(dialogueShape), 'Spoken lines; not part of the prompt.'),
  edited_prompt: field(z.string().nullable(), 'Replaces the composed prompt; null: it is composed.', null),
  reference_ids: assetIds('Its reference images.'),
  first_frame_id: pictureId('The picture that it begins with.'),
  last_frame_id: pictureId('The picture that it ends with.'),
  still_id: pictureId('The picture that shows it on the board.'),
  transition: field(z.string(), 'The transition to the next shot; an empty string is a plain cut.', 'fade'),
  transition_seconds: field(z.number(), 'How long the transition lasts; also kept for a plain cut.', 1),
  prompt: field(
    z.string(),
    'The prompt sent to the model: setting, action, descriptions of characters and places, camera and look.',
    'Interior, lighthouse, night.\nThe keeper lights the lamp\nClose-up.',
  ),
  picture_ids: assetIds(
    'Its pictures, with those of characters and places: at most 9. A take uses as many as its model accepts.',
  ),
  unknown_names: field(z.array(z.string()), 'Mentions in its words that match no character or place.', []),
  take_ids: field(z.array(idField('The video.', 'video')), 'Its takes, newest first: at most 100.'),
  chosen_take_id: field(z.string().nullable(), 'The chosen take.', null),
  take_state: field(z.enum(ShotTakeState), 'Whether it has a take.', 'taken'),
  changed_since_take: field(
    z.array(z.enum(Object.values(INPUTS))),
    'The inputs that changed since its chosen take was ordered on the storyboard.',
    [],
  ),
  voice_id: field(z.string().nullable(), 'The sound that is its voice.', null),
  voice_is_stale: field(z.boolean(), 'Whether its dialogue has changed since its voice was made.', false),
  refusal: field(
    z.string().nullable(),
    'Why the last order of a take was refused, as a sentence, or null.',
    null,
  ),
  revision: field(z.int(), 'Increases with each edit; an edit names the revision it is based on.', 1),
  created_at: timeField('When it was added.'),
  updated_at: timeField('When it last changed.'),
})

export async function shotView(
  shot: StoryboardShot,
  { loaders }: Pick<ViewContext, 'loaders'>,
): Promise<z.output<typeof shotShape>> {
  const [elements, prompt, takes, state, refusal, voice] = await Promise.all([
    loaders.of(namedElementsByProject).load(shot.projectId),
    loadShotPrompt(shot, loaders),
    shot.takesOf ? loaders.of(takesByShot).load(shot.takesOf) : [],
    shotStateOf(shot, loaders),
    loaders.of(refusalsByShot).load(shot.id),
    loadSound(shot.voiceId, loaders),
  ])
  const { pictures, unknown } = referencesOf(shot, elements ?? [])
  return {
    shot_id: shot.id,
    project_id: shot.projectId,
    position: shot.position,
    words: shot.words,
    heading: shot.heading,
    seconds: shot.seconds,
    camera: shot.camera ?? null,
    dialogue: shot.dialogue.map(({ speaker, text }) => ({ speaker, text })),
    edited_prompt: shot.editedPrompt ?? null,
    reference_ids: shot.keptReferences.map(({ assetId }) => assetId),
    first_frame_id: shot.keptFirstFrame?.assetId ?? null,
    last_frame_id: shot.keptLastFrame?.assetId ?? null,
    still_id: shot.keptStill?.assetId ?? null,
    transition: shot.transition,
    transition_seconds: shot.transitionSeconds,
    prompt,
    picture_ids: pictures.map(({ assetId }) => assetId),
    unknown_names: unknown,
    take_ids: (takes ?? []).map(({ id }) => id),
    chosen_take_id: shot.chosenVideoId ?? null,
    take_state: takeStateOf(state),
    changed_since_take: state.changedSinceTake.map((input) => INPUTS[input]),
    voice_id: voice?.id ?? null,
    voice_is_stale: isStale(voice, shot.dialogue),
    refusal: refusal?.message ?? null,
    revision: shot.revision,
    created_at: shot.createdAt.toISOString(),
    updated_at: shot.updatedAt.toISOString(),
  }
}
