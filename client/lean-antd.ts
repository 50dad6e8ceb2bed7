import type { Plugin } from 'vite'

const FORMS = '@rc-component/form'
/** Kinds of fields that nothing here shows, but `Input` brings. */
const UNUSED_INPUTS = new Set(['./Group', './OTP', './Search'])
const NOTHING = '\0nothing'

/**
 * Leaves out what antd imports and this app never uses.
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
})
