import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerSignIn, fillAnswer, readCaptcha } from '../../testing/identity.fixtures.ts';
import { openShell, warmUp } from '../../testing/openShell.tsx';

beforeAll(() => warmUp('desktop'), 60_000);

const LOGIN = '/api/login';
const ANSWER = '/api/login/double_validation';
const asked = (question: string, left = 3) => ({ member_login_id: 77, available_questions_count: left, question });

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const question = () => page.getByRole('dialog', { name: 'Security question' });
const code = () => field('Verification code');

const open = async (data: unknown = asked('member_phone')) => {
  const shell = await openShell({ prepare: answerSignIn });
  shell.ports.http.code(LOGIN, '107', '', data);
  shell.runtime.overlays.open('login');
  await field('Account name').fill('careful1');
  await page.getByLabelText('Password', { exact: true }).fill('Careful11');
  await fillAnswer(code(), 'abcd');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  return { ...shell, http: shell.ports.http };
};

const reply = async (answer: string) => {
  await field('Registered phone number').fill(answer);
  await fillAnswer(code(), 'abcd');
  await page.getByRole('button', { name: 'Confirm' }).click();
};

test('[AUTH-22] [SHELL-35] a sign-in answered with 107 says why and opens the question in its place', async () => {
  await open();
  await expect.element(question()).toBeVisible();
  await expect.element(page.getByText('New device detected. Please answer the security question')).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Sign in' })).not.toBeInTheDocument();
  await expect.element(field('Registered phone number')).toHaveFocus();
});

test('[AUTH-39] [AUTH-49x] empty answers are reported one by one, at the field that gets the focus; nothing is sent', async () => {
  const { http } = await open();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const answer = field('Registered phone number');
  await expect.element(answer).toHaveAccessibleDescription('Please enter your phone number');
  await expect.element(answer).toHaveFocus();
  await expect.element(code()).not.toHaveAttribute('aria-invalid');
  await answer.fill('5550100');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(code()).toHaveAccessibleDescription('Please enter the verification code');
  await expect.element(code()).toHaveFocus();
  expect(http.sent(ANSWER)).toEqual([]);
});

test('[AUTH-40] a rejected answer leaves both inputs empty and a new picture', async () => {
  const { http } = await open();
  http.code(ANSWER, '103');
  const image = () => document.querySelector<HTMLImageElement>('[role="dialog"] img')?.src;
  await expect.poll(image).toContain('data:');
  const before = image();
  await reply('1234');
  await expect.element(page.getByText('Wrong verification code')).toBeVisible();
  await expect.element(field('Registered phone number')).toHaveValue('');
  await expect.element(code()).toHaveValue('');
  await expect.poll(image).not.toBe(before);
});

test('[AUTH-41] [AUTH-48x] skipping asks for something else, until one question is left', async () => {
  const { http } = await open();
  http.ok(calls.doubleValidationSkip, asked('member_email', 2));
  await page.getByRole('button', { name: 'Ask me another question (2 left)' }).click();
  await expect.element(field('Registered email address')).toBeVisible();
  http.ok(calls.doubleValidationSkip, asked('member_name', 1));
  await page.getByRole('button', { name: 'Ask me another question (1 left)' }).click();
  await expect.element(field('Your full name')).toBeVisible();
  expect(page.getByRole('button', { name: /another question/ }).elements()).toHaveLength(0);
});

test('[AUTH-48x] when nothing is left to ask, the sign-in starts again', async () => {
  const { http } = await open();
  http.malformed(calls.doubleValidationSkip, { member_login_id: 77, available_questions_count: 0, question: null });
  await page.getByRole('button', { name: /another question/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(question().elements()).toHaveLength(0);
});

/** The answers of careful1, by question. */
const truths: Readonly<Record<string, string>> = {
  member_name: 'Grace Hill',
  identity_id: 'A123456789',
  member_phone: '5550100',
  member_email: 'grace@careful.test',
  withdraw_password: '2468',
};

test('[AUTH-47x] the right answer signs in: the token is stored and the question is gone', async () => {
  const shell = await openShell({ prepare: answerSignIn });
  const { ports, runtime, platform } = shell;
  const login = page.getByRole('dialog', { name: 'Sign in' });
  const read = (of: typeof login) => readCaptcha(shell, () => of.element().querySelector('img')?.src ?? '');
  runtime.overlays.open('login');
  await field('Account name').fill('careful1');
  await page.getByLabelText('Password', { exact: true }).fill('Careful11');
  await code().fill(await read(login));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(question()).toBeVisible();
  const { data } = platform.replies(LOGIN).at(-1) as { readonly data: { readonly question: string } };
  const answer = question().element().querySelector('input');
  if (answer === null) throw new Error('there is nothing to answer in');
  await page.elementLocator(answer).fill(truths[data.question] ?? '');
  await code().fill(await read(question()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => platform.replies(ANSWER)).toMatchObject([{ code: '100' }]);
  await expect.element(page.getByText('You are signed in')).toBeVisible();
  await expect.poll(() => question().elements().length).toBe(0);
  expect(ports.storage.get('token')).toEqual(expect.any(String));
  expect(runtime.core.session.store.getState().member?.account).toBe('careful1');
});

test('[AUTH-25x] a 107 without a question ends in a message, not in an empty window', async () => {
  await open({ nothing: true });
  await expect.element(page.getByText('Something went wrong. Please try again')).toBeVisible();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});

test('[FLD-07] a code and an answer in another script are shown as they are sent', async () => {
  const { http } = await open();
  await expect.element(question()).toBeVisible();
  await fillAnswer(code(), 'ａ৭ ๒');
  await field('Registered phone number').fill('५५５ 0100');
  await expect.element(code()).toHaveValue('a72');
  await code().click();
  await expect.element(field('Registered phone number')).toHaveValue('5550100');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => http.bodies(ANSWER)).toMatchObject([{ captcha_answer: 'a72' }]);
});
