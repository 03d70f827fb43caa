import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openTab } from '../lib/browser.ts';
import { isObject } from '../lib/objects.ts';
import { atLeast, atMost, fact, type Row } from '../lib/report.ts';
import type { Bench } from './part.ts';

const app = { id: '1', key: 'housefront', secret: 'housefront-secret' };
const member = { account: 'lucky88', password: 'Lucky888' };
/** Events a second, in batches of what one signed call may carry. */
const events = 1000;
const batch = 10;

const post = (address: string, body: unknown) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });

/** Publishes through the platform's signed HTTP API. @throws when it is refused */
async function publish(
  sandbox: string,
  items: readonly { channel: string; name: string; data: string }[],
): Promise<void> {
  const path = `/apps/${app.id}/batch_events`;
  const body = JSON.stringify({ batch: items });
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

/** Runs in the page: counts frames until asked. */
function countFrames(): void {
  const counted = { frames: 0, from: performance.now() };
  Object.assign(window, { counted });
  const frame = () => {
    counted.frames += 1;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page: frames a second since the last call. */
function framesSince(): number {
  const { counted } = window as unknown as { counted: { frames: number; from: number } };
  const now = performance.now();
  const rate = counted.frames / ((now - counted.from) / 1000);
  Object.assign(counted, { frames: 0, from: now });
  return rate;
}

const digits = (text: string) => text.replaceAll(/[^\d.]/g, '');

/** A member's page while 1,000 balance events a second arrive. */
export async function realtime(bench: Bench): Promise<Row[]> {
  const { say, quick } = bench;
  const { sandbox, site } = await bench.services();
  const seconds = quick ? 4 : 10;
  const tab = await openTab(await bench.browser(), 'desktop', { cpu: 1, line: false }, { locale: 'en-US' });
  try {
    const { page } = tab;
    let received = 0;
    tab.cdp.on('Network.webSocketFrameReceived', ({ response }) => {
      if (response.payloadData.includes('member.cash')) received += 1;
    });
    const asked = page.waitForResponse((answer) => /\/api\/.*captcha/i.test(answer.url()));
    await page.goto(`${site}/`, { waitUntil: 'networkidle' });
    await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
    const told: unknown = await (await asked).json();
    const data = isObject(told) && (isObject(told['data']) ? told['data'] : told['body']);
    const token = isObject(data) ? String(data['token']) : '';
    const solved: unknown = await (await fetch(`${sandbox}/control/captcha/${token}`)).json();
    const form = page.getByRole('dialog');
    await form.getByLabel('Account').fill(member.account);
    await form.getByLabel('Password', { exact: true }).fill(member.password);
    await form.getByLabel('Verification code', { exact: true }).fill(isObject(solved) ? String(solved['answer']) : '');
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    const id = await page.evaluate(() => localStorage.getItem('member_id'));
    await wait(3000);
    await page.evaluate(countFrames);
    await wait(2000);
    const idle = await page.evaluate(framesSince);
    say(`${events} events a second for ${seconds} s`);
    const channel = `private-member.${(id ?? '').replaceAll('"', '')}`;
    const started = performance.now();
    let sent = 0;
    while (sent < seconds * events) {
      const due = Math.min(seconds * events, Math.floor(((performance.now() - started) / 1000) * events));
      const calls: Promise<void>[] = [];
      for (; sent + batch <= due && calls.length < 20; sent += batch) {
        calls.push(
          publish(
            sandbox,
            Array.from({ length: batch }, (_, index) => ({
              channel,
              name: 'member.cash',
              data: JSON.stringify({ cash: `${10_000 + sent + index}.25` }),
            })),
          ),
        );
      }
      await Promise.all(calls);
      await wait(5);
      if (performance.now() - started > seconds * 3000) break;
    }
    const took = (performance.now() - started) / 1000;
    const busy = await page.evaluate(framesSince);
    // The last word is the ledger's: a real movement, announced by the platform itself.
    const moved = await post(`${sandbox}/control/cash`, { account: member.account, amount: '1.23' });
    if (!moved.ok) throw new Error(`The sandbox refused the movement: ${await moved.text()}`);
    await wait(2500);
    const ledger: unknown = await (await fetch(`${sandbox}/control/ledger/${member.account}`)).json();
    const total = isObject(ledger) ? String(ledger['total']) : '';
    const right = digits(await page.locator('body').innerText()).includes(digits(total));
    const lost = Math.max(0, 1 - busy / idle) * 100;
    const percent = (value: number) => `${value.toFixed(1)} %`;
    return [
      atMost('realtime', `frames lost at ${events} events/s`, lost, 5, percent, {
        note: `${busy.toFixed(1)} frames/s, ${idle.toFixed(1)} when idle; ${(sent / took).toFixed(0)} events/s sent for ${took.toFixed(1)} s`,
      }),
      fact('realtime', 'events that reached the page', `${received} of ${sent + 1}`),
      atLeast('realtime', 'final balance right', right ? 1 : 0, 1, (value) => (value === 1 ? 'yes' : 'no'), {
        note: `ledger ${total}`,
      }),
    ];
  } finally {
    await tab.close();
  }
}
