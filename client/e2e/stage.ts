import { after, before } from 'node:test'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { Person, openBrowser } from './person.js'
import { type Product, startProduct } from './product.js'

/**
 * Starts the product and a browser before the tests of a file, and stops them afterwards. Returns functions to open a person’s
 * browser, and to get the product, for example to kill and restart it.
 */
export function openStage(settings: () => Promise<Record<string, string>> = async () => ({})): {
  person(options?: BrowserContextOptions): Promise<Person>
  product(): Product
} {
  let product: Product | undefined
  let browser: Browser | undefined
  before(async () => {
    product = await startProduct(await settings())
    browser = await openBrowser()
  })
  after(async () => {
    await browser?.close()
    await product?.stop()
  })
  return {
    person: (options) => Person.arrive(browser!, product!.url, options),
    product: () => product!,
  }
}
