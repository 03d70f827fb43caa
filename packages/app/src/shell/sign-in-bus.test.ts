import { createEvents } from '@housefront/core/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { joinSignInBus } from './sign-in-bus.ts';

const windowOfSite = () => {
  const events = createEvents(() => undefined);
  const heard = vi.fn<(payload: { readonly key: string }) => void>();
  events.on('sign-in-reminder', heard);
  onTestFinished(joinSignInBus({ events }));
  return { events, heard };
};

test('[CFG-23x] a reminder of one window reaches the others, each once, and only a known one', async () => {
  const member = windowOfSite();
  const shell = windowOfSite();
  const stranger = new BroadcastChannel('sign-in-reminder');
  onTestFinished(() => stranger.close());
  for (const forged of ['<img src=x>', { key: 'is_signin_true' }]) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin only.
    stranger.postMessage(forged);
  }
  member.events.emit('sign-in-reminder', { key: 'is_signin_success' });
  await vi.waitFor(() => expect(shell.heard).toHaveBeenCalledTimes(1), 10_000);
  expect(shell.heard).toHaveBeenCalledWith({ key: 'is_signin_success' });
  expect(member.heard).toHaveBeenCalledTimes(1);
});

test('[FLD-11] where the browser refuses a channel, a reminder stays in its window', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('blocked', 'SecurityError');
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { events, heard } = windowOfSite();
  events.emit('sign-in-reminder', { key: 'is_signin_success' });
  expect(heard).toHaveBeenCalledTimes(1);
});
