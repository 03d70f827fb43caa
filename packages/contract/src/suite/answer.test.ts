import { expect, test } from 'vitest';
import { calls } from '../registry/calls.ts';
import { judgeAnswer, type PlatformAnswer } from './answer.ts';
import { shown, shownText } from './shown.ts';

const answer = (text: string | object, more: Partial<PlatformAnswer> & { headers?: Record<string, string> } = {}) => ({
  status: 200,
  text: typeof text === 'string' ? text : JSON.stringify(text),
  header: (name: string) => ({ 'content-type': 'application/json', ...more.headers })[name] ?? null,
  ...more,
});
const good = { code: '100', message: '', data: { is_valid: 1 } };

test.each([
  ['the code form', good],
  ['numbers for codes', { code: 1000, data: {} }],
  ['the header form', { header: { status: '100', desc: '' }, body: { is_valid: 0 } }],
  ['data in apiResponseData', { code: 100, data: { apiResponseData: { is_valid: 'Y' } } }],
  ['no fields, as PHP writes them', { code: 100, message: null, data: [] }],
  ['nothing for data without a required part', { code: 100, message: '', data: null }],
])('[GEN-05] an answer in %s is one', (_, body) => {
  expect(judgeAnswer(calls.checkAgentDomain, answer(body))).toMatchObject({
    verdict: 'answers',
    reason: '',
    drifts: [],
  });
});

test.each([
  ['429', answer({}, { status: 429 }), 'limited', 'limits the number of calls'],
  ['code 429', answer({ code: 429 }), 'limited', 'limits the number of calls'],
  ['503', answer('<h1>', { status: 503 }), 'maintenance', 'maintenance'],
  ['401', answer('', { status: 401 }), 'refused', 'needs a login'],
  ['code 401', answer({ code: 401 }), 'refused', 'needs a login'],
  ['404', answer('<title>Not found</title>', { status: 404 }), 'missing', 'HTTP 404.'],
  ['405', answer('', { status: 405 }), 'missing', 'HTTP 405.'],
  ['501', answer('', { status: 501 }), 'missing', 'HTTP 501.'],
  ['code 404', answer({ code: 404 }), 'missing', 'Code 404.'],
  [
    '302',
    answer('', { status: 302, headers: { location: 'https://www.x.test/' } }),
    'fails',
    'redirects to "https://www.x.test/"',
  ],
  ['500', answer('oops', { status: 500 }), 'fails', 'HTTP 500.'],
  ['500 in an envelope', answer({ code: 500, message: 'broken' }, { status: 500 }), 'fails', 'HTTP 500 (broken).'],
  ['502 as a page', answer('<title>Bad\ngateway</title>', { status: 502 }), 'fails', 'HTTP 502 (Bad gateway).'],
  ['403 of a guest', answer('<title>Blocked</title>', { status: 403 }), 'fails', 'HTTP 403 (Blocked).'],
  ['HTML', answer(' <!doctype html><title>Shop</title>'), 'fails', 'HTML instead of JSON (Shop).'],
  ['nothing', answer(''), 'fails', 'The answer is empty.'],
  ['half an answer', answer('{"code":"100","da'), 'fails', 'ends too early or is invalid, after 17 characters'],
  ['text', answer('maintenance'), 'fails', 'No JSON: "maintenance".'],
  ['a list', answer([]), 'drifts', 'no envelope'],
  ['no envelope', answer({ list: [] }), 'drifts', 'no envelope'],
  ['a code outside of the contract', answer({ code: '777', message: 'no' }), 'drifts', 'Refused with code 777'],
])('[GEN-05] [OPS-04] %s has its verdict and reason', (_, given, verdict, reason) => {
  const judged = judgeAnswer(calls.checkAgentDomain, given);
  expect(judged).toMatchObject({ verdict, reason: expect.stringContaining(reason) });
});

test('[GEN-05] a code that the contract names is an answer, also as codeFull', () => {
  expect(judgeAnswer(calls.demoPlay, answer({ code: 101, message: 'no demo' }))).toMatchObject({
    verdict: 'answers',
    reason: 'Refused with code 101, which the contract names: no demo',
  });
  const taken = { code: '101', codeFull: '206', message: 'taken' };
  expect(judgeAnswer(calls.registerVerification, answer(taken))).toMatchObject({ verdict: 'answers', code: '206' });
});

test('[GEN-05] a call of some members only says nothing about the platform', () => {
  const refused = answer({ code: '403', message: 'agents only' });
  expect(judgeAnswer(calls.agentPlan, refused)).toMatchObject({ verdict: 'forbidden' });
});

test('[GEN-05] drifts of the envelope and of the content type are named', () => {
  const { drifts } = judgeAnswer(calls.checkAgentDomain, answer({ list: [] }));
  expect(drifts).toEqual([
    {
      path: '(reply)',
      expected: '{code, message, data} or {header: {status, desc}, body}',
      received: 'an object with list',
      times: 1,
    },
  ]);
  const page = answer({ ...good, message: 5 }, { headers: { 'content-type': 'text/html' } });
  expect(judgeAnswer(calls.checkAgentDomain, page).drifts).toEqual([
    { path: 'message', expected: 'text', received: '5', times: 1 },
    { path: '(content-type)', expected: 'application/json', received: '"text/html"', times: 1 },
  ]);
});

test('[OPS-04] hostile text of a platform is short and has no control characters', () => {
  expect(shown('a\u001b[31m\u202eb\u0000')).toBe(String.raw`"a\u001b[31m\u202eb\u0000"`);
  expect(shownText('\u001b]0;x\u0007<script>\n\nx')).toBe(String.raw`\u001b]0;x\u0007<script> x`);
  expect(shown('x'.repeat(10_000)).length).toBeLessThan(100);
  expect(shown({ ['\u202e<img>']: 1 })).toBe(String.raw`an object with \u202e<img>`);
  expect(shown(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`k${at}`, at])))).toMatch(/k11 and 8 more$/);
  expect([shown([]), shown([1]), shown({}), shown(null), shown(undefined), shown(true)]).toEqual([
    'an empty list',
    'a list of 1',
    'an empty object',
    'null',
    'nothing',
    'true',
  ]);
});
