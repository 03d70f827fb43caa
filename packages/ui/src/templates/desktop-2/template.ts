import { defineTemplate } from '../../defineTemplate.ts';
import './desktop-2.css.ts';
import * as slots from './slots.ts';
import * as views from './views.ts';

/** The lobby: a rail of halls at the side, a slim bar with search, dense shelves of portrait art. */
export default defineTemplate({ id: 'desktop-2', kind: 'desktop', tiles: 'portrait', slots, views });
