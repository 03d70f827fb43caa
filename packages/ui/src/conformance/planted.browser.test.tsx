import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import type { GameModel, Loadable } from '../slots/models.ts';
import { InFloatBar } from '../patterns/FloatBar/index.ts';
import { Button } from '../primitives/Button/index.ts';
import { Dialog } from '../primitives/Dialog/index.ts';
import type { ViewName } from '../views/contract.ts';
import type { HomeViewProps } from '../views/home/contract.ts';
import { firstRowFaults } from './looks/first-row.tsx';
import { forcedColourFaults } from './looks/forced-colours.ts';
import { landmarkFaults, scriptFaults, staleFaults, titleFaults } from './looks/home-faults.tsx';
import { logoFaults } from './looks/logoFaults.ts';
import { shiftFaults } from './looks/shiftFaults.ts';
import { largeTextFaults, longTextFaults, rightToLeftFaults } from './looks/text-looks.ts';
import { translatedFaults } from './looks/translatedFaults.ts';
import { coveredFaults, edgeFaults, firstScreenFaults, onlyGameFaults } from './looks/under-floats.tsx';
import { usualFaults } from './looks/usualFaults.ts';
import type { Finder } from './looks/lookAtViews.ts';
import { keepScreen } from './screen/open.tsx';
import { narrowest, templateLoaders, usual } from './subjects/templates.ts';

type Planted = (props: object) => ReactNode;

/** Faults that a look finds in h5-1 with another view in the place of one. */
async function foundBy(faults: Finder, view: ViewName, session: 'guest' | 'member', Shown: Planted) {
  const real = (await templateLoaders['h5-1']?.())?.default;
  if (!real) throw new Error('There is no h5-1.');
  const template = { ...real, views: { ...real.views, [view]: () => Promise.resolve({ default: Shown }) } };
  const { kind } = template;
  const options = { variant: 'normal', session } as const;
  const widths = { narrowest: narrowest[kind], usual: usual[kind] };
  const screen = await keepScreen({ template, view, options, width: widths.narrowest });
  onTestFinished(screen.close);
  const subject = { template, own: [view], shown: [view], view, options, isBase: true, widths };
  return [...(await faults(screen, subject)), ...screen.errors.mock.calls.flat()].join('\n');
}

