import type { Announcement } from '@housefront/contract/features/announcements';
import { expect, test } from 'vitest';
import { marqueeItems, newsItems, visibleAnnouncements } from './index.ts';

const line = (over: Partial<Announcement>): Announcement => ({
  id: '1',
  title: '',
  content: 'text',
  display_before_login: true,
  display_after_login: true,
  sort: 0,
  created_at: '',
  ...over,
});

const all = [
  line({ id: '3', title: 'Third', content: '<p>c</p>', sort: 3 }),
  line({ id: '1', title: '', content: '<p>First <b>line</b></p>', sort: 1, created_at: '2026-03-04 23:59:00' }),
  line({ id: null, content: { zh_CN: '二', en_US: 'Two' }, sort: 2, display_after_login: false }),
  line({ id: '9', content: '<p></p>', sort: 4 }),
];

test('[SHELL-34] the news are the announcements that the marquee shows, under the same ids', () => {
  for (const member of [false, true]) {
    const news = newsItems(visibleAnnouncements(all, member), 'en_US');
    expect(news.map(({ id }) => id)).toEqual(marqueeItems(all, member, 'en_US').map(({ id }) => id));
  }
  expect(newsItems(visibleAnnouncements(all, false), 'en_US')).toEqual([
    { id: '1', title: 'First line', html: '<p>First <b>line</b></p>', date: '2026-03-04' },
    { id: 'line-1', title: 'Two', html: 'Two', date: '' },
    { id: '3', title: 'Third', html: '<p>c</p>', date: '' },
  ]);
});

test('[SHELL-34] a long announcement without a title is headed by its beginning', () => {
  const [item] = newsItems([line({ content: 'word '.repeat(60) })], 'en_US');
  expect(item?.title).toMatch(/^word .*…$/);
  expect(item?.title.length).toBeLessThan(83);
});
