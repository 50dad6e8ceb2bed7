import { readdirSync } from 'node:fs'

/** The number orders and identifies a migration; the rest of the name describes it. */
const FILE = /^(Migration\d+_\w+)\.(?:js|ts)$/
export const numberOf = (name: string): string => name.split('_')[0]!

/** The known migrations, oldest first. */
export const knownMigrations = (): string[] =>
  readdirSync(new URL('./migrations', import.meta.url))
    .flatMap((file) => FILE.exec(file)?.[1] ?? [])
    .sort()

/** The unknown ones among the applied migrations of a database or backup. */
export function unknownMigrations(applied: readonly string[]): string[] {
  const known = new Set(knownMigrations().map(numberOf))
  return applied.filter((name) => !known.has(numberOf(name))).sort()
}

/** Converts migration names to current ones: earlier releases used other descriptions, or none. */
export function currentNames(applied: readonly string[]): string[] {
  const known = new Map(knownMigrations().map((name) => [numberOf(name), name]))
  return applied.map((name) => known.get(numberOf(name)) ?? name)
}
