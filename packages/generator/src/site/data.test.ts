import { parseSiteConfig } from '@housefront/contract/site-config';
import { expect, test } from 'vitest';
import { AnswersError, collect, type Answers } from '../base/questions.ts';
import { siteData } from './data.ts';
import { siteFiles } from './files.ts';
import { siteQuestions } from './questions.ts';

const answers = { id: '7', name: 'A', desktop: 'desktop_1', mobile: 'H5_1', theme: 'midnight', languages: 'en_US' };

test.each([
  ['RMB,USD', 'RMB,USD', ''],
  ['EUR,BTC:8:₿', 'EUR,BTC', "{ code: 'BTC', symbol: '₿', decimals: 8 }"],
  ['USDT:6', 'USDT', "{ code: 'USDT', symbol: 'USDT ', decimals: 6 }"],
  [
    "AB:0:',CD:3:\\",
    'AB,CD',
    "{ code: 'AB', symbol: '\\'', decimals: 0 }, { code: 'CD', symbol: '\\\\', decimals: 3 }",
  ],
])('[LOC-01] [GEN-01] the currencies %s are %s in the config, with the rows %s', (given, codes, rows) => {
  const { currencyList, ownCurrencies } = siteData({ ...answers, currencies: given.split(',') });
  expect([currencyList, ownCurrencies]).toEqual([codes, rows]);
});

const given = { id: '7', name: 'A', 'title-en': 'A', currencies: 'EUR', languages: 'en_US' };
const ga4 = { 'measurement-id': 'G-AB12CD34EF' };
const gtm = { 'container-id': 'GTM-AB12CD3' };

/** The text of the config that answers make, and what the kit reads in it. */
async function configOf(answers: Answers) {
  const files = siteFiles(siteData(await collect(siteQuestions(), { ...given, ...answers }, false)));
  const text = files.get('sites/7/site.config.ts') ?? '';
  const [, object = ''] = /defineSite\((\{[\s\S]*\})\);/.exec(text) ?? [];
  // The text of an object without its functions; the test made it.
  // oxlint-disable-next-line no-implied-eval
  const read: unknown = new Function('templates', 'content', `return ${object};`)();
  const parsed = parseSiteConfig(JSON.parse(JSON.stringify(read)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { text, config: parsed.config };
}

test.each<[Answers, object | undefined]>([
  [{}, undefined],
  [{ consent: 'none' }, undefined],
  [{ consent: ['none'] }, undefined],
  [
    { consent: 'ga4', ...ga4 },
    { ga4: { measurementId: 'G-AB12CD34EF' }, metaRelay: false },
  ],
  [
    { consent: 'gtm', ...gtm },
    { gtm: { containerId: 'GTM-AB12CD3', category: 'marketing', hosts: [] }, metaRelay: false },
  ],
  [{ consent: 'metaRelay' }, { metaRelay: true }],
  [
    { consent: 'metaRelay, ga4', ...ga4 },
    { ga4: { measurementId: 'G-AB12CD34EF' }, metaRelay: true },
  ],
  [
    { consent: ['ga4', 'gtm', 'metaRelay'], ...ga4, ...gtm },
    {
      ga4: { measurementId: 'G-AB12CD34EF' },
      gtm: { containerId: 'GTM-AB12CD3', category: 'marketing', hosts: [] },
      metaRelay: true,
    },
  ],
])('[CNS-02] [CNS-03] [GEN-01] %j makes a site that asks for its services and no others', async (answers, adapters) => {
  const { text, config } = await configOf(answers);
  expect(config.consent?.adapters).toEqual(adapters);
  // Not one byte of it where nothing is asked.
  expect(text.includes('consent')).toBe(adapters !== undefined);
});

test.each<[Answers, boolean]>([
  [{}, false],
  [{ offline: 'no' }, false],
  [{ offline: 'yes' }, true],
])('[PWA-01] [GEN-01] %j', async (answers, offline) => {
  const { text, config } = await configOf(answers);
  expect(config.webApp?.offline ?? false).toBe(offline);
  expect(text.includes('webApp')).toBe(offline);
});

test('[GEN-01] answers of a version that did not ask make the same site', async () => {
  const { consent: _consent, offline: _offline, ...former } = await collect(siteQuestions(), given, false);
  expect([...siteFiles(siteData(former))]).toEqual([
    ...siteFiles(siteData(await collect(siteQuestions(), given, false))),
  ]);
});

test.each<[Answers, RegExp]>([
  [{ consent: 'none,ga4', ...ga4 }, /^--consent: "none,ga4" names services and none\. Leave out one of both\.$/],
  [{ consent: 'hotjar' }, /^--consent: "hotjar" is not known\. Use any of none, ga4, gtm, metaRelay\.$/],
  [{ consent: 'ga4,ga4', ...ga4 }, /^--consent: "ga4,ga4" names one twice\. Name each once\.$/],
  [{ consent: ',' }, /^--consent: is empty\. Give at least one of none, ga4, gtm, metaRelay\.$/],
  [{ consent: 'ga4' }, /^--measurement-id: is missing\. Give --measurement-id VALUE: /],
  [{ consent: 'gtm' }, /^--container-id: is missing\. Give --container-id VALUE: /],
  [ga4, /^--measurement-id: goes with --consent ga4 only\. Leave it out, or give that too\.$/],
  [{ consent: 'ga4', ...ga4, ...gtm }, /^--container-id: goes with --consent gtm only\./],
  ...['UA-1234-1', 'g-ab12cd34ef', 'G-', "G-AB12'+x+'", 'G-AB12CD34EF\n', 'GTM-AB12CD3', ' '].map(
    (id): [Answers, RegExp] => [
      { consent: 'ga4', 'measurement-id': id },
      /^--measurement-id: ".*" is no such id\. Write one such as G-AB12CD34EF\.$/,
    ],
  ),
  ...['GTM-', 'gtm-AB12CD3', 'G-AB12CD34EF', "GTM-A'B'", 'GTM-AB12CD3 ', '${x}'].map((id): [Answers, RegExp] => [
    { consent: 'gtm', 'container-id': id },
    /^--container-id: ".*" is no such id\. Write one such as GTM-AB12CD3\.$/,
  ]),
  [{ offline: 'maybe' }, /^--offline: "maybe" is not known\. Use one of no, yes\.$/],
])('[GEN-03] [CNS-03] %j is refused in one line', async (answers, line) => {
  const problems = await collect(siteQuestions(), { ...given, ...answers }, false).then(
    () => [],
    (error: unknown) => (error instanceof AnswersError ? error.lines : [String(error)]),
  );
  expect(problems).toEqual([expect.stringMatching(line)]);
});
