import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerSignIn, readCaptcha } from '../../testing/identity.fixtures.ts';
import { openShell, warmUp } from '../../testing/openShell.tsx';
import { focusAfterSignIn } from './focusAfterSignIn.ts';

beforeAll(() => warmUp('desktop'), 60_000);

/** The form of a guest, opened by a button that a member does not have. */
const open = async () => {
  const more = (
    <>
      <header>
        <button id="opener">Open</button>
      </header>
      <main>
        <button>First of the content</button>
      </main>
    </>
  );
  const shell = await openShell({ prepare: answerSignIn, more });
  const { core, overlays } = shell.runtime;
  focusAfterSignIn(shell.runtime);
  const opener = page.getByRole('button', { name: 'Open', exact: true });
  await expect.element(opener).toBeVisible();
  (opener.element() as HTMLElement).focus();
  core.events.on('login', () => document.querySelector('#opener')?.setAttribute('hidden', ''));
  overlays.open('login');
  const form = page.getByRole('dialog', { name: 'Sign in' });
  await expect.element(form.getByRole('textbox', { name: 'Account name', exact: true })).toHaveFocus();
  return { shell, form };
};

test('a keyboard goes from the password over its show button to the code and the button, and after signing in to the content', async () => {
  const { shell, form } = await open();
  const picture = () => form.element().querySelector<HTMLImageElement>('[data-state="ready"] img')?.src ?? '';
  await expect.poll(picture).toContain('data:');
  await userEvent.keyboard('river77{Tab}River777');
  await expect.element(form.getByLabelText('Password', { exact: true })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(form.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(form.getByRole('textbox', { name: 'Verification code', exact: true })).toHaveFocus();
  await userEvent.keyboard(await readCaptcha(shell, picture));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'First of the content' })).toHaveFocus();
});

test('the forgotten password is the first stop after the button of the form', async () => {
  const { form } = await open();
  const submit = form.getByRole('button', { name: 'Sign in', exact: true });
  await expect.element(submit).toBeVisible();
  (submit.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(form.getByRole('button', { name: 'Forgot your password?' })).toHaveFocus();
});
