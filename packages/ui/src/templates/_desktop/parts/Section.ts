import { makeSection } from '../../../patterns/PageSection/index.ts';
import { deferred, head, icon, more, section, title } from './page.css.ts';

/** A part of a page with its heading. */
export const Section = makeSection({ section, deferred, head, icon, title, more });
