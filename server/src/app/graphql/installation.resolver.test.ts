import { testResolver } from '../../../test/resolver.js'

const operation = '{ installation { engine registrationOpen isEmpty needsSetupToken } }'

testResolver({
  'Query.installation': {
    operation,
    as: 'anonymous',
    result: {
      installation: { engine: 'LOCAL', registrationOpen: true, isEmpty: false, needsSetupToken: false },
    },
    cases: [
      {
        name: 'without an account',
        as: 'anonymous',
        prepare: ({ em }) => em.fork().execute('truncate account cascade'),
        result: { installation: { registrationOpen: true, isEmpty: true, needsSetupToken: false } },
      },
    ],
  },
})

describe('an installation by invitation', () => {
  testResolver(
    {
      'Query.installation': {
        operation,
        as: 'anonymous',
        result: { installation: { registrationOpen: false, isEmpty: false, needsSetupToken: false } },
        cases: [
          {
            name: 'without an account',
            as: 'anonymous',
            prepare: ({ em }) => em.fork().execute('truncate account cascade'),
            result: { installation: { registrationOpen: true, isEmpty: true, needsSetupToken: true } },
          },
        ],
      },
    },
    { REGISTRATION: 'invite', SETUP_TOKEN: 'open sesame' },
  )
})
