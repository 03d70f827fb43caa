import { ask, order, type OpenOrder } from './api.ts';
import { byId, el, timeOfDay } from './dom.ts';

const EMPTY = 'No deposit and no withdrawal waits for a decision.';

const decisions = {
  deposit: [
    ['success', 'Money arrived'],
    ['failed', 'Fails'],
  ],
  withdrawal: [
    ['success', 'Approve'],
    ['cancelled', 'Refuse'],
    ['failed', 'Fails'],
  ],
} as const;

function card({ number, kind, account, currency, method, amount, fee, created_at }: OpenOrder): HTMLElement {
  const title = `${kind === 'deposit' ? 'Deposit' : 'Withdrawal'} ${number}`;
  return el(
    'article',
    { class: 'card', 'aria-label': title },
    el(
      'header',
      {},
      el('h3', { text: title }),
      el('span', { class: 'code', 'data-tone': kind === 'deposit' ? 'good' : 'warn', text: method }),
    ),
    el('p', { class: 'money' }, amount, ' ', el('small', { text: currency })),
    el('p', { class: 'does', text: `${account}, since ${timeOfDay(created_at)}, fee ${fee}` }),
    el(
      'div',
      { class: 'row' },
      ...decisions[kind].map(([outcome, label]) =>
        el('button', {
          type: 'button',
          class: 'small',
          text: label,
          'aria-label': `${label}: ${number}`,
          onclick: () => void order('/settle', { account, outcome, number }),
        }),
      ),
      ...(kind === 'withdrawal'
        ? [
            el('button', {
              type: 'button',
              class: 'small',
              text: 'Next step',
              'aria-label': `Next step: ${number}`,
              onclick: () => void order('/withdrawal-step', { account }),
            }),
          ]
        : []),
    ),
  );
}

/** The list of open orders. @returns refreshes it */
export function createOrders(): () => Promise<void> {
  const cards = el('div', { class: 'cards' });
  const nothing = el('p', { class: 'empty', text: EMPTY });
  byId('orders').append(cards, nothing);
  const counter = document.querySelector('[data-count="orders"]');
  return async () => {
    const { orders } = await ask('/orders');
    cards.replaceChildren(...orders.map(card));
    nothing.hidden = orders.length > 0;
    if (counter) counter.textContent = String(orders.length);
  };
}
