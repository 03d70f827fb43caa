import { defineTemplate } from '@housefront/ui';
import * as slots from './slots.ts';
import './tiles.css.ts';
import * as views from './views.ts';

/** The board: games in two wide columns with their names over the art, and a home that begins with the halls. */
export default defineTemplate({ id: 'h5-50', kind: 'mobile', tiles: 'wide', slots, views });
