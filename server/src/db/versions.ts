import { readdirSync } from 'node:fs'

/** The migrations that this program knows, oldest first. */
export const knownMigrations = (): string[] =>
  readdirSync(new URL('./migrations', import.meta.url))
    .filter((file) => /^Migration\d+\.(js|ts)$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort()

/** Which of the migrations that a database, or a backup, went through this program does not know. */
export function unknownMigrations(applied: readonly string[]): string[] {
  const known = new Set(knownMigrations())
  return applied.filter((name) => !known.has(name)).sort()
}
