import { defineTemplate } from '../../defineTemplate.ts';
import './h5-1.css.ts';
import * as slots from './slots.ts';
import * as views from './views.ts';

/** Origin, the app-like layout: balance in the header, hall tabs over three tiles in a row, a raised round button below. */
export default defineTemplate({ id: 'h5-1', kind: 'mobile', slots, views });
