import { defineTemplate } from '../../defineTemplate.ts';
import './h5-8.css.ts';
import * as slots from './slots.ts';
import * as views from './views.ts';

/** Large and clear: readable without glasses, one section below the other, without motion. */
export default defineTemplate({ id: 'h5-8', kind: 'mobile', slots, views });
