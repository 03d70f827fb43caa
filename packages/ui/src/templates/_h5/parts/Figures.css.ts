import { templateStyle } from '../../../foundations/styles.ts';

/** Gutters of the page and paddings of a card, on both sides. */
const BESIDE = '96px';
/** Width of a letter in a wide font, points and blanks among them. */
const LETTER = 0.6;

export const figures = templateStyle({
  fontSize: `min(1em, calc((100vw - ${BESIDE}) / (var(--letters) * ${LETTER})))`,
  whiteSpace: 'nowrap',
});
