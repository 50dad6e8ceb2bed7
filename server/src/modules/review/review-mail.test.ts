/** Covers specification G10. */
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { mailbox } from '../../../test/mailbox.js'
import { IDS } from '../../../test/world/things.js'
import { openWorld } from '../../../test/world/world.js'

let mail: Awaited<ReturnType<typeof mailbox>>
let installation: TestInstallation
beforeAll(async () => {
  mail = await mailbox()
  const env = { SMTP_URL: mail.url, PUBLIC_URL: 'https://films.example.com' }
  installation = await testInstallation({ env })
  await (await openWorld(installation.installation)).fresh('owner')
})
afterAll(async () => {
  await installation.close()
  await mail.close()
})

const sql = (statement: string) => installation.installation.database.em.fork().execute(statement)
const send = () => installation.installation.services.reviewMail.send()
const write = (text: string) =>
  sql(`insert into review_note (project_id, clip_id, link_id, guest_id, frame, text)
       values ('${IDS.project}', '${IDS.first}', '${IDS.reviewLink}', '${IDS.guest}', 0, '${text}')`)

test('the creator of a link gets at most one summary of guests’ notes an hour', async () => {
  await write('Warmer')
  await sql(`insert into review_verdict (link_id, guest_id, video_id, is_approved)
             values ('${IDS.reviewLink}', '${IDS.guest}', '${IDS.first}', true)`)
  // two processes at once
  expect((await Promise.all([send(), send()])).sort()).toEqual([0, 1])
  const [letter, ...others] = mail.to('owner@example.com')
  expect(others).toEqual([])
  expect(letter.text).toContain('New notes from your reviewers')
  expect(letter.text).toContain('2 new notes, 1 new verdict')
  expect(letter.text).toContain(`https://films.example.com/projects/${IDS.project}?tab=notes`)
  expect(letter.text).not.toContain('Warmer')

  await write('Colder')
  expect(await send()).toBe(0)
  await sql(`update review_link set mailed_at = now() - interval '1 hour'`)
  await sql(`update review_note set created_at = now() - interval '2 hours' where text <> 'Colder'`)
  await sql(`update review_verdict set created_at = now() - interval '2 hours'`)
  expect(await send()).toBe(1)
  expect(mail.to('owner@example.com')).toHaveLength(2)
  expect(mail.to('owner@example.com')[1].text).toContain('1 new note.')
})

test('sends no notes of the team, of projects that the creator no longer sees, or to removed members', async () => {
  await sql(`update review_link set mailed_at = now() - interval '2 hours'`)
  await sql(`update review_note set created_at = now() - interval '3 hours'`)
  await sql(`update review_verdict set created_at = now() - interval '3 hours'`)
  await sql(`insert into review_note (project_id, clip_id, link_id, author_id, frame, text)
             values ('${IDS.project}', '${IDS.first}', '${IDS.reviewLink}', '${IDS.user}', 0, 'Yes')`)
  expect(await send()).toBe(0)
  await write('Again')
  await sql(`update project set owner_id = '${IDS.admin}', is_private = true where id = '${IDS.project}'`)
  expect(await send()).toBe(0)
  await sql(`update project set owner_id = '${IDS.owner}', is_private = false where id = '${IDS.project}'`)
  await sql(`update review_link set mailed_at = now() - interval '2 hours'`)
  await write('Once more')
  await sql(`update account set revoked_at = now() where id = '${IDS.owner}'`)
  expect(await send()).toBe(0)
})
