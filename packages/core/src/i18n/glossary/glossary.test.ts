import { LOCALES, type Locale } from '@housefront/contract/ids';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsOf } from '../locales.fixtures.ts';
import { textFault } from '../locales.rules.ts';
import { wordsOf } from '../text-form.ts';
import { GLOSSARY, TERMS, unwanted } from './glossary.ts';

const names = Object.keys(TERMS);

/** Texts of one language without the names of their values. */
const wordsIn = async (locale: Locale): Promise<readonly (readonly [key: string, words: string])[]> =>
  [...(await textsOf(locale))].map(([key, text]) => [key, wordsOf(text)]);

test('[I18N-19x] the glossary has one word for each thing in each language', () => {
  expect(names.length).toBeGreaterThan(40);
  for (const locale of LOCALES) {
    expect([locale, Object.keys(GLOSSARY[locale])]).toEqual([locale, names]);
    const words = Object.values(GLOSSARY[locale]).map(({ say }) => say.toLowerCase());
    expect([locale, words.filter((word, at) => words.indexOf(word) !== at)]).toEqual([locale, []]);
  }
});

test.each(LOCALES)('[I18N-19x] %s says each thing by its own word, written as its texts are', async (locale) => {
  const texts = await textsOf(locale);
  const named = names.flatMap((name) => (TERMS[name]?.keys ?? []).map((key) => [name, key] as const));
  expect(named.length).toBeGreaterThan(50);
  const missed = named.filter(([name, key]) => {
    const say = GLOSSARY[locale][name]?.say ?? '';
    return say === '' || !texts.get(key)?.toLowerCase().includes(say.toLowerCase());
  });
  expect(missed.map(([name, key]) => `${name}: ${key} is ${texts.get(key)}`)).toEqual([]);
  const faults = Object.entries(GLOSSARY[locale]).map(([name, { say }]) => [name, textFault(locale, say)]);
  expect(faults.filter(([name, fault]) => fault !== undefined && name !== 'sms_code')).toEqual([]);
});

test.each(LOCALES)('[LOOK-18] %s has one word for each thing of player protection and of money', (locale) => {
  const things =
    `account_history automatic_payout balance break deposit deposit_limit limit loss loss_limit panic_button
    payout_rate reality_check self_exclusion session_time stake stake_limit time_limit transfer wagering_requirement win
    withdrawal`.split(/\s+/);
  expect(names).toEqual(expect.arrayContaining(things));
  expect(things.filter((name) => (GLOSSARY[locale][name]?.not.length ?? 0) === 0)).toEqual([]);
});

test.each(LOCALES)('[I18N-19x] [LOOK-18] no text of %s has a word that the glossary turns away', async (locale) => {
  const texts = await wordsIn(locale);
  const words = Object.values(GLOSSARY[locale]).flatMap(({ not }) => not);
  expect(words.length).toBeGreaterThan(45);
  const found = texts.flatMap(([key, text]) => unwanted(locale, text).map(({ word, say }) => ({ key, word, say })));
  expect(found).toEqual([]);
});

test.each(LOCALES)('[LOOK-18] no message of the sandbox in %s has a word that the glossary turns away', (locale) => {
  const file = join(import.meta.dirname, '../../../../sandbox/src/http/messages', `${locale}.json`);
  const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>);
  expect(messages.length).toBeGreaterThan(100);
  const found = messages.flatMap(([key, text]) => unwanted(locale, text).map(({ word, say }) => ({ key, word, say })));
  expect(found).toEqual([]);
});

