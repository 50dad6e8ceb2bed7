const { concatAST, visit } = require('graphql')

const HEADER =
  '/* Made by `npm run codegen` from schema/graph.graphql and the documents of the features. Not edited by hand. */'
const pascal = (name) => name.replace(/(^|_)([a-z])/g, (_, _start, letter) => letter.toUpperCase())
const mustHave = ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue

/** The hooks of one query: at once, and on demand. */
function queryHooks(name, required) {
  const [data, variables, document] = [`${name}Query`, `${name}QueryVariables`, `${name}Document`]
  return [
    `export function use${name}Query(options${required ? '' : '?'}: useQuery.Options<${data}, ${variables}> & { returnPartialData?: false }) {`,
    `  return useQuery(${document}, options)`,
    '}',
    `export function use${name}LazyQuery(options?: useLazyQuery.Options<${data}, ${variables}>) {`,
    `  return useLazyQuery(${document}, options)`,
    '}',
  ]
}

/** The hook of one mutation or subscription. */
function otherHook(name, kind, required) {
  const [hook, data, variables] = [`use${kind}`, `${name}${kind}`, `${name}${kind}Variables`]
  const optional = kind === 'Mutation' || !required ? '?' : ''
  return [
    `export function ${hook.replace('use', `use${name}`)}(options${optional}: ${hook}.Options<${data}, ${variables}>) {`,
    `  return ${hook}(${name}Document, options)`,
    '}',
  ]
}

/** Adds one typed Apollo Client 4 hook an operation to the documents of `typed-document-node`. */
exports.plugin = (_schema, documents) => {
  const lines = []
  const used = new Set()
  visit(concatAST(documents.map(({ document }) => document)), {
    OperationDefinition(node) {
      const name = pascal(node.name.value)
      const kind = pascal(node.operation)
      const required = (node.variableDefinitions ?? []).some(mustHave)
      used.add(`use${kind}`)
      if (kind === 'Query') used.add('useLazyQuery')
      lines.push(...(kind === 'Query' ? queryHooks(name, required) : otherHook(name, kind, required)))
    },
  })
  return {
    prepend: [HEADER, `import { ${[...used].sort().join(', ')} } from '@apollo/client/react'`],
    content: lines.join('\n'),
  }
}
