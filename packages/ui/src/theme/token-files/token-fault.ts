/** A value that a theme cannot use; the message contains the value and the remedy. */
export class TokenFault extends Error {
  override readonly name = 'TokenFault';
}

/** Several faults of one tokens file, a line each: the token, the problem, the remedy. */
export class TokensError extends Error {
  override readonly name = 'TokensError';
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
    // A build prints it; the position of the reader would not help to correct a file.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** A value in the form for a message: on one line, printable, short. */
export function shownValue(value: unknown): string {
  const text = (JSON.stringify(value) ?? String(value)).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '�');
  const characters = Array.from(text);
  return characters.length > 60 ? `${characters.slice(0, 57).join('')}…` : text;
}

/** @throws {TokenFault} always, with the problem of a value and the remedy */
export function fault(value: unknown, problem: string, remedy: string): never {
  throw new TokenFault(`${shownValue(value)} ${problem}. ${remedy}.`);
}

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a JSON value is nested more than `most` levels deep; checked level by level, so that any depth is safe. */
export function isDeeper(value: unknown, most: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    const below: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      for (const item of Object.values(each)) if (typeof item === 'object') below.push(item);
    }
    level = below;
  }
  return false;
}

/**
 * A number within a range.
 * @throws {TokenFault} for anything else
 */
export function numberIn(value: unknown, [low, high]: readonly [low: number, high: number], unit = ''): number {
  if (typeof value === 'number' && value >= low && value <= high) return value;
  return fault(value, 'is out of place', `Write a number from ${low} to ${high}${unit}`);
}
