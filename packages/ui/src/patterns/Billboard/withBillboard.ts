import { root } from './Billboard.css.ts';

/** The condition of a style with `withBillboard`: browsers of tier B keep their header's background. */
export const knowsBillboard = 'selector(:has(*))';

/** The selector of a frame whose page begins with a billboard and is not scrolled; `frame` is a class. */
export const withBillboard = (frame: string): string => `.${frame}:has(.${root}:not([data-passed]))`;
