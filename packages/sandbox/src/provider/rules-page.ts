import { escapeXml } from '../art/drawing/svg.ts';
import { crashFacts } from './crash/facts.ts';
import { crashTexts } from './crash/texts.ts';
import { gameDocument } from './game/document.ts';
import { slotFacts } from './slot/facts.ts';
import { LINES, PAYS, SCATTER } from './slot/rules.ts';
import { slotTexts } from './slot/texts.ts';

/** Symbols in the order of their prizes; the four lowest are cards. */
const NAMES: readonly (readonly [symbol: number, name: string])[] = [
  [2, '1'],
  [3, '2'],
  [4, '3'],
  [5, '4'],
  [6, 'A'],
  [7, 'K'],
  [8, 'Q'],
  [9, 'J'],
  [SCATTER, 'Scatter'],
];

const prizes = (): string =>
  NAMES.map(([symbol, name]) => {
    const unit = symbol === SCATTER ? 1 : LINES.length;
    const cells = [...(PAYS[symbol] ?? [])].toReversed().map((pay) => `<td>${pay / unit} ×</td>`);
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
  }).join('');

/** Rules, prizes and return to player of a kind of game, as a page that can be read before the first stake (RG-35). */
export function rulesPage(kind: 'slot' | 'crash', locale: string): string {
  const isCrash = kind === 'crash';
  const texts = isCrash ? crashTexts(locale) : slotTexts(locale);
  const t = (key: string): string => escapeXml(texts[key] ?? key);
  const { rtp } = isCrash ? crashFacts() : slotFacts();
  const title = t(isCrash ? 'fair' : 'pays');
  const parts = isCrash ? ['rules', 'proof'] : ['lines', 'wild', 'scatter'];
  const table = `<table><thead><tr><td></td><th scope="col">5</th><th scope="col">4</th><th scope="col">3</th></tr></thead><tbody>${prizes()}</tbody></table>`;
  return gameDocument({
    locale,
    title: texts[isCrash ? 'fair' : 'pays'] ?? '',
    styles: ['slot.css', 'desk.css', 'rules.css'],
    body: `<main class="rules"><h1>${title}</h1>${parts.map((key) => `<p>${t(key)}</p>`).join('')}${
      isCrash ? '' : table
    }<p>${t('rtp')}: ${rtp} %</p></main>`,
  });
}
