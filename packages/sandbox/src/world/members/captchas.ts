import { createCaptchaPicture } from '../../captcha/index.ts';
import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { newToken } from '../storage/tokens.ts';

/** Time in which a captcha can be answered (milliseconds). */
export const CAPTCHA_LIFE_MS = 120_000;

/** Purpose of a captcha: 1 login, 2 register (the wire's `type`). */
export type CaptchaType = 1 | 2;

/** Captchas, each answered at most once. The answer leaves the platform only through the control interface. */
export interface Captchas {
  issue(type: CaptchaType): { readonly token: string; readonly png: Uint8Array };
  /** True for the right answer. The token is always used up. */
  redeem(token: string, type: CaptchaType, answer: string): boolean;
  /** The answer of a captcha that is still open. */
  peek(token: string): string | undefined;
}

const row = z.object({ answer: z.string(), type: z.number() });

/** Creates the captchas; `random` returns numbers in [0, 1). */
export function createCaptchas(db: Database, clock: Clock, random: () => number): Captchas {
  const open = (token: string) =>
    db.get(row, 'SELECT * FROM captcha WHERE token = ? AND used_at IS NULL AND expires_at > ?', token, clock.now());
  return {
    issue: (type) => {
      const picture = createCaptchaPicture(random);
      const token = newToken();
      db.run('DELETE FROM captcha WHERE expires_at <= ?', clock.now());
      db.insert('captcha', { token, type, answer: picture.answer, expiresAt: clock.now() + CAPTCHA_LIFE_MS });
      return { token, png: picture.png };
    },
    redeem: (token, type, answer) => {
      const captcha = open(token);
      db.run('UPDATE captcha SET used_at = ? WHERE token = ?', clock.now(), token);
      return captcha?.type === type && captcha.answer.toLowerCase() === answer.trim().toLowerCase();
    },
    peek: (token) => open(token)?.answer,
  };
}
