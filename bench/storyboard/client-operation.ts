import { readFile, readdir } from 'node:fs/promises'
import { type DefinitionNode, Kind, parse, print, visit } from 'graphql'

const CLIENT = new URL('../../client/src/', import.meta.url)

const nameOf = (definition: DefinitionNode) => ('name' in definition ? definition.name?.value : undefined)

/** An operation of the client with the fragments that it spreads. */
export async function clientOperation(operationName: string): Promise<string> {
  const files = (await readdir(CLIENT, { recursive: true })).filter((file) => file.endsWith('.graphql'))
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, CLIENT), 'utf8')))
  const definitions = new Map(
    texts.flatMap((text) => parse(text).definitions.map((definition) => [nameOf(definition), definition])),
  )
  const included = new Set<DefinitionNode>()
  const include = (name: string) => {
    const definition = definitions.get(name)
    if (!definition) throw new Error(`The client has no operation or fragment ${name}`)
    if (included.has(definition)) return
    included.add(definition)
    visit(definition, { FragmentSpread: (spread) => include(spread.name.value) })
  }
  include(operationName)
  return print({ kind: Kind.DOCUMENT, definitions: [...included] })
}
