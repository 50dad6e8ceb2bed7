/** Covers specification V110. */
import { NO_TOOL_KEY } from '#schema/rules/take-change'
import { NOWHERE, testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { type Ids, type Thing, IDS } from '../../../../test/world/things.js'
import { asFilms } from '../../../../test/film-rows.js'
import { ModelState } from '../../model/model-state.entity.js'
import { Clip } from '../../video/clip.entity.js'
import { aRow, rows, update } from '../../../../test/world/builders.js'

/** A provider with prices; no worker sends requests to it. */
const PAID = { FAL_KEY: 'a-key', FAL_URL: 'http://localhost:9' }
const UPSCALE = `mutation ($input: UpscaleVideoInput!) {
  upscaleVideo(input: $input) {
    status title prompt engine firstTakeId isUpscaled changes { tool videoId soundId factor }
    job { kind status estimate { usd } }
  }
}`
const LIPS = `mutation ($input: SyncLipsInput!) {
  syncLips(input: $input) {
    status firstTakeId isUpscaled changes { tool videoId soundId factor } job { estimate { usd } }
  }
}`
const OFFERED = `query ($videoId: ID!) {
  offeredChanges(videoId: $videoId) { tool name factor width height estimate { usd isFree } refusal }
}`

const upscaled =
  (thing: Thing = 'first', factor = 2) =>
  (ids: Ids) => ({ input: { videoId: ids[thing], factor } })
const fitted =
  (thing: Thing = 'fresh', voice: Thing = 'voice') =>
  (ids: Ids) => ({ input: { videoId: ids[thing], soundId: ids[voice] } })
const asFilm = rows(asFilms([IDS.fresh]))
const large = (thing: Thing) => rows(update(Clip, IDS[thing], { bytes: 83886081 }))
const sized = (width: number, height: number) => rows(update(Clip, IDS.first, { width, height }))
const retired = (model: string) => rows(aRow(ModelState, { model, retiredAt: new Date() }))
const LEDGER = `select model, reserved::int, is_known from ledger_entry`

testResolver(
  {
    'Query.offeredChanges': {
      operation: OFFERED,
      variables: ({ first }) => ({ videoId: first }),
      as: 'user',
      result: {
        offeredChanges: [
          {
            tool: 'LIPS',
            name: 'Sync Lipsync 3',
            factor: null,
            width: 1280,
            height: 720,
            estimate: { usd: '0.533332', isFree: false },
            refusal: null,
          },
          { factor: 1.5, width: 1920, height: 1080, estimate: { usd: '0.08' }, refusal: null },
          { factor: 2, width: 2560, height: 1440, estimate: { usd: '0.32' }, refusal: null },
          { factor: 3, width: 3840, height: 2160, estimate: { usd: '0.32' }, refusal: null },
          { tool: 'UPSCALE', factor: 4, refusal: 'This factor makes more than 2160 lines' },
        ],
      },
      cases: [
        ...notFound('hiddenVideo', (videoId) => ({ videoId })),
        {
          name: 'of 60 frames per second, which cost twice as much',
          prepare: rows(update(Clip, IDS.first, { frameRate: 60 })),
          result: {
            offeredChanges: [{ estimate: { usd: '0.533332' } }, { estimate: { usd: '0.16' } }, {}, {}, {}],
          },
        },
        {
          name: 'of a take that waits for a review',
          variables: ({ fresh }) => ({ videoId: fresh }),
          result: {
            offeredChanges: [
              { refusal: null },
              { refusal: 'Accept this take before you upscale it' },
              {},
              {},
              {},
            ],
          },
        },
        {
          name: 'of a tool that the provider retired',
          prepare: retired('fal-ai/sync-lipsync/v3'),
          result: {
            offeredChanges: [
              { refusal: 'Sync Lipsync 3 was retired by its provider' },
              { refusal: null },
              {},
              {},
              {},
            ],
          },
        },
      ],
    },
    'Mutation.upscaleVideo': {
      operation: UPSCALE,
      variables: upscaled(),
      as: 'user',
      result: {
        upscaleVideo: {
          status: 'IN_PROGRESS',
          title: 'first',
          prompt: 'first',
          engine: 'FAL',
          isUpscaled: true,
          changes: [{ tool: 'UPSCALE', soundId: null, factor: 2 }],
          job: { kind: 'VIDEO', status: 'QUEUED', estimate: { usd: '0.32' } },
        },
      },
      check: async ({ em, ids }, { upscaleVideo: { firstTakeId, changes } }) => {
        expect([firstTakeId, changes[0].videoId]).toEqual([ids.first, ids.first])
        expect(await em.execute(LEDGER)).toEqual([
          { model: 'fal-ai/topaz/upscale/video', reserved: 320_000, is_known: true },
        ])
      },
      invalid: [
        [upscaled('first', 5), 'factor', 'The factor must be 1.5, 2, 3 or 4'],
        [upscaled('first', 4), 'factor', 'This factor makes more than 2160 lines'],
        [upscaled('fresh'), 'videoId', 'Accept this take before you upscale it'],
        [upscaled('refused'), 'videoId', 'Accept this take before you upscale it'],
        [upscaled('running'), 'videoId', 'This video is not finished'],
      ],
      cases: [
        ...notFound('hiddenVideo', (videoId) => ({ input: { videoId, factor: 2 } })),
        { name: 'a deleted take', variables: upscaled('deletedVideo'), code: 'NOT_FOUND' },
        {
          name: 'a take of the maximum size',
          prepare: sized(3840, 2160),
          code: 'BAD_USER_INPUT',
        },
        { name: 'too large a file', prepare: large('first'), code: 'BAD_USER_INPUT' },
        {
          name: 'a budget that is too small',
          prepare: ({ as }) =>
            as(
              'admin',
              'mutation { updateBudget(input: { scope: TEAM, period: ALWAYS, limitUsd: "0.3" }) { id } }',
            ),
          code: 'BUDGET_REACHED',
          check: async ({ em }) =>
            expect(await em.execute(`select id from clip where changes <> '[]'`)).toEqual([]),
        },
      ],
    },
    'Mutation.syncLips': {
      operation: LIPS,
      variables: fitted(),
      as: 'user',
      result: {
        syncLips: {
          status: 'IN_PROGRESS',
          isUpscaled: false,
          changes: [{ tool: 'LIPS', factor: null }],
          job: { estimate: { usd: '0.533332' } },
        },
      },
      check: async ({ ids }, { syncLips: { firstTakeId, changes } }) =>
        expect([firstTakeId, changes[0].videoId, changes[0].soundId]).toEqual([
          ids.fresh,
          ids.fresh,
          ids.voice,
        ]),
      invalid: [
        [fitted('fresh', 'sound'), 'soundId', 'This is not a voice of this project'],
        [fitted('fresh', 'hiddenSound'), 'soundId', 'This is not a voice of this project'],
        [({ fresh }) => ({ input: { videoId: fresh, soundId: NOWHERE } }), 'soundId'],
        [fitted('running'), 'videoId', 'This video is not finished'],
      ],
      cases: [
        ...notFound('hiddenVideo', (videoId, { voice }) => ({ input: { videoId, soundId: voice } })),
        { name: 'a film', prepare: asFilm, code: 'BAD_USER_INPUT' },
        {
          name: 'a take that was upscaled before',
          prepare: rows(
            update(Clip, IDS.fresh, {
              changes: [{ tool: 'UPSCALE', videoId: IDS.first, soundId: null, factor: 2 }],
            }),
          ),
          result: { syncLips: { isUpscaled: true, changes: [{ tool: 'UPSCALE' }, { tool: 'LIPS' }] } },
        },
      ],
    },
  },
  PAID,
)

describe('without a provider', () => {
  testResolver({
    'Query.offeredChanges': {
      operation: OFFERED,
      variables: ({ first }) => ({ videoId: first }),
      result: {
        offeredChanges: [{ refusal: NO_TOOL_KEY.LIPS }, { refusal: NO_TOOL_KEY.UPSCALE }, {}, {}, {}],
      },
    },
    'Mutation.upscaleVideo': {
      operation: UPSCALE,
      ...({ variables: upscaled(), code: 'BAD_USER_INPUT', message: NO_TOOL_KEY.UPSCALE } as object),
    },
    'Mutation.syncLips': {
      operation: LIPS,
      ...({ variables: fitted(), code: 'BAD_USER_INPUT', message: NO_TOOL_KEY.LIPS } as object),
    },
  })
})
