import type { Plugin } from 'vite'

const FORMS = '@rc-component/form'
/** Kinds of fields that nothing here shows, but `Input` brings. */
const UNUSED_INPUTS = new Set(['./Group', './OTP', './Search'])
const NOTHING = '\0nothing'
const OWN = /[\\/]client[\\/]src[\\/]/
const NAME = /^(\w+)(?: as (\w+))?$/

/** The folder of a component, such as `input-number`; its default export is the component. */
const folderOf = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

/**
 * Removes imports of antd that this app never uses.
 *
 * What is imported from `antd` is imported from its own folder: by the package’s index every page would import every
 * component, and it could not be told which pages load which (`chunks.ts`).
 *
 * Every field, from the select to the switch, imports the whole package of forms for the context of one. Here it
 * imports that context alone, so that a page without a form loads no forms.
 */
export const leanAntd = (): Plugin => ({
  name: 'lean-antd',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer, options) {
    if (source === FORMS && importer?.endsWith('/antd/es/form/context.js'))
      return this.resolve(`${FORMS}/es/FormContext.js`, importer, options)
    if (UNUSED_INPUTS.has(source) && importer?.endsWith('/antd/es/input/index.js')) return NOTHING
    return null
  },
  load: (id) => (id === NOTHING ? 'export default undefined' : null),
  transform: {
    order: 'post',
    handler(code, id) {
      if (!OWN.test(id) || !/from ["']antd["']/.test(code)) return null
      let changed = code
      for (const node of this.parse(code).body.toReversed()) {
        if (node.type !== 'ImportDeclaration' || node.source.value !== 'antd') continue
        const imports = node.specifiers.map((specifier) => {
          const [, name = '', local = name] = NAME.exec(code.slice(specifier.start, specifier.end)) ?? []
          return `import ${local} from 'antd/es/${folderOf(name)}';`
        })
        changed = changed.slice(0, node.start) + imports.join('') + changed.slice(node.end)
      }
      return { code: changed, map: null }
    },
  },
})
