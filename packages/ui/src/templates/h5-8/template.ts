import { defineTemplate } from '../../defineTemplate.ts';
import './h5-8.css.ts';
import * as slots from './slots.ts';
import * as views from './views.ts';

/** Large and clear: reads without glasses, one thing below another, nothing moves. */
export default defineTemplate({ id: 'h5-8', kind: 'mobile', slots, views });
