export * from '../cut/rules/card.js'
