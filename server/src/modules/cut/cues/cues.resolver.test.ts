import { testResolver } from '../../../../test/resolver.js'
import { aCue, many } from '../../../../test/world/builders.js'
import { IDS } from '../../../../test/world/things.js'

const CUE = `id sound { title } itemId atSeconds inSeconds outSeconds gain fadeInSeconds fadeOutSeconds isMuted isDucked isLooped revision
  editedBy { username }`

testResolver({
  'Query.project': {
    operation: `query ($id: ID!) { project(id: $id) { cut { cues { ${CUE} } } } }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: { project: { cut: { cues: [{ sound: { title: 'The sound' }, atSeconds: 0.5, gain: -6 }] } } },
    list: {
      isWhole: true,
      rows: many(50, () => aCue({ editedById: IDS.user })),
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ project }) => project.cut.cues,
    },
  },
})
