import { z } from 'zod'
import { scriptRule } from '#schema/rules/storyboard'
import { type Call, call, field, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { dialogueShape } from '../shot-view.js'
import {
  ProposedElementType,
  ProposedShotType,
  ScriptProposalType,
  ScriptRemainder,
} from './script.resolver.js'
import { type ScriptSplitter, Splitter } from './script-splitter.js'

const element = restFields(ProposedElementType, {
  kind: 'cast',
  label: 'Officer Bell',
  name: 'officer-bell',
  description: '40s, soaked',
  shots: 6,
})
const shot = restFields(ProposedShotType, {
  scene: 0,
  heading: 'INT. LIGHTHOUSE - NIGHT',
  words: 'The keeper lights the lamp.',
  seconds: 4,
  camera: 'close_up',
  characters: ['KEEPER'],
  transition: 'fade',
})
const remainder = restFields(ScriptRemainder, { kind: 'TITLE_PAGE', text: 'Title: The Keeper' })
const proposal = restFields(ScriptProposalType, {
  title: 'The Keeper',
  byline: 'Written by Ines Alvar',
  opening: 'fadeblack',
  splitter: Splitter.LOCAL,
  note: null,
})

const proposalShape = shape('ScriptProposal', 'Proposed shots for a script. None of them exists yet.', {
  ...proposal.fields,
  elements: field(
    z.array(
      shape('ProposedElement', 'A character or place in a script. It does not exist yet.', element.fields),
    ),
    'Its characters, then its places: at most 50.',
  ),
  shots: field(
    z.array(
      shape('ProposedShot', 'A proposed shot.', {
        ...shot.fields,
        dialogue: field(z.array(dialogueShape), 'Spoken lines, with speakers as written.'),
      }),
    ),
    'In the order of the script: at most 100.',
  ),
  apart: field(
    z.array(shape('ScriptRemainder', 'A part of a script that is in no shot.', remainder.fields)),
    'Parts of the script that are in no shot; no word is lost.',
  ),
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
