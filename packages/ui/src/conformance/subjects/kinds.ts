import type { TemplateKind } from '../../defineTemplate.ts';

/** The mode of a template by its folder's name, available before it is loaded; a check compares it with `template.kind`. */
export const kindOf = (id: string): TemplateKind => (id.startsWith('desktop') ? 'desktop' : 'mobile');

/** The narrowest supported width in px. */
export const narrowest: Readonly<Record<TemplateKind, number>> = { mobile: 320, desktop: 992 };

/** The width in px of visual baselines. */
export const usual: Readonly<Record<TemplateKind, number>> = { mobile: 360, desktop: 1440 };
