import { shown } from '@housefront/generator';

type Value = string | readonly string[];

/** `red-envelope` → `redEnvelope`. */
export const camel = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
/** `red-envelope` → `RedEnvelope`. */
export const pascal = (name: string): string => camel(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());
/** `redEnvelope` → `red-envelope`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Words that are directives for a tool in a comment. */
const orders = /(?:^|\s)@\w|(?:es|ox)lint-|(?:v8|istanbul) ignore|#__/;

/** Refuses texts that a one-line comment cannot contain. */
export function sentence(value: Value): string | undefined {
  const text = String(value);
  if (!/[\p{L}\p{N}]/u.test(text)) return 'is blank. Write one plain sentence.';
  if (text !== text.trim() || /\s\s|[^\S ]/u.test(text))
    return `${shown(value)} has stray or wide spaces. Write single plain ones.`;
  if (orders.test(text)) return `${shown(value)} reads as an order to a tool. Write one plain sentence.`;
  if (text.length > 100) return 'is longer than 100 characters. Write a shorter one.';
  return /[*`\\{}<>|"]|[\p{C}\p{Zl}\p{Zp}]/u.test(text)
    ? `${shown(value)} holds signs beyond plain text. Write one plain sentence.`
    : undefined;
}

/**
 * Refuses a name that does not have the given form. `reserved` are words with a meaning in the language or in objects: every
 * object has a `constructor`, and `then` makes it a promise.
 */
export const nameLike = (form: RegExp, what: string, example: string) => (value: Value) =>
  form.test(String(value)) && !reserved.has(String(value))
    ? undefined
    : `${shown(value)} is no ${what}. Write one such as ${example}.`;

const reserved = new Set(
  'arguments await break case catch class const constructor continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch then this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
);
