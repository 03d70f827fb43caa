import { hiddenFromSight } from '../../../foundations/rules.ts';

/** For a title that the header of its page shows: only assistive technology reads it there (LOOK-19). */
export const saidInHeader = { '[data-header="page"] &': hiddenFromSight } as const;
