import type { ESTree } from 'vite'

const MAKERS = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent'])

/** Styles that a module of antd makes. */
export interface Style {
  /** The name under which antd registers them; with that of the export, where it is not the default. */
  name: string
  /** The path of the module in antd. */
  file: string
  exported: string
  /** Whether they come with a component, not a hook. */
  isComponent: boolean
}

type Statement = ESTree.Program['body'][number]

interface Call {
  callee: { name: string }
  arguments: { value?: string; elements?: { value: string }[] }[]
  start: number
  end: number
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The first call of one of antd's makers of styles. */
function makerIn(node: unknown): Call | undefined {
  if (!isNode(node)) return undefined
  const { callee } = node
  if (node.type === 'CallExpression' && isNode(callee) && MAKERS.has(String(callee.name)))
    return node as unknown as Call
  for (const value of Object.values(node)) {
    const found = makerIn(value)
    if (found) return found
  }
  return undefined
}

function exportOf(statement: Statement): string {
  if (statement.type !== 'ExportNamedDeclaration') return 'default'
  const { declaration } = statement
  if (declaration?.type !== 'VariableDeclaration') return 'default'
  const [variable] = declaration.declarations
  return variable?.id.type === 'Identifier' ? variable.id.name : 'default'
}

/** Which styles a module of antd makes, and its code without them. */
export function takeStyles(
  code: string,
  file: string,
  body: readonly Statement[],
): { styles: Style[]; code: string } {
  const styles: Style[] = []
  let rest = code
  for (const statement of body.toReversed()) {
    const call = makerIn(statement)
    if (!call) continue
    const [component] = call.arguments
    const registered = component?.elements?.map(({ value }) => value).join('-') ?? component?.value ?? ''
    const exported = exportOf(statement)
    const name = exported === 'default' ? registered : `${registered}.${exported}`
    const maker = call.callee.name
    styles.push({ name, file, exported, isComponent: maker === 'genSubStyleComponent' })
    rest = `${rest.slice(0, call.start)}/*#__PURE__*/ ${maker}()${rest.slice(call.end)}`
  }
  return { styles, code: rest.replaceAll('new Keyframes(', '/*#__PURE__*/ new Keyframes(') }
}
