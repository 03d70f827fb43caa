import { beforeAll, expect, test } from 'vitest';
import { openShell, warmUp } from '../../testing/openShell.tsx';
import { followNativeApp } from './followNativeApp.ts';

beforeAll(() => warmUp('mobile'), 60_000);

const open = async () => {
  const presses: (() => void)[] = [];
  const left: string[] = [];
  const { runtime, ports } = await openShell({
    mode: 'mobile',
    prepare: (fake) =>
      Object.assign(fake, {
        nativeApp: {
          onLink: () => undefined,
          onBack: (listener: () => void) => void presses.push(listener),
          leave: () => void left.push('leave'),
          setScheme: () => undefined,
        },
      }),
  });
  followNativeApp(runtime);
  return { runtime, ports, left, back: () => presses.forEach((press) => press()) };
};
const dialogs = () => document.querySelectorAll('[role="dialog"]').length;

test('[GEN-08] the back button closes the dialog on top, then goes back in history, then leaves the app', async () => {
  const { runtime, left, back } = await open();
  runtime.navigation.start();
  await runtime.navigation.go('/faq');
  runtime.overlays.open('login');
  await expect.poll(dialogs).toBe(1);
  back();
  await expect.poll(dialogs).toBe(0);
  expect([runtime.overlays.store.getState().login, runtime.navigation.target().href, left]).toEqual([
    false,
    '/faq',
    [],
  ]);
  back();
  await expect.poll(() => runtime.navigation.target().href).toBe('/');
  expect(left).toEqual([]);
  back();
  expect(left).toEqual(['leave']);
});

test('[GEN-08] a dialog that has to be answered stays, and so does its page', async () => {
  const { runtime, left, back } = await open();
  runtime.navigation.start();
  await runtime.navigation.go('/faq');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'alertdialog');
  back();
  expect([runtime.navigation.target().href, left]).toEqual(['/faq', ['leave']]);
  dialog.remove();
});
