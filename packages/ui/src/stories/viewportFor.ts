import { kindOf } from '../conformance/subjects/kinds.ts';

/** Storybook's globals as far as they are read here. */
export interface ShownGlobals {
  readonly template?: string;
  readonly viewport?: { readonly value?: string | undefined };
}

const isPhone = (viewport: string | undefined): boolean => viewport !== undefined && Number(viewport.slice(1)) < 992;

/**
 * The viewport that a newly chosen template needs: a phone's for phone templates, the whole window for desktop templates.
 * Null if the current one fits, so that a chosen width is kept.
 */
export function viewportFor({ template = '', viewport }: ShownGlobals): { readonly value: string | undefined } | null {
  const phone = kindOf(template) === 'mobile';
  if (phone === isPhone(viewport?.value)) return null;
  return { value: phone ? 'w390' : undefined };
}
