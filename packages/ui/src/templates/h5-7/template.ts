import { defineTemplate } from '../../defineTemplate.ts';
import './h5-7.css.ts';
import './slots/tiles.css.ts';
import * as slots from './slots.ts';
import * as views from './views.ts';

/** The wallet: a balance card with quick actions first, then halls and games as icons of a phone's home screen. */
export default defineTemplate({ id: 'h5-7', kind: 'mobile', slots, views });
