import { defineTemplate } from '../../defineTemplate.ts';
import './h5-4.css.ts';
import * as slots from './slots.ts';
import * as views from './views.ts';

/** Stories: round halls, a peeking carousel, and games and promotions in two columns; search in the middle of the bar. */
export default defineTemplate({ id: 'h5-4', kind: 'mobile', tiles: 'portrait', slots, views });
