import { graphemes } from '@housefront/contract/graphemes';

const stars = (count: number): string => '*'.repeat(Math.max(3, Math.min(count, 8)));

/** A name that shows only its first letter, in any script (MEM-06x). */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = graphemes(name);
  return name === '' ? '' : first + stars(rest.length);
};

/** A number or id of which only the last four characters are shown; shorter ones show one. */
export const maskNumber = (number: string): string => {
  const letters = graphemes(number);
  if (number === '') return '';
  const shown = letters.length > 4 ? 4 : 1;
  return stars(letters.length - shown) + letters.slice(-shown).join('');
};

/** A mail address with only the first letter of its name, and its host. */
export const maskEmail = (address: string): string => {
  const at = address.lastIndexOf('@');
  return at < 1 ? maskName(address) : maskName(address.slice(0, at)) + address.slice(at);
};
