const TABS = '.graphiql-tabs'

/**
 * GraphiQL puts buttons into elements with the role of a tab, where nothing may be that has the focus. This has
 * them be a list of buttons, of which the chosen one says so. Returns what ends it.
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
