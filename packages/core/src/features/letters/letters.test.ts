import { calls } from '@housefront/contract/calls';
import type { SiteConfig } from '@housefront/contract/site-config';
import { QueryObserver } from '@tanstack/react-query';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { settle, success } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
// Loaded here, so that no test is the one that loads them.
import './letters.actions.ts';
import { createLetters } from './index.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const LIST = '/api/arks/web/member/letter';
const READ = '/api/arks/web/member/letter/read';
const DESTROY = '/api/arks/web/member/letter/destroy';
const order = { sort_field: 'id', sort_order: 'desc' };
const body = (page: number) => ({ active: 1, count: 50, language: 'zh_CN', page, site_id: 1001, ...order });

const platform = usePlatform();

/** lucky88 with so many unread letters, of which `letter 1` is the oldest. */
const setUp = (written = 0, config: Partial<SiteConfig> = {}) => {
  const deps = platform.deps({ member: 'lucky88', config });
  const memberId = Number(deps.ports.storage.get('member_id'));
  for (let number = 1; number <= written; number += 1)
    platform.sandbox.world.letters.write(memberId, `letter ${number}`, `<p>${number}</p>`);
  const feature = createLetters(deps);
  onTestFinished(feature.dispose);
  const { http, clock } = deps.ports;
  const page = (number = 1) => deps.queryClient.fetchQuery(feature.queries.page(number));
  const known = (number = 1) => deps.queryClient.getQueryData(feature.queries.page(number).queryKey);
  const paths = () => http.requests.map(({ path }) => path);
  /** Shows a page until the test is over. */
  const look = async (number = 1) => {
    onTestFinished(new QueryObserver(deps.queryClient, feature.queries.page(number)).subscribe(() => undefined));
    await settle();
  };
  return { ...deps, http, clock, feature, page, known, paths, look };
};
const login = { memberId: '1', currencyBefore: 'RMB', currency: 'RMB', atStart: true };
const first = async (scene: ReturnType<typeof setUp>) => {
  const letter = (await scene.page()).letters[0];
  if (!letter) throw new Error('there is no letter');
  return letter;
};

test('[APIM-17] [LET-03] a page is asked for in the language on screen, 50 a page, the newest first', async () => {
  const { page, http } = setUp(51);
  expect((await page()).letters.map(({ title }) => title).slice(0, 2)).toEqual(['letter 51', 'letter 50']);
  expect((await page(2)).letters).toMatchObject([{ title: 'letter 1', html: '<p>1</p>', isRead: false }]);
  expect(http.bodies(LIST)).toEqual([body(1), body(2)]);
});

test.each([
  [0, 1],
  [50, 1],
  [51, 2],
])('[LET-06x] %i letters give %i pages', async (total, pages) => {
  const { page, http } = setUp();
  http.ok(calls.letters, { list: [], total_count: total, unread_count: 0 });
  expect((await page()).pages).toBe(pages);
});

test('[LET-01] [LET-06x] a letter has title, content, time and whether it was read; the counts are those of all pages', async () => {
  const { page, http } = setUp();
  const list = [
    { id: 7, is_read: 1, title: { zh_CN: '您好', en_US: 'Hello' }, content: '<b>x</b>', created_at: 'soon' },
  ];
  http.malformed(calls.letters, { list, total_count: '120', unread_count: 3 });
  expect(await page()).toEqual({
    letters: [{ id: '7', isRead: true, title: '您好', html: '<b>x</b>', at: { kind: 'unknown' } }],
    total: 120,
    pages: 3,
    unread: 3,
  });
});

test('[AUTH-15x] [ERR-04x] letters that cannot be had are reported nowhere, and given up when nothing waits for them', async () => {
  const scene = setUp();
  expect(await readOutcome(scene, scene.feature.queries.page(), LIST)).toEqual(quiet);
});

test('[STORE-20x] letters go with the login', () => {
  const { feature, ports } = setUp();
  ports.storage.remove('member_id');
  expect(feature.queries.page().queryKey).toEqual(['member', 'letters', '', 1]);
});

test('[AUTH-13] each login loads the first page', async () => {
  const { events, known } = setUp(2);
  events.emit('login', login);
  await settle();
  expect(known()).toMatchObject({ total: 2, unread: 2 });
});

test('[LET-02] [APIM-18] an unread letter is read by a call with its id, then the list is read again; a read one sends nothing', async () => {
  const scene = setUp(2);
  const { feature, http, paths, known } = scene;
  const letter = await first(scene);
  await Promise.all([feature.open(letter), feature.open(letter)]);
  expect(http.bodies(READ)).toEqual([{ id: letter.id }]);
  expect(paths()).toEqual([LIST, READ, LIST]);
  expect(known()).toMatchObject({ unread: 1, letters: [{ isRead: true }, { isRead: false }] });
  await feature.open(await first(scene));
  expect(http.sent(READ)).toHaveLength(1);
});

test('[LET-02] a letter whose reading was refused stays unread, is reported nowhere, and is tried again', async () => {
  const scene = setUp(1);
  const { feature, http, heard } = scene;
  const letter = await first(scene);
  http.code(READ, '500', 'later');
  await feature.open(letter);
  expect([http.sent(LIST).length, heard('failure'), heard('message')]).toEqual([1, [], []]);
  await feature.open(letter);
  expect(http.sent(READ)).toHaveLength(2);
});

