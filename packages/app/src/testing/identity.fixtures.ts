import { calls } from '@housefront/contract/calls';
import type { FakePorts } from '@housefront/core/testing';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import type { OpenShell } from './openShell.tsx';

/** Scripts what the site's own server adds to every sign-in. */
export function answerSignIn({ http }: FakePorts): void {
  http.ok(calls.loginHeader, { headers: {}, remote_addr: '', country: '' });
}

/** Fills in an answer once its picture is here: one that arrives later clears the field. */
export async function fillAnswer(answer: Locator, text: string): Promise<void> {
  const picture = () => answer.element().closest('form')?.querySelector('[data-state="ready"] img') ?? null;
  await expect.poll(picture).not.toBeNull();
  await answer.fill(text);
}

/** The text of the captcha whose picture `shown` returns, as soon as it is an unused one. */
export async function readCaptcha({ platform }: Pick<OpenShell, 'platform'>, shown: () => string): Promise<string> {
  let answer: unknown;
  await expect
    .poll(async () => {
      const captchas = platform.replies('/api/captcha') as readonly { readonly data: CaptchaData }[];
      const found = captchas.find(({ data }) => data.captcha === shown());
      answer = found && (await platform.control(`/captcha/${found.data.token}`))['answer'];
      return answer;
    })
    .toEqual(expect.any(String));
  return String(answer);
}

interface CaptchaData {
  readonly token: string;
  /** The picture as a data address. */
  readonly captcha: string;
}
