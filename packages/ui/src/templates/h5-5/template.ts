import { defineTemplate } from '../../defineTemplate.ts';
import './h5-5.css.ts';
import * as slots from './slots.ts';
import * as views from './views.ts';

/** The sportsbook: sport first, halls as segments on top, providers and games in low rows. */
export default defineTemplate({ id: 'h5-5', kind: 'mobile', slots, views });
