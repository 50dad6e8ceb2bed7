export * from '../cut/rules/caption.js'
