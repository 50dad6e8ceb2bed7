import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesIn, root } from '../stale.mjs'

/** Checks that the documents refer to existing files, link targets, rules and modules. */
const FOLDERS = ['bench', 'docs', 'client', 'packages', 'server', 'schema', 'scripts', 'deploy']
const files = [
  ...readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  ...FOLDERS.flatMap((folder) => [...filesIn(folder)]).filter((file) => !file.startsWith('client/dist')),
]
const endingIn = (...endings) => files.filter((file) => endings.some((ending) => file.endsWith(ending)))
const read = (file) => readFileSync(join(root, file), 'utf8')

const PATH = /`((?:bench|client|packages|server|schema|scripts|docs)\/[\w./-]+\.\w+)`/g
/** A file name without its folder, used after a full path; `label` is the example module. */
const NAME = /`((?!label\.)[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs))`/g
const LINK = /\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g
const RULE = /^- \*\*([A-Z]\d+)\*\*[^]*?(?=\n- \*\*|\n\n|(?![^]))/gm
const CITED = /\b(Covers )?specification(?:\.md,)? ((?:[A-Z]\d+(?:, | and | to )?)+)/g

const faults = []
const documents = endingIn('.md')
const names = new Set(files.map((file) => basename(file)))
/** The rules of the specification, as pairs of number and text. */
const listed = documents
  .filter((file) => file.startsWith('docs/specification'))
  .flatMap((file) => [...read(file).matchAll(RULE)].map(([text, number]) => [number, text]))
const rules = new Map(listed)

for (const file of documents) {
  const text = read(file)
  for (const [, path] of text.matchAll(PATH))
    if (!existsSync(join(root, path)) && !path.includes('/dist'))
      faults.push(`${file} names ${path}, which does not exist`)
  for (const [, name] of text.matchAll(NAME))
    if (!names.has(name)) faults.push(`${file} names ${name}, which does not exist`)
  for (const [, target] of text.matchAll(LINK))
    if (!existsSync(join(root, dirname(file), target)))
      faults.push(`${file} links to ${target}, which does not exist`)
}

for (const file of documents)
  if (/^ *```[^`\n]* [^`\n]+$/m.test(read(file)))
    faults.push(`${file} has a block of code on the line of its fence`)
const tested = new Set()
for (const file of [...documents, ...endingIn('.ts', '.tsx', '.mjs')]) {
  const text = read(file).replace(/\n \* /g, ' ')
  for (const [, covers, numbers] of text.matchAll(CITED))
    for (const number of numbers.match(/[A-Z]\d+/g)) {
      if (!rules.has(number)) faults.push(`${file} cites the rule ${number}, which does not exist`)
      if (covers) tested.add(number)
    }
}
for (const [number, rule] of rules)
  if (!tested.has(number) && !rule.includes('No test of its own') && !number.startsWith('X'))
    faults.push(`no test names the rule ${number}`)

/** Checks that the documented list of modules is the same as in the code, in the same order. */
const inDocument = /the product: ([\w, -]+)\./.exec(read('docs/architecture.md'))?.[1]
const order = /const ROW = \[([^\]]+)\]/.exec(read('server/src/modules/index.ts'))?.[1] ?? ''
const modules = order.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).match(/[\w-]+/g)
if (inDocument !== modules?.join(', '))
  faults.push(`docs/architecture.md lists the modules ${inDocument}, not ${modules?.join(', ')}`)

const numbers = listed.map(([number]) => number)
const doubled = numbers.filter((number, at) => numbers.indexOf(number) !== at)
faults.push(...doubled.map((number) => `the rule ${number} is defined twice`))
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exit(faults.length ? 1 : 0)
