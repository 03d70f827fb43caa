import { defineTemplate } from '../../defineTemplate.ts';
import './h5-3.css.ts';
import * as slots from './slots.ts';
import * as views from './views.ts';

/** The deck: halls as a stack of cards, each opening in place, over a dock that hides on scrolling. */
export default defineTemplate({ id: 'h5-3', kind: 'mobile', slots, views });
