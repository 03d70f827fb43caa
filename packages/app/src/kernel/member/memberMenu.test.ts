import { HIDDEN_LINKS_PRESET } from '@housefront/contract/ids';
import { PROFILES } from '@housefront/contract/protection';
import { expect, onTestFinished, test } from 'vitest';
import { protectedBy } from '../../testing/protected.fixtures.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { entriesOf, memberMenu, memberSection, type MenuParts } from './memberMenu.ts';
import { memberSections } from '../../screens/account/window/sections.ts';

const parts = (hidden: readonly string[], recommending = true) => ({ hidden, recommending, security: true });
const ids = (hidden: readonly string[]) => entriesOf(memberMenu(parts(hidden))).map(({ id }) => id);
/** The name of each of the seven links in the menu. */
const entryOf = (link: string) => (link === 'announcement_bank' ? 'BankNotices' : link);

test('[SITE-16] the seven links of the preset are in no menu with it, and all of them without it', () => {
  const all: readonly string[] = ids([]);
  const without: readonly string[] = ids(HIDDEN_LINKS_PRESET);
  for (const link of HIDDEN_LINKS_PRESET) {
    expect(all).toContain(entryOf(link));
    expect(without).not.toContain(entryOf(link));
  }
  expect(HIDDEN_LINKS_PRESET).toHaveLength(7);
  expect(without).toEqual(expect.arrayContaining(['Info', 'Security', 'MyWallet', 'Announcement']));
  expect(without).toHaveLength(all.length - 7);
});

test('[RG-29] [RG-30] breaks and self-exclusion are a section of sites that have one of them', () => {
  const section = (protection?: object) => memberSection('Breaks', { ...parts([]), capabilities: protection });
  expect(section(PROFILES.gb)).toBe('Breaks');
  expect(section(PROFILES.se)).toBe('Breaks');
  expect([section(PROFILES.es), section()]).toEqual(['Info', 'Info']);
});

test('[SHELL-05] an address names its section; an unknown one is Info', () => {
  expect(memberSection('Deposit', parts([]))).toBe('Deposit');
  expect(memberSection('bindaccount', parts([]))).toBe('BindAccount');
  for (const unknown of [undefined, '', 'Nothing', 'applyAgent', '__proto__', 'constructor']) {
    expect(memberSection(unknown, parts([]))).toBe('Info');
  }
});

test('[RG-07] [RG-33] a site without a profile has no sections of protection, and shows those of its capabilities', () => {
  const named = (protection: object) => memberSection('Activity', { ...parts([]), capabilities: protection });
  expect([named({}), memberSection('Choices', parts([]))]).toEqual(['Info', 'Info']);
  expect(named({ zone: 'Asia/Manila' })).toBe('Activity');
  expect(memberSection('Choices', { ...parts([]), capabilities: { zone: 'Asia/Manila' } })).toBe('Info');
  expect(memberSection('Choices', { ...parts([]), capabilities: { fundsNotice: true } })).toBe('Choices');
});

test('[SITE-17x] a hidden section leads to Info', () => {
  expect(memberSection('Deposit', parts(HIDDEN_LINKS_PRESET))).toBe('Info');
  expect(memberSection('Deposit', parts(['Withdrawal']))).toBe('Deposit');
});

test('each section of the menu has its file, and no file is without an entry', async () => {
  const files = Object.keys(
    import.meta.glob(['../../screens/account/sections/*.section.ts', '../../protection/sections/*.section.ts']),
  );
  // The profiles have all capabilities with a section, between them.
  const protection = Object.assign({}, ...Object.values(PROFILES)) as MenuParts['capabilities'];
  const sections = entriesOf(memberMenu({ ...parts([]), capabilities: protection })).filter(
    (entry) => !('href' in entry),
  );
  expect(sections).toHaveLength(files.length);
  const { runtime } = await testRuntime({ config: protectedBy('gb') });
  onTestFinished(() => runtime.core.dispose());
  for (const { id } of sections) await memberSections.load(runtime.core, id);
});

test('[MEM-10] [MEM-11] [MEM-13] a main entry is above its sub entries, and is gone with the last of them', () => {
  const funds = (hidden: readonly string[]) =>
    memberMenu(parts(hidden))
      .find(({ id }) => id === 'fund_management')
      ?.entries.map(({ id }) => id);
  expect(memberMenu(parts([])).map(({ id }) => id)).toEqual([
    'account_info',
    'my_wallet',
    'info_center',
    'fund_management',
    'transaction_record',
    'recommend_award',
    'links',
  ]);
  expect(funds([])).toEqual(['Deposit', 'Withdrawal', 'BindAccount']);
  expect(funds(['Deposit', 'BindAccount'])).toEqual(['Withdrawal']);
  expect(funds(['Deposit', 'Withdrawal', 'BindAccount'])).toBeUndefined();
});

test('[MEM-12] the centre of news has announcements, then letters', () => {
  const news = memberMenu(parts([])).find(({ id }) => id === 'info_center');
  expect(news?.entries.map(({ id }) => id).slice(0, 2)).toEqual(['Announcement', 'Letter']);
});

test('[MEM-14] [MEM-15] records and recommending have their sub entries in order; without recommending an address of it is Info', () => {
  const entries = (group: string, recommending = true) =>
    memberMenu(parts([], recommending))
      .find(({ id }) => id === group)
      ?.entries.map(({ id }) => id);
  expect(entries('transaction_record')).toEqual(['Transaction', 'DWRecord']);
  expect(entries('recommend_award')).toEqual(['RecommendProject', 'RecommendRecord', 'RecommendMemberSearch']);
  expect(entries('recommend_award', false)).toBeUndefined();
  expect(memberSection('RecommendRecord', parts([]))).toBe('RecommendRecord');
  expect(memberSection('RecommendRecord', parts([], false))).toBe('Info');
});

test('[RG-13] [RG-37x] limits are in the menu of a site whose profile has them, and in no other', () => {
  const shown = (protection?: object) =>
    memberMenu({ ...parts([]), capabilities: protection })
      .find(({ id }) => id === 'safer_play')
      ?.entries.map(({ id }) => id);
  expect(shown({ limits: {} })).toContain('Limits');
  expect(shown({})).toBeUndefined();
  expect(memberSection('Limits', parts([]))).toBe('Info');
});
