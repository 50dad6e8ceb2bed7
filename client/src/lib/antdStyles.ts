declare global {
  /** The style sheets of antd’s components whose code has been loaded; the build adds them to it. */
  var antdSheets: string[] | undefined
}

const loading = new Map<string, Promise<void>>()

/** They stand before all other styles, which may say otherwise. */
function load(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link')
    sheet.addEventListener('load', () => resolve(), { once: true })
    sheet.addEventListener('error', () => {
      sheet.remove()
      loading.delete(path)
      reject(new Error(`${path} could not be loaded`))
    })
    Object.assign(sheet, { rel: 'stylesheet', crossOrigin: '', href: path })
    document.head.insertBefore(sheet, document.head.querySelector('style'))
  })
}

/**
 * Puts the styles of those of antd’s components in force whose code is there. The build has computed them; while
 * developing, and in tests, antd does so itself.
 */
export async function antdStyles(): Promise<void> {
  await Promise.all(
    (globalThis.antdSheets ?? []).map((path) => {
      if (!loading.has(path)) loading.set(path, load(path))
      return loading.get(path)
    }),
  )
}
