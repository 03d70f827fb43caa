import { calls } from '@housefront/contract/calls';
import type { FakePorts } from '@housefront/core/testing';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../testing/openMemberPage.ts';

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../../shell/overlays/Overlays.tsx'),
    import('../faq/faq.page.ts'),
    import('./RedEnvelopeOverlay.tsx'),
  ]);
  await desktop.default.views.redEnvelope();
}, 60_000);

const LIST = '/api/arks/web/activity/red_envelope_promotion';
const envelope = () => page.getByRole('complementary', { name: 'A red envelope for you' });

/** Counts the timers that repeat. */
const countTimers = ({ clock }: FakePorts): ReadonlySet<symbol> => {
  const running = new Set<symbol>();
  const { every } = clock;
  Object.assign(clock, {
    every: (...wish: Parameters<typeof every>) => {
      const timer = Symbol('timer');
      const stop = every(...wish);
      running.add(timer);
      return () => {
        running.delete(timer);
        stop();
      };
    },
  });
  return running;
};

test('[ENV-09x] with the sign-out the envelope goes from the page, its countdown ends, and none is asked for again', async () => {
  let timers: ReadonlySet<symbol> = new Set();
  const { ports, runtime } = await openMemberPage('/faq', {
    prepare: (given) => {
      timers = countTimers(given);
      given.http.ok(calls.redEnvelopePromotion, { list: [] });
    },
  });
  await expect.poll(() => ports.http.sent(LIST).length).toBe(1);
  const others = new Set(timers);
  const end_at = new Date(ports.clock.now() + 5000).toISOString();
  ports.http.ok(calls.redEnvelopePromotion, { list: [{ id: 7, end_at }] });
  runtime.core.events.emit('envelope-changed', null);
  await expect.element(envelope()).toBeVisible();
  const own = [...timers].filter((timer) => !others.has(timer));
  expect(own).toHaveLength(1);
  await runtime.core.session.logout();
  await expect.element(envelope()).not.toBeInTheDocument();
  expect(own.filter((timer) => timers.has(timer))).toEqual([]);
  const asked = ports.http.sent(LIST).length;
  runtime.core.events.emit('envelope-changed', null);
  // The end of the envelope, and the moment at which the next one would be asked for.
  await ports.clock.advance(9000);
  expect(ports.http.sent(LIST)).toHaveLength(asked);
});
