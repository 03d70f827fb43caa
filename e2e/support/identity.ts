import { expect, type Page } from '@playwright/test';
import { openCaptcha } from '../../packages/contract/src/server/client-captcha.ts';
import type { Control } from './control.ts';

/** The answers of careful1, by the label of the question. */
const answers: Readonly<Record<string, string>> = {
  'Your full name': 'Grace Hill',
  'ID number': 'A123456789',
  'Registered phone number': '5550100',
  'Registered email address': 'grace@careful.test',
  'Withdrawal PIN': '2468',
};

/** The second step of a sign-in from an unknown device. */
export const question = (page: Page) => page.getByRole('dialog', { name: 'Security question' });

/** The dialog of the reset. */
export const resetForm = (page: Page) => page.getByRole('dialog', { name: 'Reset your password' });

/** Reads the captchas of questions as they come; the answer resolves to the token of the one that is shown. */
export function readQuestionCaptchas(page: Page): () => Promise<string> {
  const pictures = new Map<string, string>();
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/api/captcha') return;
    const { data, body } = (await response.json()) as Record<
      'data' | 'body',
      { token: string; captcha: string } | undefined
    >;
    const given = data ?? body;
    if (given) pictures.set(given.captcha, given.token);
  });
  return async () => {
    const picture = question(page).locator('button[data-state="ready"] img');
    await expect.poll(async () => pictures.has((await picture.getAttribute('src')) ?? '')).toBe(true);
    return pictures.get((await picture.getAttribute('src')) ?? '') ?? '';
  };
}

/** Answers the question on screen; the captcha is always read rightly. */
export async function answerQuestion(page: Page, control: Control, captcha: string, text?: string): Promise<void> {
  const form = question(page);
  await form.getByLabel('Verification code', { exact: true }).fill(await control.captchaAnswer(captcha));
  const asked = form.locator('label').filter({ hasText: new RegExp(`^(?:${Object.keys(answers).join('|')})$`) });
  const label = (await asked.textContent()) ?? '';
  await form.getByLabel(label, { exact: true }).fill(text ?? answers[label] ?? '');
  await form.getByRole('button', { name: 'Confirm' }).click();
}

/** Proves who one is in the open reset; the captcha is read rightly. */
export async function prove(
  page: Page,
  captchas: ReadonlyMap<string, string>,
  contact: { readonly label: string; readonly value: string },
): Promise<void> {
  const form = resetForm(page);
  await form.getByLabel('Withdrawal PIN', { exact: true }).fill('1357');
  await form.getByLabel(contact.label).fill(contact.value);
  const image = form.locator('button[data-state="ready"] img');
  await expect(image).toBeVisible();
  await expect.poll(async () => captchas.has((await image.getAttribute('src')) ?? '')).toBe(true);
  const src = (await image.getAttribute('src')) ?? '';
  await form.getByLabel('Verification code', { exact: true }).fill(captchas.get(src) ?? '');
  await form.getByRole('button', { name: 'Next' }).click();
}

/** Reads the pictures of the reset as they come: address of the picture to what it shows. */
export function readClientCaptchas(page: Page): ReadonlyMap<string, string> {
  const captchas = new Map<string, string>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('/clientCaptcha')) return;
    const { text, image } = (await response.json()) as { readonly text: string; readonly image: string };
    captchas.set(image, (await openCaptcha(text, 'housefront')) ?? '');
  });
  return captchas;
}
