import { expect, test } from 'vitest';
import { slotA } from '../features/play/play.fixtures.ts';
import { refusalNotices } from '../features/play/machine/play.refusals.ts';
import { checkLogin } from '../features/session/session.check.ts';
import { loginRefusal } from '../features/session/session.codes.ts';
import { FALLBACK_LOCALE } from './locale.ts';
import { baseOf, textsOf } from './locales.fixtures.ts';

test('[I18N-18] every refusal of a login and of a start has text', async () => {
  const keys = new Set([...(await textsOf(FALLBACK_LOCALE)).keys()].map(baseOf));
  const codes = ['101', '102', '103', '105', '106', '107', '201', '202', '203'];
  const refusals = codes.map((code) => loginRefusal({ kind: 'refused', code, message: '' }).message?.key ?? code);
  const blank = { account: '', password: '', answer: '' };
  const filled = { account: 'a', password: 'b', answer: 'c' };
  const checks = [blank, { ...blank, account: 'a' }, { ...filled, answer: '' }].map((form) => checkLogin(form) ?? '');
  const notices = Object.values(refusalNotices).map((noticeOf) => noticeOf(slotA, undefined));
  const starts = notices.flatMap((notice) => ('messageKey' in notice ? [notice.messageKey] : []));
  expect(starts).toHaveLength(7);
  expect([...refusals, ...checks, ...starts].filter((key) => !keys.has(key))).toEqual([]);
});
