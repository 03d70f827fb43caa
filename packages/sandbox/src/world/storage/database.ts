import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { normalise } from './normalise.ts';

const migrationFolder = new URL('./migrations/', import.meta.url);

/** A truth value is stored as 1 or 0. */
type Value = SQLInputValue | boolean;

/**
 * The sandbox's embedded database: parsed rows, nested transactions, effects after the commit. Integers are read exactly (ADR
 * 58): as a number if that is safe, otherwise as a bigint. Columns have their names in camel case: `memberId` is the column
 * `member_id`.
 */
export interface Database {
  /** Runs one statement that returns no rows. */
  run(sql: string, ...values: SQLInputValue[]): { changes: number; lastId: number };
  /**
   * Adds a row. A column that is not given, or undefined, has its default.
   * @param or what is done if there is a row with the same key; without it that is an error
   */
  insert(
    table: string,
    row: Readonly<Record<string, Value | undefined>>,
    or?: 'ignore' | 'replace',
  ): { changes: number; lastId: number };
  /** Whether a row has all of these values. */
  has(table: string, values: Readonly<Record<string, Value>>): boolean;
  /** The first row, parsed by `shape`, or undefined when there is none. Throws when the row has another shape. */
  get<T>(shape: z.ZodMiniType<T>, sql: string, ...values: SQLInputValue[]): T | undefined;
  /** The value of the only column of the first row, e.g. a count; 0 when there is none, or when it is NULL. */
  number(sql: string, ...values: SQLInputValue[]): number;
  /** As {@link Database.number}, exactly: for money. */
  sum(sql: string, ...values: SQLInputValue[]): bigint;
  /** All rows, parsed by `shape`. */
  all<T>(shape: z.ZodMiniType<T>, sql: string, ...values: SQLInputValue[]): T[];
  /** Runs `work` as a whole or not at all; inside another transaction it is a savepoint. */
  transaction<T>(work: () => T): T;
  /** Runs `effect` once the outermost transaction is committed (at once outside one); a rollback drops it. */
  afterCommit(effect: () => void): void;
  /** Drops everything and migrates from nothing. */
  reset(): void;
  close(): void;
}

/** Opens (and migrates) the database in `folder`, or an in-memory one. */
export function openDatabase(folder: string): Database {
  if (folder !== ':memory:') mkdirSync(folder, { recursive: true });
  const sqlite = new DatabaseSync(folder === ':memory:' ? folder : join(folder, 'sandbox.sqlite'));
  sqlite.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000',
  );
  // SQLite's own NOCASE only covers a to z.
  sqlite.function('plain', { deterministic: true }, (text) => (typeof text === 'string' ? normalise(text) : null));
  migrate(sqlite);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = sqlite.prepare(sql);
    // Without this, SQLite refuses to read a number beyond 2^53.
    statement.setReadBigInts(true);
    statements.set(sql, statement);
    return statement;
  };
  let depth = 0;
  let effects: (() => void)[] = [];

  const run: Database['run'] = (sql, ...values) => {
    const result = prepared(sql).run(...values);
    return { changes: Number(result.changes), lastId: Number(result.lastInsertRowid) };
  };

  const sum: Database['sum'] = (sql, ...values) => {
    const [value = null] = Object.values(prepared(sql).get(...values) ?? {});
    return BigInt(integer.parse(value ?? 0n));
  };

  return {
    run,
    sum,
    number: (sql, ...values) => Number(sum(sql, ...values)),
    insert(table, row, or) {
      const given = Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
      const columns = given.map(({ name }) => columnOf(name)).join(', ');
      const marks = given.map(() => '?').join(', ');
      const sql = `INSERT ${or ? `OR ${or}` : ''} INTO ${table} (${columns}) VALUES (${marks})`;
      return run(sql, ...given.map(({ value }) => valueOf(value)));
    },
    has(table, values) {
      const conditions = Object.keys(values).map((name) => `${columnOf(name)} IS ?`);
      const statement = prepared(`SELECT 1 FROM ${table} WHERE ${conditions.join(' AND ')}`);
      return statement.get(...Object.values(values).map(valueOf)) !== undefined;
    },
    get(shape, sql, ...values) {
      const row = prepared(sql).get(...values);
      return row === undefined ? undefined : z.parse(shape, exactRow(row));
    },
    all(shape, sql, ...values) {
      return prepared(sql)
        .all(...values)
        .map((row) => z.parse(shape, exactRow(row)));
    },
    transaction(work) {
      const name = `level_${depth}`;
      const effectsBefore = effects.length;
      sqlite.exec(depth === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT ${name}`);
      depth += 1;
      let result;
      try {
        result = work();
      } catch (error) {
        depth -= 1;
        sqlite.exec(depth === 0 ? 'ROLLBACK' : `ROLLBACK TO ${name}; RELEASE ${name}`);
        effects = effects.slice(0, effectsBefore);
        throw error;
      }
      depth -= 1;
      sqlite.exec(depth === 0 ? 'COMMIT' : `RELEASE ${name}`);
      if (depth === 0) {
        const due = effects;
        effects = [];
        for (const effect of due) effect();
      }
      return result;
    },
    afterCommit(effect) {
      if (depth === 0) effect();
      else effects.push(effect);
    },
    reset() {
      statements.clear();
      const tables = sqlite
        .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        .all();
      const names = z.parse(z.array(z.object({ name: z.string() })), tables);
      sqlite.exec('PRAGMA foreign_keys = OFF');
      for (const { name } of names) sqlite.exec(`DROP TABLE "${name}"`);
      sqlite.exec('PRAGMA user_version = 0; PRAGMA foreign_keys = ON');
      migrate(sqlite);
    },
    close() {
      sqlite.close();
    },
  };
}

/** SQLite calculates with values of a statement as with floating-point numbers. */
const integer = z.union([z.bigint(), z.int()]);
const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const valueOf = (value: Value): SQLInputValue => (typeof value === 'boolean' ? Number(value) : value);

const exactRow = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      typeof value === 'bigint' && Number.isSafeInteger(Number(value)) ? Number(value) : value,
    ]),
  );

function migrate(sqlite: DatabaseSync): void {
  const files = readdirSync(migrationFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  sqlite.exec('CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
  const note = sqlite.prepare('INSERT OR IGNORE INTO migration (name) VALUES (?)');
  // An older folder counts its migrations: that many have run.
  const counted = z.parse(z.object({ user_version: z.number() }), sqlite.prepare('PRAGMA user_version').get());
  for (const file of files.slice(0, counted.user_version)) note.run(file);
  sqlite.exec('PRAGMA user_version = 0');
  const ran = z.parse(z.array(z.object({ name: z.string() })), sqlite.prepare('SELECT name FROM migration').all());
  for (const file of files) {
    if (ran.some(({ name }) => name === file)) continue;
    sqlite.exec(`BEGIN; ${readFileSync(new URL(file, migrationFolder), 'utf8')}`);
    note.run(file);
    sqlite.exec('COMMIT');
  }
}
