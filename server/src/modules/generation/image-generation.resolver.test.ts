import { WRITERS, testResolver } from '../../../test/resolver.js'

testResolver({
  'Mutation.generateAsset': {
    operation: `mutation ($prompt: String!, $ratio: String! = "16:9", $referenceId: ID) {
      generateAsset(input: { prompt: $prompt, ratio: $ratio, referenceId: $referenceId }) { status kind }
    }`,
    variables: () => ({ prompt: 'A lighthouse at dusk' }),
    as: 'user',
    result: { generateAsset: { status: 'QUEUED' } },
    refused: WRITERS,
    invalid: [
      [() => ({ prompt: ' ' }), 'prompt'],
      [() => ({ prompt: 'x'.repeat(100_000) }), 'prompt'],
      [() => ({ prompt: 'A lighthouse', ratio: '5:7' }), 'ratio'],
      [({ pending }) => ({ prompt: 'A lighthouse', referenceId: pending }), 'referenceId'],
    ],
  },
})
