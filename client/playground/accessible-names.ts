const TABS = '.graphiql-tabs'
const UNNAMED = '.graphiql-plugin :is(input, select):not([aria-label], [placeholder])'

function correct(): void {
  for (const list of document.querySelectorAll(TABS)) list.setAttribute('role', 'list')
  for (const tab of document.querySelectorAll(`${TABS} > li[aria-selected]`)) {
    tab.setAttribute('role', 'listitem')
    tab.querySelector('button')?.setAttribute('aria-current', tab.getAttribute('aria-selected')!)
    tab.removeAttribute('aria-selected')
  }
  for (const field of document.querySelectorAll(UNNAMED)) {
    const argument = field.closest('[data-arg-name]')?.getAttribute('data-arg-name')
    field.setAttribute('aria-label', argument ?? 'Kind of operation')
  }
}

/**
 * Corrects two faults of GraphiQL: its elements with the role `tab` contain buttons, so this turns them into a list
 * of buttons; and fields of its explorer have no name.
 */
export function correctNames(): void {
  const changes = { childList: true, subtree: true, attributeFilter: ['aria-selected'] }
  new MutationObserver(correct).observe(document.body, changes)
}
