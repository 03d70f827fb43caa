import type { Locator, Page } from '@playwright/test';
import type { Control } from '../support/control.ts';

/** Something that a page shows only after it was used. */
export interface State {
  readonly name: string;
  /** On this kind of device only. */
  readonly on?: 'desktop' | 'mobile';
  /** Makes it happen at the platform, before the page is opened. */
  readonly before?: (control: Control) => Promise<unknown>;
  /** Uses the page until it is shown; by roles and attributes, for every language looks the same to it. */
  readonly show?: (page: Page) => Promise<unknown>;
  /** Takes back what is in the way of others. */
  readonly after?: (control: Control) => Promise<unknown>;
}

const first = async (found: Locator): Promise<void> => found.filter({ visible: true }).first().click();
const inMain = (page: Page, selector: string): Promise<void> => first(page.locator(`#root ${selector}`));

const details: State = {
  name: 'details',
  show: (page) => inMain(page, 'section button[aria-expanded="false"]:not([aria-haspopup], [role="combobox"])'),
};
const calendar: State = {
  name: 'calendar',
  show: async (page) => {
    await inMain(page, 'section button[aria-haspopup="dialog"]');
    await page.getByRole('dialog').waitFor();
  },
};
const nothing: State = {
  name: 'empty',
  show: async (page) => {
    const address = new URL(page.url());
    address.searchParams.set('from', '2026-01-01');
    address.searchParams.set('to', '2026-01-02');
    await page.goto(address.href);
  },
};
const menu: State = {
  name: 'menu',
  on: 'mobile',
  show: async (page) => {
    await inMain(page, '[aria-haspopup="dialog"]');
    await page.getByRole('dialog').waitFor();
  },
};

/** Chooses the way of payment at this position, counted from 0. */
const choose = async (page: Page, at: number): Promise<void> => {
  await page.locator('[data-field="methodId"] label').nth(at).click();
  await page.locator('[data-field="amount"] input').first().fill('500');
};
const send = (page: Page): Promise<void> => first(page.locator('form button[type="submit"]'));
const order = (name: string, at: number): State => ({
  name,
  show: async (page) => {
    await choose(page, at);
    page.once('popup', (opened) => void opened.close());
    await send(page);
    await page.locator('[data-field="amount"]').waitFor({ state: 'detached' });
    await page.bringToFront();
  },
  after: (control) => control.bring('settle', { account: 'falcon1', outcome: 'cancelled' }),
});
const wrong: State = { name: 'mistakes', show: send };

const withdrawal = async (page: Page): Promise<void> => {
  await page.locator('[data-field="amount"] input').first().fill('100');
  const digits = page.locator('[data-field="password"] input');
  await digits.first().click();
  await page.keyboard.type('1122');
  await send(page);
  await page.getByRole('alertdialog').waitFor();
};
const sure = (page: Page): Promise<void> => page.getByRole('alertdialog').getByRole('button').last().click();

const wheel = async (page: Page): Promise<void> => {
  await first(page.locator('[data-state="ready"] > button'));
  await page.getByRole('dialog').waitFor();
};
const wheelRuns = async (control: Control): Promise<void> => {
  await control.bring('wheel', { prizes: 8 });
  await control.bring('wheel-draws', { account: 'falcon1', draws: 3 });
};

/** States to look at beside the page itself, by the name of the page. */
export const states: Readonly<Record<string, readonly State[]>> = {
  'home as falcon1': [
    {
      name: 'envelope',
      before: (control) => control.bring('envelope', { currency: 'USD', amount: '88.00', minutes: 60 }),
      show: (page) => page.locator('aside[data-state] button').first().waitFor(),
    },
    {
      name: 'envelope open',
      on: 'mobile',
      show: (page) => first(page.locator('[data-state="collapsed"] button')),
    },
    {
      name: 'envelope prize',
      show: async (page) => {
        const small = page.locator('[data-state="collapsed"] button');
        if (await small.isVisible()) await small.click();
        await page.locator('aside[data-state="open"] button').last().click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'wheel', before: wheelRuns, show: wheel },
    {
      name: 'wheel prize',
      before: wheelRuns,
      show: async (page) => {
        await wheel(page);
        await page.locator('[data-phase] > button').click();
        // The wheel is under it, hidden from queries by role.
        await page.locator('[role="dialog"]').nth(1).waitFor();
      },
      after: (control) => control.bring('wheel', { prizes: 0 }),
    },
  ],
  'gameHall/4': [
    {
      name: 'unframed',
      before: (control) => control.scenario('sport-unframed'),
      after: (control) => control.endScenario('sport-unframed'),
    },
  ],
  'user/Info': [menu, wrong],
  'user/MyWallet': [
    {
      name: 'surplus',
      before: async (control) => {
        await control.scenario('cash-surplus');
        await control.scenario('cash-back');
      },
      after: async (control) => {
        await control.endScenario('cash-surplus');
        await control.endScenario('cash-back');
      },
    },
  ],
  'user/Letter': [
    { name: 'open', show: (page) => first(page.locator('[data-letter]')) },
    { name: 'chosen', show: (page) => first(page.getByRole('checkbox')) },
  ],
  'user/Deposit': [
    wrong,
    { name: 'page', show: (page) => choose(page, 1) },
    { name: 'wallet', show: (page) => choose(page, 2) },
    { name: 'crypto', show: (page) => choose(page, 3) },
    order('bank order', 0),
    order('page order', 1),
    order('crypto order', 3),
    {
      name: 'closed',
      before: (control) => control.scenario('wallet-closed'),
      after: (control) => control.endScenario('wallet-closed'),
    },
    {
      name: 'no cashier',
      before: (control) => control.scenario('no-cashier'),
      after: (control) => control.endScenario('no-cashier'),
    },
  ],
  'user/Withdrawal': [
    wrong,
    { name: 'question', show: withdrawal },
    {
      name: 'order',
      show: async (page) => {
        await withdrawal(page);
        await sure(page);
        await page.locator('[data-field="amount"]').waitFor({ state: 'detached' });
      },
      after: (control) => control.bring('settle', { account: 'falcon1', outcome: 'cancelled' }),
    },
  ],
  'user/BindAccount': [wrong],
  'user/Transaction': [calendar, nothing],
  'user/DWRecord': [details, calendar, nothing],
  'user/RecommendRecord': [nothing],
  'proxy/Register': [wrong],
  'proxy/Transfer': [wrong],
  'proxy/OperationTable': [calendar, nothing],
  'proxy/PerformanceSettlement': [details, nothing],
};
