import { SIGN_IN_EVENTS } from '@housefront/contract/ids';
import type { Core } from '@housefront/core';
import { openChannel } from '../kernel/openChannel.ts';

/** Carries reminders of the daily sign-in between the windows of the site, e.g. from the member window (CFG-23x). */
export function joinSignInBus({ events }: Pick<Core, 'events'>): () => void {
  const channel = openChannel('sign-in-reminder');
  // Reminders stay in their window then.
  if (channel === null) return () => undefined;
  let receiving = false;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const key = SIGN_IN_EVENTS.find((known) => known === data);
    if (key === undefined) return;
    receiving = true;
    events.emit('sign-in-reminder', { key });
    receiving = false;
  });
  const stop = events.on('sign-in-reminder', ({ key }) => {
    // Messages from another window are not sent back.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin only.
    if (!receiving) channel.postMessage(key);
  });
  return () => {
    stop();
    channel.close();
  };
}
