import { defineTemplate } from '../../defineTemplate.ts';
import './desktop-1.css.ts';
import * as slots from './slots.ts';
import * as views from './views.ts';

/** The classic layout: halls across the top, hero carousel, jackpot plate, six tiles in a row. */
export default defineTemplate({ id: 'desktop-1', kind: 'desktop', tiles: 'wide', slots, views });
