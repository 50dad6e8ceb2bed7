import { readdirSync } from 'node:fs'

/** Its number orders a migration and is its identity; the words after it say what it does. */
const FILE = /^(Migration\d+_\w+)\.(?:js|ts)$/
export const numberOf = (name: string): string => name.split('_')[0]!

/** The migrations that this program knows, oldest first. */
export const knownMigrations = (): string[] =>
  readdirSync(new URL('./migrations', import.meta.url))
    .flatMap((file) => FILE.exec(file)?.[1] ?? [])
    .sort()

/** Which of the migrations that a database, or a backup, went through this program does not know. */
export function unknownMigrations(applied: readonly string[]): string[] {
  const known = new Set(knownMigrations().map(numberOf))
  return applied.filter((name) => !known.has(numberOf(name))).sort()
}

/** Names as this program has them: a database or a backup of an earlier release has other words, or none. */
export function currentNames(applied: readonly string[]): string[] {
  const known = new Map(knownMigrations().map((name) => [numberOf(name), name]))
  return applied.map((name) => known.get(numberOf(name)) ?? name)
}
