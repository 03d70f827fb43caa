import { loginDataSchema } from '@housefront/contract/features/session';
import { firstGraphemes } from '@housefront/contract/graphemes';
import { normalizeEnvelope, isSuccessCode } from '@housefront/contract/envelope';
import { parseJson } from '@housefront/contract/json';
import * as z from 'zod/mini';
import { platformWords } from '../../adapters/http/platform-words.ts';
import type { WindowMessage } from '../../adapters/storage/storage.ts';
import { credentialsOf, type Credentials } from '../session/index.ts';

/** Name of the message by which the auth window reports a login (XWIN-04). */
export const AUTH_LOGIN = 'authLogin';
/** Name of the message of a third-party login that brought no session (XWIN-05). */
export const AUTH_CLOSE = 'authLoginClose';

/** Longest text of a message or a value that is taken from an address. */
const LONGEST = 4096;

const short = (text: string) => text.length <= LONGEST;

const parseLogin = (data: unknown) => {
  const named =
    typeof data === 'object' && data !== null && 'tk' in data && !('token' in data)
      ? { ...data, token: data.tk }
      : data;
  const parsed = z.safeParse(loginDataSchema, named);
  if (!parsed.success || parsed.data.token === null) return null;
  const login = { ...parsed.data, token: parsed.data.token };
  return Object.values(login).every(short) ? login : null;
};

/** A login as the auth window hands it over; the token is called token or tk. */
export const readCredentials = (data: unknown): Credentials | null => {
  const login = parseLogin(data);
  return login && credentialsOf(login, login.token);
};

/**
 * The message that the main window gets for a third party's answer. The answer is in the query or, where servers must not see
 * it, in the fragment: code, message, and data as JSON text. Anything but a login is a refusal (XWIN-08).
 */
export const messageOfAnswer = (search: string, fragment: string): WindowMessage => {
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(fragment.replace(/^#/, ''))) query.set(name, value);
  const values = Object.fromEntries([...query].filter(([, value]) => short(value)));
  const reply = normalizeEnvelope({ code: values['code'] ?? '', message: values['message'] ?? '', data: null });
  const login = isSuccessCode(values['code']) ? parseLogin(parseJson(values['data'] ?? '')) : null;
  if (login !== null) return { msg: AUTH_LOGIN, data: login };
  const code = reply === null || isSuccessCode(reply.code) ? '' : reply.code;
  return {
    msg: AUTH_CLOSE,
    resCode: code === '' ? '400' : code,
    resMessage: firstGraphemes(platformWords(reply?.message ?? ''), 300),
  };
};
