import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { OrderOutcome } from '../world/cashier/cashier.types.ts';
import type { World } from '../world/world.ts';
import type { SandboxEnv } from './env.ts';
import { pageHead } from './page-head.ts';

const head = html`${pageHead}
  <style>
    body {
      display: grid;
      place-content: center;
      min-height: 100vh;
      margin: 0;
      padding: 16px;
      box-sizing: border-box;
      background: light-dark(#eef1f6, #10141c);
    }
    main {
      box-sizing: border-box;
      width: min(400px, 100vw - 32px);
      padding: 28px 24px;
      border-radius: 16px;
      background: light-dark(#fff, #1a2130);
      box-shadow: 0 12px 40px rgb(0 0 0 / 16%);
      text-align: center;
    }
    h1 {
      margin: 0;
      font-size: 20px;
    }
    .order {
      margin: 4px 0 20px;
      font-size: 14px;
      opacity: 0.75;
      overflow-wrap: anywhere;
    }
    strong {
      display: block;
      font-size: 40px;
      line-height: 1.2;
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }
    form {
      display: grid;
      gap: 12px;
      margin-top: 24px;
    }
    button {
      width: 100%;
      min-height: 48px;
      padding: 0 24px;
      border: 1px solid light-dark(#8792a5, #74819a);
      border-radius: 10px;
      background: none;
      color: inherit;
      font: inherit;
      cursor: pointer;
    }
    button[value='success'] {
      border-color: transparent;
      background: #1c5fd4;
      color: #fff;
      font-weight: 600;
    }
    .back {
      margin-top: 12px;
    }
  </style>`;

/**
 * The back button: closes the window if the site opened it; otherwise returns to the page before the payment. That address is
 * stored while the page is open, because after paying it is no longer the previous page.
 */
const back = raw(`<button type="button" class="back" id="back">Back to the site</button>
<p id="left" role="status" hidden>You can close this page now. Your deposit is shown on the site.</p>
<script>
  const came = document.referrer && new URL(document.referrer).origin;
  if (came && came !== location.origin) sessionStorage.setItem('came', came);
  document.getElementById('back').addEventListener('click', () => {
    window.close();
    setTimeout(() => {
      const site = sessionStorage.getItem('came');
      if (site) location.href = site + '/user/Deposit';
      else document.getElementById('left').hidden = false;
    }, 300);
  });
</script>`);

const RETURNED = 'The payment was returned: the account takes no deposits now.';
const ENDED: Readonly<Record<OrderOutcome, string>> = {
  success: 'This order is paid.',
  failed: 'This order is closed.',
  cancelled: 'This order is closed.',
};

/** The page of a payment provider, where an order is paid or refused once. Only the payer knows its address. */
export function createPayPage({ cashier, currencies, members }: World): Hono<SandboxEnv> {
  const pay = new Hono<SandboxEnv>();
  pay.get('/:token', (c) => {
    cashier.settleDue();
    const order = cashier.byPayToken(c.req.param('token'));
    if (!order) return c.notFound();
    const { currency = '' } = members.byId(order.memberId) ?? {};
    const form = html`<form method="post">
      <button name="outcome" value="success">Pay</button>
      <button name="outcome" value="failed">Refuse</button>
    </form>`;
    const { status } = order;
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            ${head}
            <title>Order ${order.number}</title>
          </head>
          <body>
            <main>
              <h1>Sandbox Pay</h1>
              <p class="order">Order ${order.number}</p>
              <p><strong>${currencies.write(currency, order.amount)}</strong>${currency}</p>
              ${status === 'pending' ? form : html`<p role="status">${order.returned ? RETURNED : ENDED[status]}</p>`}
              ${back}
            </main>
          </body>
        </html>`,
    );
  });
  pay.post('/:token', async (c) => {
    // An order that has lapsed is closed, also if no page has asked for it since.
    cashier.settleDue();
    const order = cashier.byPayToken(c.req.param('token'));
    if (!order) return c.notFound();
    const { outcome } = await c.req.parseBody();
    cashier.finish(order.number, outcome === 'success' ? 'success' : 'failed');
    return c.redirect(c.req.path, 303);
  });
  return pay;
}