test('[LET-04] [LET-05x] [APIM-19] letters are deleted by the body of their list with their ids, then the list is read again', async () => {
  const { feature, http, page, paths, known } = setUp(3);
  const ids = (await page()).letters.slice(0, 2).map(({ id }) => id);
  expect(await feature.destroy(ids, 1)).toBe(true);
  expect(http.bodies(DESTROY)).toEqual([{ ...body(1), id: ids }]);
  expect(paths()).toEqual([LIST, DESTROY, LIST]);
  expect(known()).toMatchObject({ letters: [{ title: 'letter 1' }], total: 1 });
});

test('[LET-04] a deletion that is refused is reported, and the letters stay', async () => {
  const { feature, http, page, heard } = setUp(1);
  const { letters } = await page();
  http.code(DESTROY, '500', 'not now');
  expect(await feature.destroy([letters[0]?.id ?? ''], 1)).toBe(false);
  expect(heard('failure')).toMatchObject([{ call: 'letterDestroy', error: { message: 'not now' } }]);
  expect(http.sent(LIST)).toHaveLength(1);
});

test('[LET-06x] on another page, that page and the counts of the first are read again, and pages that are not looked at are forgotten', async () => {
  const { feature, http, page, known, look } = setUp(101);
  await page();
  await page(3);
  await look(2);
  const letter = known(2)?.letters[0];
  if (!letter) throw new Error('there is no second page');
  http.requests.length = 0;
  await feature.open(letter);
  expect(http.bodies(LIST)).toEqual([body(1), body(2)]);
  expect([known()?.unread, known(2)?.letters[0]?.isRead, known(3)]).toEqual([100, true, undefined]);
});

test('[RT-12] letters that changed are read again; one that arrived is reported, what else happens to them is not', async () => {
  const { events, http, heard } = setUp();
  events.emit('letters-changed', { arrived: true });
  await settle();
  expect(heard('message')).toEqual([{ kind: 'info', key: 'letters.arrived' }]);
  events.emit('letters-changed', { arrived: false });
  await settle();
  expect([heard('message').length, http.sent(LIST).length]).toEqual([1, 2]);
});

test('[RT-04x] letters are read again although they are fresh, whatever is under way', async () => {
  const { feature, http } = setUp();
  http.hold(LIST);
  void feature.reread();
  await settle();
  const under = http.sent(LIST)[0];
  http.ok(calls.letters, { list: [], total_count: 0, unread_count: 0 });
  void feature.reread();
  await settle();
  void feature.reread();
  await settle();
  expect([under?.signal.aborted, http.sent(LIST).length]).toEqual([true, 3]);
});

test('[RT-04x] letters are read again as a whole when the first page and the one on screen could be read', async () => {
  const { feature, http, look } = setUp(51);
  await look(2);
  http.requests.length = 0;
  expect(await feature.reread()).toBe(true);
  expect(http.bodies(LIST)).toEqual([body(1), body(2)]);
});

test.each([1, 2])(
  '[RT-04x] [ERR-04x] page %i that cannot be read again is a failure without a message, and all pages keep what they show',
  async (failing) => {
    const { feature, http, page, known, look, heard } = setUp(51);
    await page();
    await look(2);
    const answer = success(calls.letters, { list: [], total_count: 0, unread_count: 0 });
    http.on(LIST, (request) => (Object(request.body).page === failing ? { status: 500, text: 'oops' } : answer));
    expect(await feature.reread()).toBe(false);
    expect(known(failing)).toMatchObject({ total: 51, unread: 51 });
    expect(known(3 - failing)).toMatchObject({ total: 0, unread: 0 });
    expect([heard('failure'), heard('message')]).toEqual([[], []]);
    http.on(LIST, answer);
    expect(await feature.reread()).toBe(true);
  },
);

test('[RT-12] reading letters again leaves other data alone, and what failed elsewhere is no failure of theirs', async () => {
  const { feature, queryClient, known } = setUp(1);
  const reads: AbortSignal[] = [];
  const other = (name: string, answer: Promise<string>) => ({
    queryKey: ['member', name],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => {
      reads.push(signal);
      return answer;
    },
  });
  onTestFinished(new QueryObserver(queryClient, other('shown', Promise.resolve('1'))).subscribe(() => undefined));
  await queryClient.prefetchQuery(other('put away', Promise.resolve('2')));
  await queryClient.prefetchQuery(other('failed', Promise.reject(new Error('offline'))));
  void queryClient.prefetchQuery(other('under way', new Promise(() => undefined)));
  expect(await feature.reread()).toBe(true);
  expect(known()?.total).toBe(1);
  expect(reads.map(({ aborted }) => aborted)).toEqual([false, false, false, false]);
  expect(queryClient.getQueryData(['member', 'put away'])).toBe('2');
});

test('[LET-01] a site without letters sends no calls and shows no message, and there is nothing that could not be read', async () => {
  const { feature, events, http, heard } = setUp(1, { features: { letters: false } });
  events.emit('login', login);
  events.emit('letters-changed', { arrived: true });
  expect(await feature.reread()).toBe(true);
  await settle();
  expect([http.requests, heard('message')]).toEqual([[], []]);
  expect(feature.dispose).not.toThrow();
});

test('a feature that was given up reads nothing any more', async () => {
  const { feature, events, http, clock } = setUp();
  feature.dispose();
  events.emit('letters-changed', { arrived: true });
  events.emit('login', login);
  await clock.advance(1000);
  expect(http.requests).toEqual([]);
});
