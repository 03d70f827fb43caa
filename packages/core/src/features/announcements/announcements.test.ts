import { expect, test } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
// Loaded here, so that no test is the one that loads it.
import './announcements.api.ts';
import { announcement } from './announcements.fixtures.ts';
import { createAnnouncements, announcementLines, announcementArticles, visibleAnnouncements } from './index.ts';

const MARQUEE = '/api/arks/web/announcement/marquee';

const all = [
  announcement({ id: '3', title: 'Third', content: '<p>c</p>', sort: 3 }),
  announcement({ id: '1', title: '', content: '<p>First <b>line</b></p>', sort: 1, createdAt: '2026-03-04 23:59:00' }),
  announcement({ id: null, content: { zh_CN: '二', en_US: 'Two' }, sort: 2, shownToMembers: false }),
  announcement({ id: '9', content: '<p></p>', sort: 4 }),
];

test('[SHELL-34] the news are the announcements that the marquee shows, under the same ids', () => {
  for (const member of [false, true]) {
    const news = announcementArticles(visibleAnnouncements(all, member), 'en_US');
    expect(news.map(({ id }) => id)).toEqual(announcementLines(all, member, 'en_US').map(({ id }) => id));
  }
  expect(announcementArticles(visibleAnnouncements(all, false), 'en_US')).toEqual([
    { id: '1', title: 'First line', html: '<p>First <b>line</b></p>', date: '2026-03-04' },
    { id: 'line-1', title: 'Two', html: 'Two', date: '' },
    { id: '3', title: 'Third', html: '<p>c</p>', date: '' },
  ]);
});

test('[SHELL-34] a long announcement without a title is headed by its beginning', () => {
  const [item] = announcementArticles([announcement({ content: 'word '.repeat(60) })], 'en_US');
  expect(item?.title).toMatch(/^word .*…$/);
  expect(item?.title.length).toBeLessThan(83);
});

test('[SHELL-34] a heading of 80 characters is whole, a longer one ends with its 80th, without a blank before the dots', () => {
  const heading = (content: string) => announcementArticles([announcement({ content })], 'en_US')[0]?.title;
  expect(heading('x'.repeat(80))).toBe('x'.repeat(80));
  expect(heading('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
  expect(heading(`${'x'.repeat(79)} yz`)).toBe(`${'x'.repeat(79)}…`);
});

test('[SHELL-34] an announcement with a title alone is shown as its own words, and one without a date has none', () => {
  const news = announcementArticles([announcement({ title: '<b>Only</b> this', content: '' })], 'en_US');
  expect(news).toEqual([{ id: '1', title: 'Only this', html: '<b>Only</b> this', date: '' }]);
});

test('[ERR-04x] a list that fails is reported nowhere, one that is no longer looked at is given up', async () => {
  const deps = testDeps();
  const options = createAnnouncements(deps).queries.list();
  expect(options.queryKey).toEqual(['announcements', 1001]);
  expect(await readOutcome(deps, options, MARQUEE)).toEqual(quiet);
});

test('logins and logouts leave other lists alone, and nothing is loaded for a feature that was given up', () => {
  const deps = testDeps();
  const feature = createAnnouncements(deps);
  const keys = [feature.queries.list().queryKey, ['banners']] as const;
  const load = () => keys.forEach((key) => deps.queryClient.setQueryData(key, []));
  const stale = () => keys.map((key) => deps.queryClient.getQueryState(key)?.isInvalidated);
  const login = { memberId: '1', currencyBefore: 'RMB', currency: 'RMB', atStart: false };
  load();
  deps.events.emit('login', login);
  expect(stale()).toEqual([true, false]);
  load();
  feature.dispose();
  deps.events.emit('login', login);
  deps.events.emit('logout', { reason: 'asked' });
  expect(stale()).toEqual([false, false]);
});

test('[SHELL-34] a title alone is news, even when the content has no words', () => {
  expect(announcementArticles([announcement({ title: 'T', content: '<p></p>' })], 'en_US')).toMatchObject([
    { title: 'T', html: '<p></p>' },
  ]);
});
