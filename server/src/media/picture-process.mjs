import '@swc-node/register/esm-register'

await import('./picture-process.ts')
