import { openCaptcha } from '@housefront/contract/client-captcha';
import { clientCaptcha as call } from '@housefront/contract/features/helpers';
import { parseResponse } from '@housefront/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { gatewayOf, OWN, settings } from '../../sites/site.fixtures.ts';
import { CAPTCHA_CHARACTERS, captchaImage } from './captcha-image.ts';

describe('happy', () => {
  test('[HELP-01][HELP-02x] clientCaptcha gives a sealed text and its picture; two calls differ', async () => {
    const { get } = gatewayOf();
    const one = parseResponse(call, await (await get('/clientCaptcha')).json());
    const other = parseResponse(call, await (await get('/clientCaptcha')).json());
    if (!one.ok || !other.ok) throw new Error('no captcha');
    const text = await openCaptcha(one.data.text, settings.clientCaptchaKey);
    expect(text).toMatch(new RegExp(`^[${CAPTCHA_CHARACTERS.join('')}]{4}$`));
    expect(one.data.image).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(other.data.text).not.toBe(one.data.text);
    expect(other.data.image).not.toBe(one.data.image);
  });
});

describe('error', () => {
  test('[HELP-01] only GET asks for it', async () => {
    const { gateway } = gatewayOf();
    const posted = await gateway.app.request('http://play.example.com/clientCaptcha', { method: 'POST', headers: OWN });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('security', () => {
  test('[HELP-01] the answer is not kept', async () => {
    expect((await gatewayOf().get('/clientCaptcha')).headers.get('cache-control')).toBe('no-store');
  });

  test('[HELP-02x] the same text never has the same picture, holds no letters, and looks like no other character', () => {
    const pictures = Array.from({ length: 20 }, () => captchaImage('AC34'));
    expect(new Set(pictures).size).toBe(20);
    const svg = Buffer.from(pictures[0]?.split(',')[1] ?? '', 'base64').toString();
    expect(svg).not.toMatch(/<text|AC34/);
    expect(svg.match(/rotate/g)).toHaveLength(4);
    for (const alike of '0O1I5S2Z8B6GDQ') expect(CAPTCHA_CHARACTERS).not.toContain(alike);
  });
});
