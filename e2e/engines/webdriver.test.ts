import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { keys, openSession, press, WebDriverError } from './webdriver.ts';

test('[BRW-03] a session sends its commands as the protocol has them, and reports why one was refused', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push(`${request.method} ${request.url} ${body}`);
      const refused = request.url?.endsWith('/url') ?? false;
      response.statusCode = refused ? 404 : 200;
      const value = refused
        ? { error: 'no such window', message: 'gone', stacktrace: '' }
        : { sessionId: 's1', capabilities: { browserVersion: '2.50' } };
      return response.end(JSON.stringify({ value }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const session = await openSession(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { browserName: 'x' });
  expect(session.capabilities['browserVersion']).toBe('2.50');
  const refusal = await session.send('POST', '/url', { url: 'http://x/' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(WebDriverError);
  expect(refusal).toMatchObject({ kind: 'no such window', message: 'POST /session/s1/url: no such window: gone' });
  await session.end();
  expect(seen).toEqual([
    'POST /session {"capabilities":{"alwaysMatch":{"browserName":"x"}}}',
    'POST /session/s1/url {"url":"http://x/"}',
    'DELETE /session/s1 ',
  ]);
  await new Promise((done) => server.close(done));
});

test('a press is a whole one, at whole pixels of the viewport', () => {
  expect(press(10.4, 99.5)).toMatchObject({
    actions: [
      {
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', origin: 'viewport', x: 10, y: 100 },
          { type: 'pointerDown' },
          { type: 'pointerUp' },
        ],
      },
    ],
  });
});

test('a text is typed by letters, not by halves of them', () => {
  expect(keys('a😀')).toMatchObject({
    actions: [
      {
        actions: [
          { type: 'keyDown', value: 'a' },
          { type: 'keyUp', value: 'a' },
          { type: 'keyDown', value: '😀' },
          { type: 'keyUp', value: '😀' },
        ],
      },
    ],
  });
});