test.each([
  ['en_US', 'Bind a bank account', 'Bind'],
  ['en_US', 'The account is bound.', 'bound'],
  ['en_US', 'Choose a way of payment', 'way of payment'],
  ['en_US', 'RECALL', 'RECALL'],
  ['en_US', 'One small letter', 'small letter'],
  ['en_US', 'Your line has four layers', 'Your line'],
  ['vi_VN', 'Hội viên mới', 'Hội viên'],
  ['zh_TW', '請輸入取款密碼', '取款密碼'],
  ['ja_JP', 'お手紙が届きました', 'お手紙'],
  ['th_TH', 'ศูนย์เอเย่นต์', 'เอเย่นต์'],
  ['ta_IN', 'புதிய கடிதம்', 'கடித'],
  ['de_DE', 'Ihr Selbstausschluss gilt sofort', 'Selbstausschluss'],
  ['de_DE', 'Spiel-Lobbys', 'Spiel-Lobbys'],
  ['de_DE', 'Keine Überträge in diesem Zeitraum', 'Überträge'],
  ['zh_CN', '现实提醒', '现实提醒'],
  ['nl_NL', 'Opname annuleren', 'Opname'],
  ['es_ES', 'Depósitos y retiros', 'retiros'],
  ['fil_PH', 'Babalik ito sa balanse mo', 'balanse'],
  ['da_DK', 'Beløb, der bliver i tegnebogen', 'tegnebogen'],
] as const)('[I18N-19x] in %s the text %j has a word that is not said', (locale, text, word) => {
  expect(unwanted(locale, text).map((fault) => fault.word)).toContain(word);
});

test.each([
  ['en_US', 'A boundary of houses'],
  ['en_US', 'Up to 20 letters and digits'],
  ['en_US', 'Popular draws around the clock'],
  ['vi_VN', 'Thành viên'],
  ['zh_CN', '取款密码'],
] as const)('[I18N-19x] in %s the text %j is as it should be', (locale, text) => {
  expect(unwanted(locale, text)).toEqual([]);
});

/** Verbs of buttons; each is the first word of a label. */
const VERBS = new Set(
  `Accept Add Ask Become Browse Cancel Change Clear Close Collapse Collect Confirm Continue Copy Create Delete Deposit End
  Enter Exit Export Get Go Hide Leave Link Load Make Minimise Open Pause Play Refresh Register Reload Remove Reset Resume
  Resend Return Save Search Select Send Set Show Sign Skip Spin Stay Transfer Try Withdraw`.split(/\s+/),
);

/** Last parts of the keys of buttons, by which they are known. */
const ACTION = /[._](?:submit|save|set|retry|copy|copy_both|claim|spin|clear_search|export|cancel|close|close_window)$/;

/** Buttons whose keys do not say so. */
const BUTTONS = `wallet.recall wallet.get_back cashier.pay_page catalogue.show_all catalogue.play
  catalogue.add_favourite catalogue.remove_favourite envelope.take roulette.take play.leave play.fullscreen
  play.exit_fullscreen play.open_game play.resume_confirm play.running_return play.running_end play.to_home play.real_play
  letters.delete letters.select_all session.switch_take session.switch_keep session.captcha_refresh session.captcha_reload
  session.show_password session.hide_password question.show_answer question.hide_answer question.skip browser.proceed
  signup.send_code signup.send_code_wait signup.to_login signup.to_register signup.retry agent.register_another
  shell.header.login shell.header.register shell.header.logout shell.header.refresh_balance home.play_again
  home.pause_announcements home.play_announcements sport.open account.open_window account.complete_save
  cashier.change cashier.deposit_amount cashier.play_on signup.next_deposit signup.welcome_demo signup.welcome_games
  wins.pause wins.resume`.split(/\s+/);

test('[I18N-19x] English buttons begin with what they do', async () => {
  const texts = await textsOf('en_US');
  const keys = [...new Set([...[...texts.keys()].filter((key) => ACTION.test(key)), ...BUTTONS])];
  expect(keys.length).toBeGreaterThan(60);
  const labels = keys.map((key) => [key, texts.get(key) ?? 'no text'] as const);
  // As "password.withdraw_set" for a button, so "account.is_set" for a state.
  const states = new Set(['account.is_set', 'account.not_set']);
  expect(labels.filter(([key, label]) => !states.has(key) && !VERBS.has(label.split(' ')[0] ?? ''))).toEqual([]);
});
