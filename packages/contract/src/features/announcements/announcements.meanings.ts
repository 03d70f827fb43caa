import { like, should, type CallMeanings } from '../../calls/meaning.types.ts';

/** Meaning of the calls for announcements. */
export const announcements: CallMeanings = {
  announcements: {
    level: 'should',
    without: 'The home page has no line of announcements, and their page is empty.',
    request: {
      sort_field: 'Always `sort`.',
      sort_order: 'Always `asc`: the smallest first.',
    },
    reply: {
      id: 'Id of the announcement. A second one with the same id is left out.',
      title: like(should('Heading, if there is one.', 'The content is shown alone.'), { en_US: 'New games' }),
      content: should('Text of the line, as HTML or plain.', 'The line shows the heading alone.'),
      display_before_login: should('Whether guests see it.', 'Guests do not see it.'),
      display_after_login: should('Whether members see it.', 'Members do not see it.'),
      created_at: like('Day of the announcement, shown beside it.', '2026-01-15 12:00:00'),
    },
  },
};
