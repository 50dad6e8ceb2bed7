export { createLocalEngine, LOCAL_MODEL, type LocalEngineOptions, rewritePrompt } from './local-engine.js'