const gamesOf = (props: object) => (props as { readonly games: Loadable<GameModel> }).games;
const numbersOf = (props: object) => JSON.stringify(props).replaceAll(/\D/g, '');
const seen = new Set<string>();
/** Whether these are the values with which the page opened. */
const isFirst = (props: object) => seen.add(numbersOf(props)).values().next().value === numbersOf(props);
const cut = { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' } as const;
const cover = { position: 'absolute', inset: 0, background: 'red' } as const;
const Covered = () => (
  <div style={{ position: 'relative' }}>
    <button type="button">Deposit</button>
    <div style={cover} />
  </div>
);
// oxlint-disable-next-line jsx-a11y/alt-text -- The fault that axe has to find.
const Picture = () => <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />;
const Cut = () => <p style={cut}>Withdrawals of the last month</p>;
const mask = 'url("data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E")';
/** Controls so close to each other that a float covers some of them, wherever it is. */
const Crowd = () => (
  <>
    {Array.from({ length: 900 }, (_, at) => (
      <button key={at} type="button" aria-label={`${at}`} style={{ width: 18, height: 18, minHeight: 0, padding: 0 }} />
    ))}
  </>
);

test.for<readonly [string, Finder, 'faq' | 'home' | 'slotList', 'guest' | 'member', Planted, readonly RegExp[]]>([
  [
    'usual',
    usualFaults,
    'faq',
    'guest',
    () => (
      <>
        <Cut />
        <input />
        <Picture />
        <button type="button" style={{ outline: 'none', boxShadow: 'none', border: 0, font: '12px serif' }}>
          Send
        </button>
      </>
    ),
    [/"Withdrawals of the last month" cut at the side/, /image-alt/, /input\. ""/, /"Send"/],
  ],
  [
    'the filled button of a dialog',
    usualFaults,
    'faq',
    'guest',
    () => (
      <Dialog open onClose={() => undefined} title="News" footer={<Button>閉じる</Button>}>
        <Button variant="outline">Cancel</Button>
      </Dialog>
    ),
    [/"閉じる" is the filled button of "News"/],
  ],
  [
    'landmarks',
    landmarkFaults,
    'home',
    'guest',
    () => [1, 2].map((at) => <nav key={at} aria-label="Twin" />),
    [/Twin/],
  ],
  ['landmarks', landmarkFaults, 'home', 'member', () => [1, 2].map((at) => <aside key={at} />), [/<aside/]],
  [
    'first row',
    firstRowFaults,
    'home',
    'guest',
    () => <section aria-label="Jackpot" style={{ height: 200 }} />,
    [/the first row of 0 ends at Infinity/, /the hero is 200 px high, not 150/],
  ],
  ['title', titleFaults, 'home', 'guest', () => <p>none</p>, [/0 titles/]],
  ['title', titleFaults, 'home', 'member', () => [1, 2].map((at) => <h1 key={at}>Casino</h1>), [/2 titles/]],
  [
    'double size',
    largeTextFaults,
    'faq',
    'guest',
    () => <p style={{ width: '20rem' }}>wide</p>,
    [/page is 6\d\d px/, /"wide"/],
  ],
  ['first screen', firstScreenFaults, 'faq', 'guest', Crowd, [/first screen: button/, /target-size/]],
  [
    'at the edge',
    edgeFaults,
    'home',
    'guest',
    () => (
      <>
        <p style={{ height: 3000 }} />
        <style>{'[data-session] { bottom: 200px !important } [data-float]::before { content: "" }'}</style>
        <InFloatBar side="start">
          <button type="button">Second</button>
        </InFloatBar>
      </>
    ),
    [/2 floats|3 floats/, /a fog/, /the session bar \d+ px in the air/],
  ],
  ['scripts', scriptFaults, 'home', 'guest', () => <Cut />, [/th_TH: .*cut at the side/, /zh_CN: .*cut at the side/]],
  ['logos', logoFaults, 'home', 'guest', () => <style>{'header img { pointer-events: none }'}</style>, [/is covered/]],
  [
    'logos',
    logoFaults,
    'home',
    'guest',
    () => <style>{'header img { width: 10px !important; object-fit: fill !important }'}</style>,
    [/is not visible/, /is out of shape/],
  ],
  [
    'data arrives',
    shiftFaults,
    'slotList',
    'guest',
    (props) => (
      <>
        <p style={{ height: gamesOf(props).state === 'ready' ? 300 : 10 }} />
        <p style={{ height: 300, background: 'red' }}>moves</p>
      </>
    ),
    [/moves by 0\./],
  ],
  [
    'forced colours',
    forcedColourFaults,
    'slotList',
    'member',
    () => (
      <>
        <i style={{ display: 'block', maskImage: mask, background: 'Canvas', forcedColorAdjust: 'none' }} />
        <b aria-pressed="true" style={{ outline: 'none' }} />
      </>
    ),
    [/is not seen/, /does not look chosen/, /only \d icons/],
  ],
  ['covered', coveredFaults, 'faq', 'member', Covered, [/320: in view: button.* "Deposit" under div/]],
  ['the only game', onlyGameFaults, 'slotList', 'member', Covered, [/320: in view: button.* "Deposit" under div/]],
  ['translated', translatedFaults, 'home', 'member', (props) => <p>Sums: {numbersOf(props)}</p>, [/is not: /]],
  [
    'translated',
    translatedFaults,
    'home',
    'member',
    (props) => <p>It is {isFirst(props) ? 'first' : <b>later</b>}</p>,
    [/is not: |NotFoundError/],
  ],
  [
    'long texts',
    longTextFaults,
    'faq',
    'member',
    Cut,
    [/320: wide: .*cut at the side/, /360: usual: .*cut at the side/],
  ],
  ['long texts', longTextFaults, 'faq', 'member', () => <p style={{ width: 30 }}>Withdrawals</p>, [/breaks inside/]],
  [
    'old amounts',
    staleFaults,
    'home',
    'member',
    (props) => {
      const { session } = props as HomeViewProps;
      return session.kind === 'member' && <session.Member render={({ balance }) => <p>{balance}</p>} />;
    },
    [/is not marked/],
  ],
  [
    'right to left',
    rightToLeftFaults,
    'faq',
    'member',
    () => (
      <>
        <Cut />
        <i data-icon="arrow-left" style={{ display: 'inline-block' }} />
      </>
    ),
    [/cut at the side/, /^i\. ""/m],
  ],
])('[DES-04] planted faults are named: %s', async ([, faults, view, session, Shown, wanted]) => {
  const found = await foundBy(faults, view, session, Shown);
  for (const fault of wanted) expect(found).toMatch(fault);
});
