import type { Plugin } from 'vite'

const UNUSED = [
  'disableExperimentalFragmentVariables',
  'disableFragmentWarnings',
  'enableExperimentalFragmentVariables',
  'gql',
  'resetCaches',
]

/**
 * Leaves out `gql` and the parser of GraphQL that it needs: Apollo Client brings them, but the documents of this app
 * are parsed by `npm run codegen`.
 */
export const leanApollo = (): Plugin => ({
  name: 'lean-apollo',
  apply: 'build',
  load: (id) =>
    /\/node_modules\/graphql-tag\/lib\/index\.js$/.test(id)
      ? {
          code: `const unused = () => { throw new Error('Documents are in .graphql files') }
export { ${UNUSED.map((name) => `unused as ${name}`).join(', ')} }`,
          moduleType: 'js',
        }
      : null,
})
