import { screen } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { pageOf } from '../../../test/answers'
import { openPart } from '../../../test/part'
import { AuditTab } from './AuditTab'
import { AuditDocument } from './AuditTab.generated'

const request = { query: AuditDocument, variables: { first: 50 } }

test('the audit log lists the actor, action and changes', async () => {
  const entry = (id: string, changes: object) => ({
    __typename: 'AuditEntry',
    id,
    action: 'ASSET_LISTED',
    actor: { __typename: 'User', id: 'bo', username: 'bo' },
    subjectId: 'x',
    subjectName: 'Harbour at dawn',
    before: null,
    after: null,
    createdAt: '2026-11-20T10:00:00Z',
    ...changes,
  })
  const nodes = [
    entry('1', { before: '{"price":null}', after: '{"price":12.5}' }),
    entry('2', {
      action: 'ASSET_APPROVED',
      before: '{"approvalStatus":"pending","flagged":true}',
      after: '{"approvalStatus":"approved","flagged":false}',
    }),
    entry('3', {
      action: 'MEMBER_JOINED',
      actor: null,
      subjectName: 'cleo',
      after: '{"email":"cleo@studio.film","username":"cleo","isAdmin":false}',
    }),
    entry('4', {
      action: 'MODELS_CHOSEN',
      before: '{"models":"fal-ai/veo3, fal-ai/vidu/q1/reference-to-video","defaultForText":null}',
      after:
        '{"models":"fal-ai/veo3, fal-ai/veo3.1, fal-ai/kling-video/v3/pro/text-to-video","defaultForText":null}',
    }),
  ]
  openPart(<AuditTab />, [{ request, result: { data: { audit: pageOf('AuditEntryConnection', nodes) } } }])
  const [, listed, approved, joined, chosen] = await screen.findAllByRole('row')
  expect(listed).toHaveTextContent(/bo.*Asset listed.*Harbour at dawn.*price none → \$ 12\.50/)
  expect(approved).toHaveTextContent(/Asset approved.*status pending → approved.*flagged yes → no/)
  expect(joined).toHaveTextContent(/^Ccleo.*Member joined.*email cleo@studio\.film/)
  expect(joined).not.toHaveTextContent('admin')
  expect(chosen).toHaveTextContent(
    /Models chosen.*models added Veo 3\.1 Kling 3 Pro models removed Vidu Q1 \d/,
  )
})

test('an audit log that fails to load offers a retry', async () => {
  openPart(<AuditTab />, [{ request, result: { errors: [new GraphQLError('No')] } }])
  expect(await screen.findByText('Unable to load the audit log')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
