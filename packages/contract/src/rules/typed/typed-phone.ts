import { foldWidth } from './digits.ts';

/** Dialling of a country: its code from abroad, and the prefix at home. */
interface Dialling {
  readonly code: string;
  readonly trunk: '' | '0';
}

/** Countries of the currencies; a currency of several countries has none. */
const DIALLING: ReadonlyMap<string, Dialling> = new Map([
  ['RMB', { code: '86', trunk: '' }],
  ['JPY', { code: '81', trunk: '0' }],
  ['VND', { code: '84', trunk: '0' }],
  ['WON', { code: '82', trunk: '0' }],
  ['THB', { code: '66', trunk: '0' }],
  ['INR', { code: '91', trunk: '' }],
  ['MMK', { code: '95', trunk: '0' }],
  ['BRL', { code: '55', trunk: '' }],
  ['BDT', { code: '880', trunk: '0' }],
  ['NGN', { code: '234', trunk: '0' }],
]);

/** Characters between digits: blanks, hyphens, points, brackets, and invisible signs of address books. */
const BETWEEN = /[\s\p{Cf}\p{Pd}\u2212.·/()[\]]/gu;

/**
 * A phone number in the form that is sent: digits only. The currency's own country code is replaced by the prefix for calls
 * at home; a currency without a single country keeps the code. A number of another country keeps its +, so that every rule
 * refuses it: without the + it could be another number at home (FLD-07).
 */
export function foldPhone(typed: string, currency: string): string {
  const text = foldWidth(typed).trim();
  const dialling = DIALLING.get(currency);
  // As in +44 (0)20: the prefix in brackets is dialled only at home.
  const atHome = new RegExp(`^([\\s\\p{Cf}(]*(?:\\+|00)${dialling?.code ?? '\\d{1,3}'}[)\\s\\p{Pd}.]*)\\(0\\)`, 'u');
  const bare = text.replace(atHome, '$1').replace(BETWEEN, '');
  if (!/^\+?\d+$/.test(bare)) return text;
  const abroad = /^(?:\+|00)(.*)$/.exec(bare)?.[1];
  if (abroad === undefined) return bare;
  if (dialling === undefined) return abroad;
  const { code, trunk } = dialling;
  if (!abroad.startsWith(code) || abroad === code) return `+${abroad}`;
  const number = abroad.slice(code.length);
  return trunk === '' ? number : trunk + number.replace(/^0+/, '');
}

/** A contact that is a number, such as a QQ number or a phone, as digits only; any other contact in narrow form. */
export function foldContact(typed: string): string {
  const text = foldWidth(typed)
    .replace(/\p{Cf}/gu, '')
    .trim();
  const bare = text.replace(/^\+/, '').replace(BETWEEN, '');
  // Names contain points too: digits separated only by points are not recognisable as a number.
  return /^\d+$/.test(bare) && (/[\s()+]/.test(text) || !/[.·/]/.test(text)) ? bare : text;
}
