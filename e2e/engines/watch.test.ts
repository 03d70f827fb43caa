import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { captchaToken, startWatch, watched, type Watch } from './watch.ts';

const POLICY = "default-src 'self'; script-src 'self' 'strict-dynamic' 'sha256-abc123='";

let site: Server | undefined;
let watch: Watch | undefined;

afterEach(async () => {
  await watch?.stop();
  await new Promise((done) => (site ? site.close(done) : done(undefined)));
  site?.closeAllConnections();
});

/** A site that answers like this, watched. */
async function start(answer: RequestListener): Promise<Watch> {
  site = createServer(answer);
  await new Promise<void>((resolve) => site?.listen(0, 'localhost', resolve));
  watch = await startWatch(`http://localhost:${(site.address() as AddressInfo).port}`);
  return watch;
}

test('the watching script comes first in the head, and the policy allows it beside the page’s own', () => {
  const page = '<!doctype html><html><head lang="en"><script>1</script></head></html>';
  const { html, policy } = watched(page, POLICY);
  const [, script = ''] = /<head lang="en"><script>(.*?)<\/script><script>1<\/script>/s.exec(html) ?? [];
  expect(script).toMatch(/^\(function watchPage\(/);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toBe(`default-src 'self'; script-src 'sha256-${hash}' 'self' 'strict-dynamic' 'sha256-abc123='`);
  expect(watched(page, "script-src 'none'").policy).toBe(`script-src 'sha256-${hash}' `);
});

test('tokens of captchas are read in both forms of the platform’s answer', () => {
  expect(captchaToken('{"code":"100","data":{"token":"t1"}}')).toBe('t1');
  expect(captchaToken('{"code":"100","body":{"token":"t2"}}')).toBe('t2');
  expect(captchaToken('{"code":"999"}')).toBeUndefined();
});

test('[BRW-03] a watched site answers as it is, but for its pages', async () => {
  const { origin, faults, captchas, requests } = await start((request, response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', POLICY);
      response.setHeader('etag', '"page"');
      response.end('<head></head>ä');
    } else if (request.url === '/api/captcha') {
      response.end('{"data":{"token":"t3"}}');
    } else {
      response.end(`${request.method} ${request.url} ${request.headers.host === new URL(origin).host}`);
    }
  });
  const page = await fetch(`${origin}/`);
  expect(await page.text()).toMatch(/^<head><script>.*<\/head>ä$/s);
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'sha256-.{44}' /);
  expect(page.headers.get('etag')).toBeNull();
  expect(page.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const file = await fetch(`${origin}/file?x=1`, { method: 'PUT' });
  expect(await file.text()).toBe('PUT /file?x=1 false');
  expect(file.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  await fetch(`${origin}/api/captcha`, { method: 'POST', body: '{}' });
  expect(captchas).toEqual(['t3']);
  expect([requests('/file'), requests('/api/captcha'), requests('/other')]).toEqual([1, 1, 0]);
  expect(faults()).toEqual([]);
});

test('[BRW-03] errors of pages and missing files are faults, each reported once; refused calls are none', async () => {
  const { origin, faults } = await start((_, response) => {
    response.statusCode = 404;
    response.end();
  });
  await fetch(`${origin}/assets/gone.js`);
  await fetch(`${origin}/api/letters`);
  const told = await fetch(`${origin}/engines-watch`, {
    method: 'POST',
    body: '/: uncaught Minified React error #418',
  });
  expect(told.status).toBe(204);
  expect(faults()).toEqual(['/assets/gone.js was answered with 404', '/: uncaught Minified React error #418']);
  expect(faults()).toEqual([]);
});

test('[BRW-03] a page rests once it is loaded and nothing is under way, and not before', async () => {
  const release = Promise.withResolvers<() => void>();
  const { origin, rest } = await start((_, response) => release.resolve(() => response.end()));
  const file = fetch(`${origin}/assets/slow.js`);
  const answer = await release.promise;
  let asked = 0;
  let loaded = false;
  const rested = vi.fn();
  const resting = rest(() => {
    asked += 1;
    return asked < 5 ? Promise.reject(new Error('between two pages')) : Promise.resolve(loaded);
  }).then(rested);
  const more = async (times: number) => {
    const until = asked + times;
    await vi.waitFor(() => expect(asked).toBeGreaterThanOrEqual(until), 10_000);
  };
  await more(12);
  loaded = true;
  await more(12);
  expect(rested).not.toHaveBeenCalled();
  answer();
  await (await file).text();
  loaded = false;
  await more(12);
  expect(rested).not.toHaveBeenCalled();
  loaded = true;
  await resting;
  expect(rested).toHaveBeenCalledOnce();
}, 30_000);
