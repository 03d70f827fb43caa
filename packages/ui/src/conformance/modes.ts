import { kindOf, templateIds, usual } from './templates.ts';

/** A mode of visual tests: values of Storybook's globals. Motion is off in pictures. */
export interface Mode {
  readonly theme: string;
  readonly viewport: string;
  readonly motion: 'reduced';
  /** Absent for stories without a template. */
  readonly template?: string;
}

const themes = ['midnight', 'daylight', 'contrast'] as const;

/** Every primitive and pattern in a dark, a light and the AAA theme, for Chromatic (DES-05). */
export const componentModes: Readonly<Record<string, Mode>> = Object.fromEntries(
  themes.map((theme) => [theme, { theme, viewport: 'w390', motion: 'reduced' }]),
);

/** Home and hall in every template at its default width, for Chromatic and the visual baselines (DES-05). */
export const screenModes: Readonly<Record<string, Mode>> = Object.fromEntries(
  templateIds.flatMap((template) =>
    themes.map((theme) => [
      `${template} ${theme}`,
      { template, theme, viewport: `w${usual[kindOf(template)]}`, motion: 'reduced' } satisfies Mode,
    ]),
  ),
);
