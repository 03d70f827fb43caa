/** Options common to all fixtures, and helpers. */
import { longest, sample, type SampleLocale } from './scripts.fixtures.ts';

/** The state a view is shown in. */
export type FixtureVariant = 'normal' | 'empty' | 'loading' | 'error' | 'longText';
/**
 * Text language. `pseudo` is accented English grown by 40 %, `longest` the longest text of all languages: both find cut
 * labels (DES-06).
 */
export type FixtureLocale = 'en_US' | 'zh_CN' | 'zh_TW' | SampleLocale | 'pseudo' | 'longest';
export type FixtureSession = 'guest' | 'member';

export interface FixtureOptions {
  readonly variant?: FixtureVariant | undefined;
  readonly locale?: FixtureLocale | undefined;
  readonly session?: FixtureSession | undefined;
}

export const fixtureVariants: readonly FixtureVariant[] = ['normal', 'empty', 'loading', 'error', 'longText'];

/** The options with defaults; `longText` always uses pseudo. */
export function settle(options: FixtureOptions): {
  variant: FixtureVariant;
  locale: FixtureLocale;
  session: FixtureSession;
} {
  const variant = options.variant ?? 'normal';
  return {
    variant,
    locale: variant === 'longText' ? 'pseudo' : (options.locale ?? 'en_US'),
    session: options.session ?? 'guest',
  };
}

const accents: Record<string, string> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ô',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
};

/** Accented and grown by 40 %; placeholders stay as they are. */
export function pseudo(text: string): string {
  const parts = text.split(/(\{\{\w+\}\})/);
  const body = parts
    .map((part) => (part.startsWith('{{') ? part : part.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter)))
    .join('');
  return `${body} ${'lorem ipsum dolor sit amet '
    .repeat(Math.ceil((text.length * 0.4) / 27))
    .slice(0, Math.max(3, Math.ceil(text.length * 0.4)))
    .trim()}`;
}

/**
 * Content of the platform or the site's owner, such as a game's name or an article: English and Chinese are given, other
 * languages get words of their script. Not for labels.
 */
export function content(locale: FixtureLocale, en: string, zh: string): string {
  if (locale === 'en_US') return en;
  if (locale === 'zh_CN' || locale === 'zh_TW') return zh;
  if (locale === 'pseudo') return pseudo(en);
  return locale === 'longest' ? longest(en) : sample(locale, en);
}

/** A no-op handler. */
export const noop = (): void => {};

/** A loadable list in the state of the variant. */
export function loadable<Item>(
  variant: FixtureVariant,
  items: readonly Item[],
): { state: 'loading' | 'ready' | 'error'; items: readonly Item[]; onRetry?: () => void } {
  if (variant === 'loading') return { state: 'loading', items: [] };
  if (variant === 'error') return { state: 'error', items: [], onRetry: noop };
  return { state: 'ready', items: variant === 'empty' ? [] : items };
}
