const TABS = '.graphiql-tabs'

/**
 * GraphiQL puts buttons into elements with the role `tab`, which must not contain focusable elements. This turns
 * them into a list of buttons and marks the current one. Returns a function that stops it.
 */
export function nameTabs(): () => void {
  const rename = () => {
    for (const list of document.querySelectorAll(TABS)) list.setAttribute('role', 'list')
    for (const tab of document.querySelectorAll(`${TABS} > li[aria-selected]`)) {
      tab.setAttribute('role', 'listitem')
      tab.querySelector('button')?.setAttribute('aria-current', tab.getAttribute('aria-selected')!)
      tab.removeAttribute('aria-selected')
    }
  }
  rename()
  const observer = new MutationObserver(rename)
  const changes = { childList: true, subtree: true, attributeFilter: ['aria-selected'] }
  observer.observe(document.body, changes)
  return () => observer.disconnect()
}
