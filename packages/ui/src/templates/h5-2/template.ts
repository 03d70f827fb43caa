import { defineTemplate } from '../../defineTemplate.ts';
import './h5-2.css.ts';
import * as slots from './slots.ts';
import * as views from './views.ts';

/** Two panes: the halls as a rail on the left that stays, their providers as wide cards on the right. */
export default defineTemplate({ id: 'h5-2', kind: 'mobile', slots, views });
