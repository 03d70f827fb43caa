import { defineTemplate } from '../../defineTemplate.ts';
import './h5-6.css.ts';
import * as slots from './slots.ts';
import * as views from './views.ts';

/** The cinema: a billboard under the see-through header, shelves of posters below, a bar of icons. */
export default defineTemplate({ id: 'h5-6', kind: 'mobile', tiles: 'portrait', slots, views });
