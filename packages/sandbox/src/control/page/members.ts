import { ask, askLedger, order, type Member } from './api.ts';
import { byId, el, timeOfDay } from './dom.ts';

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function sessionLine({ id, createdAt, tokens }: Member['sessions'][number]): HTMLElement {
  const marks = tokens.map(({ mark, replacedAt }) => `${mark}…${replacedAt === null ? '' : ' (replaced)'}`).join(', ');
  return el(
    'li',
    { class: 'does' },
    `Session ${id} since ${timeOfDay(createdAt)}, token `,
    el('code', { text: marks }),
  );
}

function card(member: Member, showLedger: () => void): HTMLElement {
  const { account, sessions, state } = member;
  const act = (action: string, label: string) =>
    el('button', {
      type: 'button',
      class: 'small',
      text: label,
      'aria-label': `${label}: ${account}`,
      onclick: () => void order('/session', { account, action }),
    });
  return el(
    'article',
    { class: 'card', 'aria-label': account },
    el(
      'header',
      {},
      el('h3', { text: account }),
      el('span', { class: 'code', 'data-tone': state === 'active' ? 'good' : 'bad', text: state }),
      member.connections > 0 ? el('span', { class: 'code', text: plural(member.connections, 'open tab') }) : null,
      member.playing ? el('span', { class: 'code', 'data-tone': 'warn', text: `plays at ${member.playing}` }) : null,
    ),
    el('p', { class: 'money' }, member.total, ' ', el('small', { text: member.currency })),
    el('p', {
      class: 'does',
      text: member.balances.map(({ purse, balance }) => `${purse} ${balance}`).join(' · ') || 'no purse',
    }),
    el('ul', { role: 'list' }, ...sessions.map(sessionLine)),
    el(
      'div',
      { class: 'row' },
      el('button', {
        type: 'button',
        class: 'small',
        text: 'Ledger',
        'aria-label': `Ledger: ${account}`,
        onclick: showLedger,
      }),
      ...(sessions.length > 0 ? [act('expire', 'End the login'), act('rotate', 'New token')] : []),
    ),
  );
}

async function showLedger(account: string): Promise<void> {
  const { currency, total, movements, problems } = await askLedger(account);
  const number = (text: string) => el('td', { class: 'number', text });
  byId('ledger-table').replaceChildren(
    ...problems.map((text) => el('p', { class: 'problem', role: 'alert', text })),
    el(
      'div',
      { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Movements' },
      el(
        'table',
        {},
        el('caption', { text: `${account} has ${total} ${currency}. The latest movements, newest first.` }),
        el(
          'thead',
          {},
          el(
            'tr',
            {},
            ...['Time', 'Purse', 'Kind'].map((text) => el('th', { scope: 'col', text })),
            el('th', { scope: 'col', class: 'number', text: 'Amount' }),
            el('th', { scope: 'col', class: 'number', text: 'Balance' }),
            el('th', { scope: 'col', text: 'Why' }),
          ),
        ),
        el(
          'tbody',
          {},
          ...movements.map((line) =>
            el(
              'tr',
              {},
              el('td', { class: 'when', text: timeOfDay(line.at) }),
              el('td', { text: line.purse }),
              el('td', { text: line.kind }),
              number(line.amount),
              number(line.balanceAfter),
              el('td', { text: line.reference }),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Members and their ledger. @returns refreshes both; calls in quick succession are merged */
export function createMembers(openLedger: () => void): () => void {
  const chosen = el('select', { 'aria-label': 'Member', onchange: () => void showLedger(chosen.value) });
  byId('ledger').append(el('div', { class: 'filter' }, chosen), el('div', { id: 'ledger-table' }));
  const cards = el('div', { class: 'cards' });
  byId('members').append(cards);
  let timer = 0;
  let latest = 0;

  const load = async (): Promise<void> => {
    const turn = ++latest;
    const { members } = await ask('/members');
    // A reply that arrives after that of a later question is old.
    if (turn !== latest) return;
    const account = chosen.value || (members[0]?.account ?? '');
    if (chosen.options.length !== members.length) {
      chosen.replaceChildren(...members.map((one) => el('option', { value: one.account, text: one.account })));
      chosen.value = account;
    }
    const focused = document.activeElement?.getAttribute('aria-label');
    cards.replaceChildren(
      ...members.map((member) =>
        card(member, () => {
          chosen.value = member.account;
          void showLedger(member.account);
          openLedger();
        }),
      ),
    );
    const again = [...cards.querySelectorAll('button')].find((button) => button.ariaLabel === focused);
    if (focused) again?.focus();
    if (account !== '') await showLedger(account);
  };
  return () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void load(), 120);
  };
}
