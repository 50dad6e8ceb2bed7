export * from '../cut/rules/lower-third.js'
