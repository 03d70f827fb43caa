import { kindOf, templateIds, usual } from './templates.ts';

/** A mode of visual tests: values of Storybook's globals. Screenshots are taken without motion. */
export interface Mode {
  readonly theme: string;
  readonly viewport: string;
  readonly motion: 'reduced';
  /** Absent for stories without a template. */
  readonly template?: string;
}

const base = 'midnight';
const others = ['emerald', 'crimson', 'daylight', 'festival', 'neon', 'contrast'] as const;

/** Every primitive and pattern in a dark, a light and the AAA theme, for Chromatic (DES-05). */
export const componentModes: Readonly<Record<string, Mode>> = Object.fromEntries(
  [base, 'daylight', 'contrast'].map((theme) => [theme, { theme, viewport: 'w390', motion: 'reduced' }]),
);

const screen = (template: string, theme: string): readonly [string, Mode] => [
  `${template} ${theme}`,
  { template, theme, viewport: `w${usual[kindOf(template)]}`, motion: 'reduced' },
];

const inEachTemplate = templateIds.map((template) => screen(template, base));
const phone = templateIds.find((id) => kindOf(id) === 'mobile');

/** Modes by view, for Chromatic and the visual baselines: every template in one theme, and home of one in all themes (DES-05). */
export const screenModes: Readonly<Record<'home' | 'slotList', Readonly<Record<string, Mode>>>> = {
  home: Object.fromEntries([...inEachTemplate, ...(phone ? others.map((theme) => screen(phone, theme)) : [])]),
  slotList: Object.fromEntries(inEachTemplate),
};
