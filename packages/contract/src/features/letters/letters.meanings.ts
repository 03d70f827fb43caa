import { should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Letters of a member. */
export const letters: CallMeanings = {
  letters: {
    level: 'should',
    without: 'The page of letters says that it could not be loaded.',
    request: {
      active: 'Always 1.',
      count: 'Always 50.',
      sort_field: 'Always `id`.',
      sort_order: 'Always `desc`: the newest first.',
    },
    reply: {
      list: should('Letters of this page.', 'The page says that there are none.'),
      unread_count: should('Number of unread letters on all pages, shown at the icon.', 'The icon shows no number.'),
    },
  },
  letterRead: {
    level: 'should',
    without: 'Letters stay unread.',
    request: { id: 'Id of the letter that was opened.' },
  },
  letterDestroy: {
    level: 'may',
    without: 'Letters cannot be deleted.',
    request: {
      active: 'Always 1.',
      count: 'Always 50.',
      page: 'Page of the list on which the member was.',
      sort_field: 'Always `id`.',
      sort_order: 'Always `desc`.',
      id: 'Ids of the letters to delete, at least one.',
    },
  },
};
