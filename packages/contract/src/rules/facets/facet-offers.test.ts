import { expect, test } from 'vitest';
import { offerFacets } from './facet-offers.ts';

const offered = (over: object = {}) =>
  offerFacets({
    facets: ['theme', 'feature', 'jackpot'],
    named: (facet) =>
      facet === 'feature'
        ? [
            { id: 'f-1', name: { de_DE: 'Kauf', en_US: 'Buy' } },
            { id: 'f-2', name: { en_US: 'Megaways', de_DE: ' ' } },
            { id: 'f-3', name: { zh_CN: '百搭' } },
            { id: 'f-4', name: ' ' },
            { id: 'f-5', name: 'Wild' },
          ]
        : facet === 'theme'
          ? [{ id: 't-1', name: { zh_CN: '亚洲' } }]
          : [],
    choice: { feature: ['f-5'] },
    counts: { feature: new Map([['f-1', 3]]) },
    locale: 'de_DE',
    ...over,
  });

test('[LOB-02] a value is offered by its name in the language of the visitor or in English, and never by its id', () => {
  expect(offered().map(({ id, values }) => [id, values.map(({ name }) => name)])).toEqual([
    ['feature', ['Kauf', 'Megaways', 'Wild']],
  ]);
  expect(JSON.stringify(offered({ locale: '__proto__' }).map(({ values }) => values.map(({ name }) => name)))).toBe(
    '[["Buy","Megaways","Wild"]]',
  );
});

test('[LOB-02] a value that no game has stays and is disabled, unless it is chosen', () => {
  expect(offered()[0]?.values).toEqual([
    { id: 'f-1', name: 'Kauf', count: 3, isChosen: false, isDisabled: false },
    { id: 'f-2', name: 'Megaways', count: 0, isChosen: false, isDisabled: true },
    { id: 'f-5', name: 'Wild', count: 0, isChosen: true, isDisabled: false },
  ]);
});

test('[LOB-08] while nothing is counted, values have no figure and none is disabled', () => {
  expect(offered({ counts: undefined })[0]?.values.map(({ count, isDisabled }) => [count, isDisabled])).toEqual([
    [null, false],
    [null, false],
    [null, false],
  ]);
});
