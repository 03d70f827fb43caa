import { afterAll, describe, expect, inject, test } from 'vitest';
import type { FixtureOptions } from '../../slots/base.fixtures.ts';
import type { ViewName } from '../../views/contract.ts';
import { checkedTemplates } from '../subjects/checkedTemplates.ts';
import { keepScreen, type KeptScreen, type Pose } from '../screen/open.tsx';
import type { Ownership } from '../subjects/ownership.ts';
import { bases, loadTemplates, narrowest, usual } from '../subjects/templates.ts';
import { viewNames } from '../subjects/viewFixtures.ts';

/** A view of a template, as one kind of visitor sees it. */
export interface Subject extends Ownership {
  readonly view: ViewName;
  readonly options: FixtureOptions;
  /** Whether the template is the first of its kind, from whose base the others are made. */
  readonly isBase: boolean;
  /** The narrowest and the usual width of the template, in px. */
  readonly widths: { readonly narrowest: number; readonly usual: number };
}

/** Looks at an open page. @returns faults, empty for none */
export type Finder = (screen: KeptScreen, subject: Subject) => Promise<readonly unknown[]>;

/** One look at open pages. It poses the page for itself, so the looks before it make no difference. */
export interface Look {
  /** The guarantee about the page, after the rows that this proves. */
  readonly title: string;
  /** The pages that it looks at. */
  readonly at: (subject: Subject) => boolean;
  readonly faults: Finder;
}

/** The page of a subject in another pose. */
export const posed = ({ options }: Subject, pose: Pose): Pose => ({ options, ...pose });

/**
 * Makes a test of each look at each page. A page opens once for all of its looks: opening it takes longer than most looks. What
 * the console says of errors meanwhile is a fault of the look.
 * @param session whose pages
 */
export async function lookAtViews(session: 'guest' | 'member', looks: readonly Look[]): Promise<void> {
  const wanted = inject('views');
  const views = viewNames.filter((view) => wanted.length === 0 || wanted.includes(view));
  const firsts = bases(await loadTemplates());
  describe.each(await checkedTemplates())('$template.id', (ownership) => {
    const { kind } = ownership.template;
    const isBase = firsts.includes(ownership.template);
    const subjects = views.map((view): Subject => {
      const options = { variant: 'normal', session } as const;
      return { ...ownership, view, options, isBase, widths: { narrowest: narrowest[kind], usual: usual[kind] } };
    });
    const pages = subjects
      .map((subject) => ({ subject, view: subject.view, here: looks.filter(({ at }) => at(subject)) }))
      .filter(({ here }) => here.length > 0);
    describe.each(pages)('$view', ({ subject, here }) => {
      let kept: KeptScreen | undefined;
      afterAll(() => kept?.close());
      test.for(here)('$title', async ({ faults }) => {
        const { template, view, options, widths } = subject;
        kept ??= await keepScreen({ template, view, options, width: widths.narrowest });
        try {
          const found = await faults(kept, subject);
          expect([...found, ...kept.errors.mock.calls]).toEqual([]);
        } finally {
          kept.errors.mockClear();
        }
      });
    });
  });
}
