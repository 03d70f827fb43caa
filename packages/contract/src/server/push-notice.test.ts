import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemes } from '../text/graphemes.ts';
import { pushPayload, readPushNotice, type PushNotice } from './push-notice.ts';

const ORIGIN = 'https://play.example.com';
const notice: PushNotice = {
  title: 'You have a new message',
  body: 'Hello',
  navigate: `${ORIGIN}/user/Letter`,
  lang: 'en-US',
  tag: 'letter-1',
};
const read = (over: object = {}, payload: object = {}) =>
  readPushNotice(
    JSON.stringify({ web_push: 8030, notification: { ...pushPayload(notice).notification, ...over }, ...payload }),
    ORIGIN,
  );

test('[PLT-04] a notice is written in the declarative form, and read as it was written', () => {
  expect(pushPayload(notice)).toEqual({
    web_push: 8030,
    notification: {
      title: 'You have a new message',
      body: 'Hello',
      navigate: 'https://play.example.com/user/Letter',
      lang: 'en-US',
      tag: 'letter-1',
    },
  });
  expect(read()).toEqual(notice);
  const bare = { ...notice, body: '', lang: '', tag: '' };
  expect(Object.keys(pushPayload(bare).notification)).toEqual(['title', 'navigate']);
  expect(readPushNotice(JSON.stringify(pushPayload(bare)), ORIGIN)).toEqual(bare);
});

test.each([
  'https://evil.example/user/Letter',
  'http://play.example.com/user/Letter',
  'https://play.example.com:8443/',
  'https://play.example.com.evil.example/',
  'https://play.example.com@evil.example/',
  'https://member:secret@play.example.com/',
  'https://evil.example/https://play.example.com/',
  '//evil.example/',
  '/user/Letter',
  'user/Letter',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'blob:https://play.example.com/x',
  'file:///etc/passwd',
  'about:blank',
  'https://play.example.com/api/logout',
  'https://play.example.com/API/logout',
  'https://play.example.com/x/../api/logout',
  'https://play.example.com/assets/a.js',
  'https://play.example.com/builds/latest.json',
  `https://play.example.com/${'a'.repeat(1025)}`,
  '',
  ' ',
  null,
  42,
  ['https://play.example.com/'],
  {},
])('[PLT-04] a notice that opens %j is none', (navigate) => {
  expect(read({ navigate })).toBeNull();
});

test.each([
  ['?tk=stolen&member_id=1', '/user/Letter?tk=stolen&member_id=1', '/user/Letter'],
  ['a fragment', '/faq#access_token=x', '/faq'],
  ['a step upwards', '/a/../faq', '/faq'],
])('[PLT-04] an address with %s keeps its page alone', (_name, path, page) => {
  expect(read({ navigate: ORIGIN + path })?.navigate).toBe(ORIGIN + page);
});

test.each([
  ['no text', ''],
  ['no JSON', 'hello'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '8030'],
  ['another form', '{"title":"x","navigate":"https://play.example.com/"}'],
  ['another number', '{"web_push":8031,"notification":{"title":"x","navigate":"https://play.example.com/"}}'],
  ['the number as a text', '{"web_push":"8030","notification":{"title":"x","navigate":"https://play.example.com/"}}'],
  ['no notification', '{"web_push":8030}'],
  ['a list as notification', '{"web_push":8030,"notification":[]}'],
])('[PLT-04] %s is no notice', (_name, text) => {
  expect(readPushNotice(text, ORIGIN)).toBeNull();
});

test.each([undefined, null, '', '   ', '\u202e\u0000', 42, {}, ['x']])(
  '[PLT-04] without a title (%j) there is no notice',
  (title) => {
    expect(read({ title })).toBeNull();
  },
);

test('[PLT-04] texts are limited in length, plain, and change no direction; markup stays text', () => {
  const long = read({ title: '👩‍👩‍👧'.repeat(500), body: 'x'.repeat(5000), tag: 'y'.repeat(500) });
  expect(long?.title).toBe('👩‍👩‍👧'.repeat(100));
  expect([long?.body.length, long?.tag.length]).toEqual([300, 64]);
  expect(read({ title: 'a\u202eb\u0000c\nd', body: '<b>x</b>' })).toMatchObject({ title: 'a b c d', body: '<b>x</b>' });
  expect(read({ body: 5, lang: '"><script>', tag: {} })).toMatchObject({ body: '', lang: '', tag: '' });
});

test('[PLT-04] whatever a payload holds, a notice is bounded and opens a page of the site', () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.anything({ maxDepth: 1 }));
  const shape = fc.record({ title: value, body: value, navigate: value, lang: value, tag: value, actions: value });
  const own = fc.record({ title: fc.string(), navigate: fc.webPath().map((path) => ORIGIN + path) });
  fc.assert(
    fc.property(fc.oneof(shape, own), (notification) => {
      let text = '';
      try {
        text = JSON.stringify({ web_push: 8030, notification }) ?? '';
      } catch {
        return;
      }
      const found = readPushNotice(text, ORIGIN);
      if (found === null) return;
      expect(new URL(found.navigate).origin).toBe(ORIGIN);
      expect(found.navigate).not.toMatch(/[?#]/);
      expect(found.title.trim()).not.toBe('');
      expect(graphemes(found.title).length).toBeLessThanOrEqual(100);
      expect(graphemes(found.body).length).toBeLessThanOrEqual(300);
    }),
  );
});
