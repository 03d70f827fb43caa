import { toWire } from '@housefront/contract/money';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { World } from '../world/world.ts';
import type { SandboxEnv } from './env.ts';
import { pageHead } from './page-head.ts';

const head = html`${pageHead}
  <style>
    body {
      display: grid;
      place-content: center;
      min-height: 90vh;
      margin: 0;
      text-align: center;
    }
    strong {
      display: block;
      font-size: 40px;
      font-variant-numeric: tabular-nums;
    }
    button {
      min-height: 48px;
      margin: 8px;
      padding: 0 28px;
      font: inherit;
    }
  </style>`;

/** The page of a payment provider: an order is paid or refused on it, once. Its address is known to the payer alone. */
export function createPayPage({ cashier, members }: World): Hono<SandboxEnv> {
  const pay = new Hono<SandboxEnv>();
  pay.get('/:token', (c) => {
    cashier.settleDue();
    const order = cashier.byPayToken(c.req.param('token'));
    if (!order) return c.notFound();
    const { currency = '' } = members.byId(order.memberId) ?? {};
    const title = `Order ${order.number}`;
    const form = html`<form method="post">
      <button name="outcome" value="success">Pay</button>
      <button name="outcome" value="failed">Refuse</button>
    </form>`;
    const ended = html`<p>${order.status === 'success' ? 'This order is paid.' : 'This order is closed.'}</p>`;
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            ${head}
            <title>${title}</title>
          </head>
          <body>
            <h1>${title}</h1>
            <p><strong>${toWire(order.amount)}</strong>${currency}</p>
            ${order.status === 'pending' ? form : ended}
          </body>
        </html>`,
    );
  });
  pay.post('/:token', async (c) => {
    const order = cashier.byPayToken(c.req.param('token'));
    if (!order) return c.notFound();
    const { outcome } = await c.req.parseBody();
    cashier.finish(order.number, outcome === 'success' ? 'success' : 'failed');
    return c.redirect(c.req.path, 303);
  });
  return pay;
}
