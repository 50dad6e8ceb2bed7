import type { Page } from 'playwright-core'

export const resultOf = (page: Page) => page.locator('.result-window .view-lines')

/** Waits until the editor shows this operation. */
export const showsOperation = (page: Page, name: string) =>
  page.locator('.graphiql-query-editor .view-lines').getByText(name, { exact: true }).first().waitFor()

export async function openTab(page: Page, name: string): Promise<void> {
  await page.locator('.graphiql-tabs').getByRole('button', { name, exact: true }).click()
  await showsOperation(page, name)
}

export const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click()

/** Replaces the text of an editor below the operation. */
export async function write(page: Page, editor: 'Variables' | 'Headers', value: object): Promise<void> {
  await page.getByRole('button', { name: editor, exact: true }).click()
  await page.locator('.graphiql-editor-tool .graphiql-editor:not(.hidden) .view-lines').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(JSON.stringify(value))
  await page.keyboard.press('ControlOrMeta+Shift+End') // includes brackets that the editor has closed
  await page.keyboard.press('Delete')
}

/** Sets the token for the operation of this tab. */
export const useToken = (page: Page, token: string) =>
  write(page, 'Headers', { authorization: `Bearer ${token}` })

export const fetchSchema = (page: Page) =>
  page.getByRole('button', { name: 'Re-fetch GraphQL schema' }).click()
