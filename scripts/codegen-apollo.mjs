import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { Kind, print, stripIgnoredCharacters, visit } from 'graphql'
import { filesIn } from './stale.mjs'

/** Exports `createDocument` and `TextDocument`, which the generated files use. */
const DOCUMENT_MODULE = 'client/src/shared/lib/network/graphqlDocument'
const OPTIONAL_LISTS = new Set(['arguments', 'directives', 'variableDefinitions'])
const HOOKS = { query: 'useQuery', mutation: 'useMutation', subscription: 'useSubscription' }
/** The hooks that the client calls. */
const CALLED = new Set(
  [...filesIn('client/src')]
    .filter((file) => /(?<!\.generated|\.test)\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\buse\w+(?:Query|Mutation|Subscription)\b/g) ?? []),
)

const isFragment = ({ kind }) => kind === Kind.FRAGMENT_DEFINITION
const isRequired = ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue
const fragmentVariable = (name) => `${name}FragmentDoc`

function importLine(names, from, outputFile) {
  const path = relative(dirname(resolve(outputFile)), resolve(from)).replaceAll('\\', '/')
  const specifier = path.startsWith('.') ? path : `./${path}`
  return `import ${names} from '${specifier.replace(/\.ts$/, '')}'`
}

/** The names of fragments that a definition spreads directly. */
function spreadsOf(definition) {
  const names = new Set()
  visit(definition, { FragmentSpread: ({ name }) => void names.add(name.value) })
  return [...names]
}

/** The AST as JSON, without locations and empty lists. */
const astOf = (definition) =>
  JSON.stringify(definition, (key, value) =>
    key === 'loc' || (OPTIONAL_LISTS.has(key) && value?.length === 0) ? undefined : value,
  )

/** Names of an operation's types and variables, such as `SignOutMutationVariables`. */
function namesOf({ name: { value: name }, operation }) {
  const data = `${name}${operation[0].toUpperCase()}${operation.slice(1)}`
  return { name, data, types: `${data}, ${data}Variables`, document: `${name}Document` }
}

/** Sorts fragments after those that they spread, because constants must be defined before use. */
function inOrderOfUse(fragments) {
  const local = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
  const ordered = new Set()
  const add = (fragment) => {
    for (const name of spreadsOf(fragment)) if (local.has(name)) add(local.get(name))
    ordered.add(fragment)
  }
  fragments.forEach(add)
  return [...ordered]
}

function documentOf(definition) {
  const { variable, types } = isFragment(definition)
    ? {
        variable: fragmentVariable(definition.name.value),
        types: `${definition.name.value}Fragment, unknown`,
      }
    : { variable: namesOf(definition).document, types: namesOf(definition).types }
  const fragments = spreadsOf(definition).map(fragmentVariable)
  const list = fragments.length ? `, [${fragments.join(', ')}]` : ''
  // without the comment, bundlers keep unused documents
  return `export const ${variable} = /*#__PURE__*/ createDocument<${types}>(${astOf(definition)}${list})`
}

function hookOf(definition) {
  const { data, types, document } = namesOf(definition)
  const hook = HOOKS[definition.operation]
  const isOptional =
    definition.operation === 'mutation' || !(definition.variableDefinitions ?? []).some(isRequired)
  const partial = definition.operation === 'query' ? ' & { returnPartialData?: false }' : ''
  return [
    `export function use${data}(options${isOptional ? '?' : ''}: ${hook}.Options<${types}>${partial}) {`,
    `  return ${hook}(${document}, options)`,
    '}',
  ]
}

function textModule(definitions, outputFile) {
  const lines = definitions.map((definition) => {
    if (spreadsOf(definition).length) throw new Error('Documents that are text cannot spread fragments.')
    const { document, types } = namesOf(definition)
    const text = JSON.stringify(stripIgnoredCharacters(print(definition)))
    return `export const ${document} = ${text} as TextDocument<${types}>`
  })
  return {
    prepend: [importLine('type { TextDocument }', DOCUMENT_MODULE, outputFile)],
    content: lines.join('\n'),
  }
}

function apolloModule(definitions, fragmentImports, outputFile) {
  const fragments = inOrderOfUse(definitions.filter(isFragment))
  const operations = definitions.filter((definition) => !isFragment(definition))
  const called = operations.filter((operation) => CALLED.has(`use${namesOf(operation).data}`))
  const hooks = new Set(called.map(({ operation }) => HOOKS[operation]))
  const imports = fragmentImports.flatMap(({ importSource: { identifiers, path } }) => {
    const names = identifiers.filter(({ kind }) => kind === 'document').map(({ name }) => name)
    return names.length ? importLine(`{ ${names.sort().join(', ')} }`, path, outputFile) : []
  })
  return {
    prepend: [
      ...(hooks.size ? [`import { ${[...hooks].sort().join(', ')} } from '@apollo/client/react'`] : []),
      importLine('{ createDocument }', DOCUMENT_MODULE, outputFile),
      ...imports.sort(),
    ],
    content: [...[...fragments, ...operations].map(documentOf), ...called.flatMap(hookOf)].join('\n'),
  }
}

/**
 * GraphQL Code Generator plugin for Apollo Client 4: exports each operation and fragment as a parsed document, and
 * the hooks that are called. A document refers to the fragments it spreads, so a bundle has each fragment once.
 * With `documentMode: 'string'`, documents are text and there are no hooks.
 */
export function plugin(_schema, files, { documentMode, fragmentImports }, { outputFile }) {
  const definitions = files.flatMap(({ document }) => document.definitions)
  return documentMode === 'string'
    ? textModule(definitions, outputFile)
    : apolloModule(definitions, fragmentImports, outputFile)
}
