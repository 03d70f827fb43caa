import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const app = { id: '1', key: 'housefront', secret: 'housefront-secret' };
/** The key of the platform's realtime server. */
export const platformKey = app.key;
/** Largest number of events in a signed call. */
const batch = 10;
/** Calls under way at once. */
const calls = 20;

/** An event of the platform; names of private channels begin with `private-`. */
export interface PlatformEvent {
  readonly channel: string;
  readonly name: string;
  readonly data: unknown;
}

/** Publishes through the platform's signed HTTP API. @throws when it is refused */
async function publish(sandbox: string, events: readonly PlatformEvent[]): Promise<void> {
  const path = `/apps/${app.id}/batch_events`;
  const body = JSON.stringify({
    batch: events.map(({ data, ...event }) => ({ ...event, data: JSON.stringify(data) })),
  });
  const query = new URLSearchParams({
    auth_key: app.key,
    auth_timestamp: String(Math.floor(Date.now() / 1000)),
    auth_version: '1.0',
    body_md5: createHash('md5').update(body).digest('hex'),
  });
  const signature = createHmac('sha256', app.secret).update(`POST\n${path}\n${query.toString()}`).digest('hex');
  const answer = await fetch(`${sandbox}${path}?${query.toString()}&auth_signature=${signature}`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`Publishing was refused: ${await answer.text()}`);
}

/**
 * Publishes events at a rate; a platform that cannot follow gets three times the time.
 * @param eventAt makes the event with that number, from 0
 * @returns how many were published, and in how many seconds
 */
export async function publishAtRate(
  sandbox: string,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
  eventAt: (index: number) => PlatformEvent,
): Promise<{ readonly sent: number; readonly took: number }> {
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1000;
  let sent = 0;
  while (sent < seconds * rate && passed() < seconds * 3) {
    const due = Math.min(seconds * rate, Math.floor(passed() * rate));
    const under: Promise<void>[] = [];
    for (; sent + batch <= due && under.length < calls; sent += batch) {
      const first = sent;
      under.push(
        publish(
          sandbox,
          Array.from({ length: batch }, (_, index) => eventAt(first + index)),
        ),
      );
    }
    await Promise.all(under);
    await wait(5);
  }
  return { sent, took: passed() };
}
