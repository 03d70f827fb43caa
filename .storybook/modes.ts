/** A mode of visual tests: values of Storybook's globals. */
type Mode = Readonly<Record<'theme' | 'viewport', string>> & { readonly motion: 'reduced' };

const mode = (theme: string, viewport: string): Mode => ({ theme, viewport, motion: 'reduced' });

/** Theme by viewport, for Chromatic and the local visual tests (DES-05). Motion is off in pictures. */
export const chromaticModes: Readonly<Record<string, Mode>> = {
  'midnight phone': mode('midnight', 'w360'),
  'midnight desktop': mode('midnight', 'w1280'),
  'daylight phone': mode('daylight', 'w390'),
  'daylight desktop': mode('daylight', 'w1440'),
  'contrast phone': mode('contrast', 'w320'),
};
