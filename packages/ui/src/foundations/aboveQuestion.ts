import { componentVars } from './component-vars.css.ts';

/** The distance of an edge from the lower end of the window, or of the question for consent that lies over it. */
export const aboveQuestion = (edge: string): string => `max(${edge}, ${componentVars.question.room})`;
