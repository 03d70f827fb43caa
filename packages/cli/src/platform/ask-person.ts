import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { password, text } from '@clack/prompts';
import { Cancelled, type Answers } from '@housefront/generator';
import { Failure } from '../base/command.ts';
import { optionOf } from './platform-input.ts';
import type { Login } from './network/types.ts';

/** Values of the environment and the terminal. */
export interface Person {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a person can be asked. */
  readonly isThere: boolean;
}

function answered(value: string | symbol | undefined): string {
  if (typeof value === 'symbol') throw new Cancelled();
  return value ?? '';
}

function needsPerson({ isThere }: Person, name: string, variable: string): void {
  if (!isThere) throw new Failure(`--${name} - asks in a terminal, and there is none. Set ${variable}.`);
}

/** Value of an option, else of its variable. `-` asks a person; where none is there, it means the variable. */
function secretOf(given: Answers, { isThere, env }: Person, name: string, variable: string): string | undefined {
  const value = optionOf(given, name);
  return value === undefined || (value === '-' && !isThere) ? (env[variable] ?? value) : value;
}

/**
 * The login of a member: from the option, the environment or the terminal.
 * @throws {Failure} for a login without a password, and if no person can be asked
 */
export async function readLogin(given: Answers, person: Person): Promise<Login | undefined> {
  const value = secretOf(given, person, 'member', 'HOUSEFRONT_MEMBER');
  if (value === undefined || value === '') return undefined;
  if (value === '-') {
    needsPerson(person, 'member', 'HOUSEFRONT_MEMBER=account:password');
    const account = answered(await text({ message: 'Account of the member' }));
    return { account, password: answered(await password({ message: 'Password' })) };
  }
  const at = value.indexOf(':');
  if (at < 1 || at === value.length - 1) {
    throw new Failure(
      '--member has no account and password. Write --member account:password, or --member - to be asked.',
    );
  }
  return { account: value.slice(0, at), password: value.slice(at + 1) };
}

/**
 * The token of a member: from the option, the environment or the terminal.
 * @throws {Failure} if no person can be asked
 */
export async function readToken(given: Answers, person: Person): Promise<string | undefined> {
  const value = secretOf(given, person, 'token', 'HOUSEFRONT_TOKEN');
  if (value !== '-') return value === '' ? undefined : value;
  needsPerson(person, 'token', 'HOUSEFRONT_TOKEN');
  return answered(await password({ message: 'Token of the member' })) || undefined;
}

const TYPES: Readonly<Record<string, string>> = { 'svg+xml': 'svg', jpeg: 'jpg' };

/** Shows a captcha as a file and asks for its letters; null if no person is there. */
export async function askCaptcha(picture: string, { isThere }: Person): Promise<string | null> {
  const [, type = 'png', encoding = '', data = ''] = /^data:image\/([a-z+.-]+)(;base64)?,(.*)$/s.exec(picture) ?? [];
  if (!isThere || data === '') return null;
  const folder = mkdtempSync(join(tmpdir(), 'housefront-captcha-'));
  try {
    const file = join(folder, `captcha.${TYPES[type] ?? type.replace(/\W/g, '')}`);
    writeFileSync(file, encoding === '' ? decodeURIComponent(data) : Buffer.from(data, 'base64'));
    return answered(await text({ message: `Letters of the captcha in ${file}` }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
