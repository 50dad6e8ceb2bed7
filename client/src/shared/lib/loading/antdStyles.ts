declare global {
  /** Style sheets of the antd components loaded so far; the build adds to it. */
  var antdSheets: string[] | undefined
}

const loading = new Map<string, Promise<void>>()

/** Inserts a sheet before all other styles, which may override it. */
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
 * Loads the styles of the antd components whose code is loaded. The build has computed them; in development and
 * tests antd computes its own styles.
 */
export async function antdStyles(): Promise<void> {
  await Promise.all(
    (globalThis.antdSheets ?? []).map((path) => {
      if (!loading.has(path)) loading.set(path, load(path))
      return loading.get(path)
    }),
  )
}
