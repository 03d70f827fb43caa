import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { MessageBox } from './MessageBox.tsx';
import { MessageBoxHost } from './MessageBoxHost.tsx';
import { createMessageBoxStore, type MessageBoxStore } from './message-box-store.ts';

function start(): MessageBoxStore {
  const store = createMessageBoxStore();
  mount(<MessageBoxHost store={store} texts={{ confirm: 'OK', cancel: 'Cancel' }} />);
  return store;
}

const box = (name: string) => page.getByRole('alertdialog', { name });
const ok = () => page.getByRole('button', { name: 'OK' });

test("[SHELL-55] a prompt refuses what does not match with 'Illegal input' and does not resolve", async () => {
  const store = start();
  let answered = false;
  const answer = store.prompt({ title: 'Amount', label: 'Amount', pattern: /^\d+$/ });
  void answer.then(() => (answered = true));
  await page.getByLabelText('Amount', { exact: true }).last().fill('ten');
  await ok().click();
  await expect.element(page.getByText('Illegal input')).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  expect(answered).toBe(false);
  await page.getByRole('textbox').fill('10');
  await expect.element(page.getByText('Illegal input')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect(answer).resolves.toBe('10');
  await expect.element(box('Amount')).not.toBeInTheDocument();
});

test('[SHELL-55] a validator’s own text is shown', async () => {
  const store = start();
  const answer = store.prompt({
    title: 'Name',
    label: 'Nickname',
    validator: (text) => text.length > 2 || 'Too short',
  });
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Al');
  await ok().click();
  await expect.element(page.getByText('Too short')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(answer).resolves.toBeNull();
});

test('[PLT-01] a text that is refused elsewhere keeps the box open, with the error at the field and the focus in it', async () => {
  const store = start();
  const waiting: ((problem: string | null) => void)[] = [];
  const accept = () => new Promise<string | null>((settle) => void waiting.push(settle));
  const answer = store.prompt({ title: 'Who?', label: 'Password', accept });
  const field = page.getByRole('textbox', { name: 'Password' });
  await field.fill('wrong');
  await ok().click();
  // Waits, and is asked once.
  await expect.poll(() => waiting.length).toBe(1);
  await userEvent.keyboard('{Enter}');
  expect(waiting).toHaveLength(1);
  waiting.shift()?.('This password is wrong');
  await expect.element(field).toHaveAccessibleDescription('This password is wrong');
  await expect.element(field).toHaveFocus();
  await field.fill('right');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => waiting.length).toBe(1);
  waiting.shift()?.(null);
  await expect(answer).resolves.toBe('right');
});

test('[PLT-01] the other way to answer needs no text; declined there, the box stays without an error', async () => {
  const store = start();
  const outcomes: (string | null)[] = ['', null];
  const other = { label: 'Use a passkey', accept: () => Promise.resolve(outcomes.shift() ?? null) };
  const answer = store.prompt({ title: 'Who?', label: 'Password', pattern: /\S/, other });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.poll(() => outcomes.length).toBe(1);
  await expect.element(page.getByRole('textbox', { name: 'Password' })).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(answer).resolves.toBe('');
});

test('an alert resolves once read, by button or Escape', async () => {
  const store = start();
  const first = store.alert({ title: 'Maintenance', message: 'Back at noon.' });
  await expect.element(box('Maintenance')).toHaveAccessibleDescription('Back at noon.');
  expect(page.getByRole('button', { name: 'Cancel' }).elements()).toHaveLength(0);
  await ok().click();
  await first;
  const second = store.alert({ title: 'Again' });
  await expect.element(box('Again')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await second;
});

test('a question is answered by its buttons only; a press outside is none', async () => {
  const store = start();
  const answer = store.confirm({ title: 'Leave?', confirm: 'Leave now', cancel: 'Stay' });
  await expect.element(box('Leave?')).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true });
  await expect.element(box('Leave?')).toBeVisible();
  await page.getByRole('button', { name: 'Leave now' }).click();
  await expect(answer).resolves.toBe(true);
});

test('[PLAY-24x] a question that may stay open is put away by Escape without an answer, and can start at its yes', async () => {
  const onAnswer = vi.fn();
  const onDismiss = vi.fn();
  mount(
    <MessageBox
      message={{ id: 1, kind: 'confirm', options: { title: 'A game is running', focus: 'confirm' } }}
      texts={{ confirm: 'Return', cancel: 'End' }}
      onAnswer={onAnswer}
      onDismiss={onDismiss}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Return' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(onAnswer).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'End' }).click();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(null);
});
