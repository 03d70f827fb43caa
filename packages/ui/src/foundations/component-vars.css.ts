import { createGlobalThemeContract, createGlobalTheme } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { space, touch } from './space.ts';

/**
 * Component variables: the second level of variation, between tokens and slots. A template sets them on its root
 * (`[data-template="h5-8"]`) to change sizes without a component of its own.
 */
export const componentVars = createGlobalThemeContract(
  {
    control: { height: '', heightSmall: '', heightLarge: '', padding: '' },
    page: { width: '', gutter: '', sectionGap: '' },
    header: { height: '' },
    /** Its height, and the height of a raised part above it. */
    tabBar: { height: '', rise: '' },
    /** `rank` is the room for the number before a tile of a numbered list. */
    tile: { gap: '', ratio: '', columns: '', rank: '' },
    /** Height of the bar of floats. */
    float: { room: '' },
    /** Height that the question for consent and the bar below it take of the window; nothing without a question. */
    question: { room: '' },
  },
  (_value, path) => `hf-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

createGlobalTheme(':root', componentVars, {
  '@layer': layers.base,
  control: { height: touch.min, heightSmall: '32px', heightLarge: '52px', padding: space.lg },
  page: { width: '1240px', gutter: space.lg, sectionGap: space.xxl },
  header: { height: '56px' },
  tabBar: { height: '60px', rise: '0px' },
  tile: { gap: space.md, ratio: '1', columns: '3', rank: '34px' },
  float: { room: '60px' },
  question: { room: '0px' },
});
