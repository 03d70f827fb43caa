/** Options common to all fixtures, and helpers. */
import { longest, type SampleLocale } from './scripts.fixtures.ts';

/** The state a view is shown in. */
export type FixtureVariant = 'normal' | 'empty' | 'loading' | 'error' | 'longText';
/**
 * Text language. `pseudo` is accented English grown by 40 %, `longest` the longest text of all languages: both find cut
 * labels (DES-06).
 */
export type FixtureLocale = 'en_US' | 'zh_CN' | 'zh_TW' | SampleLocale | LatinLocale | 'pseudo' | 'longest';

/** Languages in Latin letters that have the shipped labels, and English content. */
export const latinLocales = ['de_DE', 'sv_SE', 'pt_BR', 'es_ES', 'nl_NL', 'da_DK', 'fil_PH'] as const;

/** One of {@link latinLocales}. */
type LatinLocale = (typeof latinLocales)[number];
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

/** Accented and grown by 40 %; placeholders do not change. */
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

const samples = import.meta.glob<Readonly<Record<string, string>>>('./samples/*.json', {
  eager: true,
  import: 'default',
});

/**
 * Content of the platform or the site's owner, such as a game's name or an article, in the language of the fixture
 * (`samples`, by the English text; Traditional Chinese by the Simplified one). English is the fallback. Not for labels.
 */
export function content(locale: FixtureLocale, en: string, zh: string): string {
  if (locale === 'en_US') return en;
  if (locale === 'zh_CN') return zh;
  if (locale === 'pseudo') return pseudo(en);
  if (locale === 'longest') return longest(en);
  const own = samples[`./samples/${locale}.json`];
  return locale === 'zh_TW' ? (own?.[zh] ?? zh) : (own?.[en] ?? en);
}

/** Content that is drawn into a picture; pseudo texts are not used there. */
export const drawn = (locale: FixtureLocale, en: string, zh: string): string =>
  content(locale === 'pseudo' || locale === 'longest' ? 'en_US' : locale, en, zh);

/** Code and symbol of the currency of a language's members (I18N-11, I18N-14); some amounts are in thousands. */
const currencies = {
  en_US: ['USD', '$', 1n],
  zh_CN: ['RMB', '¥', 1n],
  zh_TW: ['RMB', '¥', 1n],
  vi_VN: ['VND', '₫', 1000n],
  th_TH: ['THB', '฿', 1n],
  hi_IN: ['INR', '₹', 1n],
  ta_IN: ['INR', '₹', 1n],
  bn_BD: ['BDT', '৳', 1n],
  my_MM: ['MMK', 'K', 1000n],
  ko_KR: ['WON', '₩', 1000n],
  ja_JP: ['JPY', '¥', 1n],
  de_DE: ['EUR', '€', 1n],
  sv_SE: ['SEK', 'kr', 1n],
  pt_BR: ['BRL', 'R$', 1n],
  es_ES: ['EUR', '€', 1n],
  nl_NL: ['EUR', '€', 1n],
  da_DK: ['DKK', 'kr.', 1n],
  fil_PH: ['PHP', '₱', 1n],
} as const;

const moneyOf = (locale: FixtureLocale) => currencies[locale === 'pseudo' || locale === 'longest' ? 'en_US' : locale];

/** Code of the currency of a language, and its symbol. */
export const currencyFixture = (locale: FixtureLocale): { readonly code: string; readonly symbol: string } => {
  const [code, symbol] = moneyOf(locale);
  return { code, symbol };
};

/** An amount such as `-1,250.00` in the currency of a language, of a usual size. */
export function amount(locale: FixtureLocale, text: string): string {
  const [, symbol, times] = moneyOf(locale);
  const digits = String(BigInt(text.replace(/\D/g, '')) * times).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${text.startsWith('-') ? '-' : ''}${symbol}${whole}.${digits.slice(-2)}`;
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
