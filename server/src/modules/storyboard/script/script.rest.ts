import { z } from 'zod'
import { scriptRule } from '#schema/rules/storyboard'
import { type Call, call, field, shape } from '#platform/api/rest'
import { StoryboardElementKind } from '../elements/element.entity.js'
import { dialogueShape } from '../shot-view.js'
import { APART_KINDS } from '../../../screenplay/screenplay.js'
import { type ScriptSplitter, Splitter } from './script-splitter.js'

const proposalShape = shape('ScriptProposal', 'Proposed shots for a script. None of them exists yet.', {
  title: field(z.string().nullable(), 'The title of the film, if the script has one.', 'The Keeper'),
  elements: field(
    z.array(
      shape('ProposedElement', 'A character or place in a script. It does not exist yet.', {
        kind: field(z.enum(StoryboardElementKind), 'Whether it is a character or a place.', 'cast'),
        label: field(z.string(), 'Its display name.', 'Officer Bell'),
        name: field(z.string(), 'The name that shots mention.', 'officer-bell'),
        description: field(z.string(), 'From its introduction; may be empty.', '40s, soaked'),
        shots: field(z.int(), 'The number of shots that it appears in.', 6),
      }),
    ),
    'Its characters, then its places: at most 50.',
  ),
  shots: field(
    z.array(
      shape('ProposedShot', 'A proposed shot.', {
        scene: field(z.int(), 'The number of its scene, from 0 on.', 0),
        heading: field(z.string().nullable(), 'The heading of its scene.', 'INT. LIGHTHOUSE - NIGHT'),
        words: field(
          z.string(),
          'What happens, in the script’s own words; empty for dialogue alone.',
          'The keeper lights the lamp.',
        ),
        dialogue: field(z.array(dialogueShape), 'Spoken lines, with speakers as written.'),
        seconds: field(z.number(), 'Its length, estimated from action and dialogue.', 4),
        camera: field(
          z.string().nullable(),
          'How it is filmed; null if the script does not say.',
          'close_up',
        ),
        characters: field(z.array(z.string()), 'Characters who speak or are mentioned.', ['KEEPER']),
        transition: field(z.string(), 'The transition to the next shot; empty for a plain cut.', 'fade'),
      }),
    ),
    'In the order of the script: at most 100.',
  ),
  apart: field(
    z.array(
      shape('ScriptRemainder', 'A part of a script that is in no shot.', {
        kind: field(z.enum(APART_KINDS), 'What it is.', 'TITLE_PAGE'),
        text: field(z.string(), 'Its words.', 'Title: The Keeper'),
      }),
    ),
    'Parts of the script that are in no shot; no word is lost.',
  ),
  splitter: field(z.enum(Splitter), 'What split it.', 'local'),
  note: field(z.string().nullable(), 'Why the language model was not used, or what it left out.', null),
})

/** Scripts over REST. */
export const scriptCalls = (splitter: ScriptSplitter): Call[] => [
  call({
    method: 'post',
    path: '/projects/{id}/storyboard/script',
    name: 'splitScript',
    tag: 'Storyboard',
    summary: 'Proposes shots for a script',
    description: '`POST /projects/{id}/storyboard/shots` adds the accepted ones.',
    body: z.object({
      script: field(
        scriptRule.shape.script,
        'Fountain, Final Draft’s XML, a screenplay as plain text, or prose: at most 20,000 characters of text.',
        'INT. LIGHTHOUSE - NIGHT\n\nThe keeper lights the lamp.',
      ),
      splitter: field(
        z.enum(Splitter, 'splitter must be local or model').nullish(),
        '`local`: without the language model, at no cost. The language model by default.',
        'local',
      ),
    }),
    responses: [{ status: 200, description: 'The proposed shots.', shape: proposalShape }],
    errors: [404],
    run: ({ viewer }, { params, body }) => splitter.split(viewer, { projectId: params.id, ...body }),
  }),
]
