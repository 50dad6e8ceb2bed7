export { createLocalEngine, LOCAL_MODEL, type LocalEngineOptions } from './local-engine.js'
export { rewritePrompt } from './words/rewrite.js'
