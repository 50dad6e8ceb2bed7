/**
 * A film in one sitting, with a typed client: run by server/test/rest/typed-client.nightly.test.ts, so that it stays true.
 *
 *   npx openapi-typescript https://cutroom.example.com/api/v1/openapi.json --default-non-nullable=false -o openapi.d.ts
 *   npx tsc rest-client.ts … && node rest-client.js https://cutroom.example.com picture.png
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import createClient from 'openapi-fetch'
import type { components, paths } from './openapi.js'

const [origin, picture] = process.argv.slice(2)
const account = { email: 'rest@example.com', username: 'rest', password: 'correct horse battery' }
const cutroom = createClient<paths>({ baseUrl: `${origin}/api/v1` })

/** What a call returned. Throws the failure that it returned instead. */
function done<Data>({
  data,
  error,
  response,
}: {
  data?: Data
  error?: { detail: string | components['schemas']['Fault'][] }
  response: Response
}): Data {
  if (data !== undefined) return data
  const detail =
    typeof error?.detail === 'string'
      ? error.detail
      : error?.detail.map(({ loc, msg }) => `${loc.join('.')} ${msg}`).join('\n')
  throw new Error(`${response.status}: ${detail}`)
}

done(await cutroom.POST('/admin/register', { body: account }))
const { access_token } = done(
  await cutroom.POST('/user/login', { body: { identifier: account.username, password: account.password } }),
)
cutroom.use({ onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${access_token}`) })

const { project_id } = done(await cutroom.POST('/projects', { body: { project_name: 'The Keeper' } }))

// @ts-expect-error: a project needs a name, and the compiler knows
const refused = await cutroom.POST('/projects', { body: { project_desc: 'A lighthouse' } })
if (refused.response.status !== 422) throw new Error('a project without a name')

const file = new File([await readFile(picture)], 'lighthouse.png', { type: 'image/png' })
const asset = done(
  await cutroom.POST('/assets/upload', {
    body: { name: 'Lighthouse', tags: '["dusk"]', file: file as unknown as string }, // a description has no type for bytes
    bodySerializer: (fields) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      return form
    },
  }),
)

const { job_id } = done(
  await cutroom.POST('/video/video_gen', {
    body: {
      prompt: 'A lighthouse at dusk',
      project_id,
      aspect_ratio: '1:1',
      additional_asset_ids: [asset.asset_id],
    },
    params: { header: { 'Idempotency-Key': 'the-keeper-1' } },
  }),
)
let job: components['schemas']['Job']
do {
  await pause(500)
  job = done(await cutroom.GET('/video/job_status/{id}', { params: { path: { id: job_id } } }))
} while (job.status === 'queued' || job.status === 'running')
if (!job.video?.video_url) throw new Error(job.error ?? job.status)

const { video_id, video_url } = job.video
done(
  await cutroom.PUT('/video/videos/{video_id}/status', {
    params: { path: { video_id } },
    body: { status: 'accepted' },
  }),
)
const film = done(
  await cutroom.POST('/video/merge_videos', {
    body: { project_id, video_urls: [video_url], transition_types: [] },
  }),
)
process.stdout.write('job_id' in film ? film.job_id : film.video_url)
