import { runCommand } from './app/backup/command.js'

await runCommand('backup')
