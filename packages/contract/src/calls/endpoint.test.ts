import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { callPath, type CallRequest, type CallResponse, defineCall, parseRequest, parseResponse } from './endpoint.ts';
import { gameList } from '../features/catalogue/catalogue.ts';
import { checkIframe, clientCaptcha, infoData, loginHeader, templateConfig } from '../features/helpers/helpers.ts';
import { buildMeta, latestBuild, pagePayload } from '../features/version/version.ts';

const call = defineCall({
  name: 'sample',
  path: '/sample',
  auth: 'none',
  request: z.strictObject({ id: z.number() }),
  response: z.object({ title: z.string() }),
  summary: 'A sample.',
  rows: [],
});

test('[API-02] a call is a POST unless it says otherwise', () => {
  expect(call.method).toBe('POST');
  expect(latestBuild.method).toBe('GET');
});

test('[API-07] platform paths are prefixed with /api', () => {
  expect(callPath(gameList)).toBe('/api/v3/game_list');
  expect(callPath(call, { apiBase: '/gate/' })).toBe('/gate/sample');
});

test('[API-08x] the prefix is never doubled and helpers and build files have none', () => {
  expect(callPath({ path: '/api/template_config', base: 'api' })).toBe('/api/template_config');
  expect(callPath({ path: '/apiary', base: 'api' })).toBe('/api/apiary');
  expect(callPath(templateConfig)).toBe('/api/template_config');
  expect(callPath(infoData)).toBe('/get_info_data');
  expect(callPath(clientCaptcha)).toBe('/clientCaptcha');
  expect(callPath(checkIframe)).toBe('/check_iframe');
  expect(callPath(loginHeader)).toBe('/get_login_header');
  expect(callPath(latestBuild)).toBe('/builds/latest.json');
  expect(callPath(loginHeader, { helperBase: 'https://helpers.example' })).toBe(
    'https://helpers.example/get_login_header',
  );
});

test('path parts are filled in, encoded, and keep their slashes', () => {
  expect(callPath(buildMeta, { params: { buildId: 'a b' } })).toBe('/builds/meta/a%20b.json');
  expect(callPath(pagePayload, { params: { path: 'gameHall/2' } })).toBe('/gameHall/2/_payload.json');
});

test('request and response are read by the call, with the place of the first misfit', () => {
  expect(parseRequest(call, { id: 1 })).toEqual({ ok: true, data: { id: 1 }, cut: 0, misread: [] });
  expect(parseRequest(call, { id: 1, more: 2 }).ok).toBe(false);
  expect(parseResponse(call, { title: 'x', extra: true })).toEqual({
    ok: true,
    data: { title: 'x' },
    cut: 0,
    misread: [],
  });
  expect(parseResponse(call, { title: 7 })).toEqual({ ok: false, problem: 'title: invalid_type' });
});

test('types follow the schemas', () => {
  expectTypeOf<CallRequest<typeof call>>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<CallResponse<typeof call>>().toEqualTypeOf<{ title: string }>();
});
