import { LOCALES } from '@housefront/contract/ids';
import { describe, expect, test } from 'vitest';
import { createTestSandbox, deviceInfo, record, type TestClient } from '../testing/client.fixtures.ts';
import { usdMember } from '../handlers/registration/registration.fixtures.ts';
import { MESSAGES, messageText } from './messages.ts';

const english = MESSAGES.en_US;
const places = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? [];

describe.each(LOCALES.filter((locale) => locale !== 'en_US'))('texts of the platform in %s', (locale) => {
  const texts = MESSAGES[locale];

  test('each one is there, and no other', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(texts)) expect([key, text.trim()]).toEqual([key, text]);
  });

  test('none is the English one, and none has other places for values', () => {
    for (const [key, text] of Object.entries(english)) {
      const own = new Map(Object.entries(texts)).get(key) ?? '';
      expect([key, own]).not.toEqual([key, text]);
      expect([key, places(own)]).toEqual([key, places(text)]);
    }
  });

  test('none is that of another language', () => {
    for (const other of LOCALES) {
      // Characters that both kinds of Chinese share do not distinguish them.
      if (other === locale || (locale.startsWith('zh') && other.startsWith('zh'))) continue;
      const same = Object.entries(texts).filter(
        // Names such as those of payment methods may be the same in two languages.
        ([key, text]) => text.split(' ').length > 3 && new Map(Object.entries(MESSAGES[other])).get(key) === text,
      );
      expect([other, same]).toEqual([other, []]);
    }
  });
});

describe('[I18N-06x] over HTTP', () => {
  const within = async (look: (client: TestClient) => Promise<void>) => {
    const { sandbox, client } = await createTestSandbox();
    try {
      await look(client);
    } finally {
      await sandbox.close();
    }
  };
  const said = async (client: TestClient, path: string, body: object, language?: string) =>
    record(await (await client.post(path, body, language === undefined ? {} : { language })).json());

  test('a refused sign-in is refused in the language that was asked for', () =>
    within(async (client) => {
      for (const locale of LOCALES) {
        const body = {
          account: 'lucky88',
          password: 'Wrong888',
          site_id: 1001,
          ...(await client.solve()),
          ...deviceInfo,
        };
        const reply = await said(client, '/api/login', body, locale);
        expect(reply).toMatchObject({ code: '101', message: messageText('accountError', locale) });
      }
    }));

  test('a refused registration as well', () =>
    within(async (client) => {
      for (const locale of LOCALES) {
        const body = { ...usdMember('lucky88'), ...(await client.solveRegister()) };
        const reply = await said(client, '/api/register', body, locale);
        expect(reply).toMatchObject({ codeFull: '102', message: messageText('accountUsed', locale) });
      }
    }));

  test('an SMS is written in that language', () =>
    within(async (client) => {
      const sent = { member_phone: '13811112222', currency: 'RMB', type: 'register_member', site_id: 1001 };
      expect(await said(client, '/api/register/sms', sent, 'ta_IN')).toMatchObject({ code: '100' });
      const { messages } = await client.control('/messages?to=13811112222');
      const [message] = Array.isArray(messages) ? messages.map(record) : [];
      expect(message?.['text']).toBe(messageText('smsCode', 'ta_IN').replace('{code}', String(message?.['code'])));
      expect(message?.['text']).toMatch(/\d{6}/);
    }));

  test.each([undefined, 'xx_XX', '__proto__', 'constructor'])('language %s gets English', (language) =>
    within(async (client) => {
      const body = { account: '', password: '', site_id: 1001, captcha_token: '', answer: '', ...deviceInfo };
      expect(await said(client, '/api/login', body, language)).toMatchObject({ message: english.captchaWrong });
    }),
  );
});
