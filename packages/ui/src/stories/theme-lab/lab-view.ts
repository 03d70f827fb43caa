import { kindOf, templateIds, usual } from '../../conformance/subjects/templates.ts';
import { addressOf, stateOfAddress, type LabState } from './lab-state.ts';

/** The view of the lab: one screen in templates, widths and languages, and a theme for comparison. */
export interface LabView {
  readonly screen: LabScreen;
  readonly templates: readonly string[];
  readonly widths: readonly number[];
  readonly locales: readonly string[];
  /** Value of `data-theme` of a built-in theme or a site's own; blank for none. */
  readonly beside: string;
}

/** Screens that show most of a theme. Only pages: a dialog would open over the whole lab. */
export const screens = ['home', 'hall', 'slotList', 'register', 'promotionList', 'account'] as const;
export type LabScreen = (typeof screens)[number];

export const widths = [360, 390, 768, 992, 1280, 1440] as const;

export const firstView: LabView = {
  screen: 'home',
  templates: ['mobile', 'desktop'].flatMap((kind) => templateIds.find((id) => kindOf(id) === kind) ?? []),
  widths: [390, 1440],
  locales: ['en_US'],
  beside: '',
};

/** Narrowest width of a desktop. */
const WIDE = 992;

/** The chosen widths that suit a template; its default width if none does. */
export function widthsOf(template: string, chosen: readonly number[]): readonly number[] {
  const kind = kindOf(template);
  const fit = chosen.filter((width) => width >= WIDE === (kind === 'desktop'));
  return fit.length > 0 ? fit : [usual[kind]];
}

const list = (given: string | undefined): readonly string[] => (given ?? '').split('.').filter(Boolean);

/** State and view as one word of letters, digits, `-` and `_`, which Storybook keeps in the address of a story. */
export function writeAddress(state: LabState, { screen, templates, widths: wide, locales, beside }: LabView): string {
  const view = [screen, templates.join('.'), wide.join('.'), locales.join('.'), beside].join('/');
  const word = btoa(view).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${word}-x-${addressOf(state)}`;
}

/** Reads such a word; null if it contains no state, the default view if it contains none. */
export function readAddress(word: string): { readonly state: LabState; readonly view: LabView } | null {
  const [first = '', rest = ''] = word.split(/-x-(.*)/s);
  const state = stateOfAddress(rest);
  if (!state) return null;
  let text = '';
  try {
    text = atob(first.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    // A cut address may still contain its theme.
  }
  const [screen, templates, wide, locales, beside = ''] = text.split('/');
  const known = list(templates).filter((id) => templateIds.includes(id));
  const chosen = list(wide)
    .map(Number)
    .filter((width) => widths.some((each) => each === width));
  const languages = list(locales).filter((locale) => /^[a-z]{2,3}_[A-Z]{2}$/.test(locale));
  return {
    state,
    view: {
      screen: screens.find((name) => name === screen) ?? firstView.screen,
      templates: known.length > 0 ? known : firstView.templates,
      widths: chosen.length > 0 ? chosen : firstView.widths,
      locales: languages.length > 0 ? languages : firstView.locales,
      beside: /^[a-z][\w-]*$/.test(beside) ? beside : '',
    },
  };
}
