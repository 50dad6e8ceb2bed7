import type { Plugin } from 'vite'

const FORMS = '@rc-component/form'

/**
 * Every field of antd, from the select to the switch, imports the whole package of forms for the context of one.
 * Here it imports that context alone, so that a page without a form loads no forms.
 */
export const leanAntd = (): Plugin => ({
  name: 'lean-antd',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer, options) {
    if (source !== FORMS || !importer?.endsWith('/antd/es/form/context.js')) return null
    return this.resolve(`${FORMS}/es/FormContext.js`, importer, options)
  },
})
