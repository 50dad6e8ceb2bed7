import { readFile, readdir } from 'node:fs/promises'
import { type DefinitionNode, Kind, parse, print, visit } from 'graphql'

const CLIENT = new URL('../../client/src/', import.meta.url)

const nameOf = (definition: DefinitionNode) => ('name' in definition ? definition.name?.value : undefined)

/** An operation of the client as it sends it, with the fragments that it needs. */
export async function clientOperation(name: string): Promise<string> {
  const files = (await readdir(CLIENT, { recursive: true })).filter((file) => file.endsWith('.graphql'))
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, CLIENT), 'utf8')))
  const known = new Map(
    texts.flatMap((text) => parse(text).definitions.map((definition) => [nameOf(definition), definition])),
  )
  const needed = new Set<DefinitionNode>()
  const need = (wanted: string) => {
    const definition = known.get(wanted)
    if (!definition) throw new Error(`The client has no ${wanted}`)
    if (needed.has(definition)) return
    needed.add(definition)
    visit(definition, { FragmentSpread: ({ name: fragment }) => need(fragment.value) })
  }
  need(name)
  return print({ kind: Kind.DOCUMENT, definitions: [...needed] })
}
