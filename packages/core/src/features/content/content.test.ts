import { calls } from '@housefront/contract/calls';
import { callPath } from '@housefront/contract/endpoint';
import { expect, test } from 'vitest';
import { settle, success, testConfig, testDeps } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
// Loaded here, so that no test is the one that loads them.
import './content.api.ts';
import './content.follow.ts';
import { createContent, createNotFound, type ContentPage, type ContentProvider } from './index.ts';

const page = (id: string): ContentPage => ({ id, title: `T ${id}`, description: 'd', html: `<p>${id}</p>` });

const provider: ContentProvider = {
  page: (id, locale) => Promise.resolve(id === 'about' ? page(`about-${locale}`) : null),
  pages: () => Promise.resolve([page('about'), page('terms')]),
  faq: (locale) => Promise.resolve([page(`q-${locale}`)]),
  seo: () => Promise.resolve(page('seo')),
};

test('[HOME-30x] pages, questions and the text above the footer come from the provider, in the language on screen', async () => {
  const deps = testDeps();
  const { queries } = createContent({ ...deps, load: () => Promise.resolve(provider) });
  expect(await deps.queryClient.fetchQuery(queries.page('about'))).toMatchObject({ id: 'about-zh_CN' });
  expect(await deps.queryClient.fetchQuery(queries.page('none'))).toBeNull();
  expect(await deps.queryClient.fetchQuery(queries.faq())).toMatchObject([{ id: 'q-zh_CN' }]);
  expect(await deps.queryClient.fetchQuery(queries.pages())).toEqual([
    { id: 'about', title: 'T about' },
    { id: 'terms', title: 'T terms' },
  ]);
  expect(await deps.queryClient.fetchQuery(queries.seo())).toMatchObject({ id: 'seo' });
});

test('[HOME-30x] a site without content has no pages and no questions', async () => {
  const deps = testDeps();
  const { queries } = createContent(deps);
  expect(await deps.queryClient.fetchQuery(queries.page('about'))).toBeNull();
  expect(await deps.queryClient.fetchQuery(queries.faq())).toEqual([]);
  expect(await deps.queryClient.fetchQuery(queries.seo())).toBeNull();
});

const platform = usePlatform();

test.each([
  ['blocks', calls.modelSetting, ['1', '2']],
  ['sponsors', calls.modelSponsor, ['1', '2']],
  ['loginNotes', calls.modelLogin, ['1']],
] as const)('[SITE-13x] the list of %s is the platform’s, in the language on screen', async (list, call, ids) => {
  const deps = platform.deps({ config: testConfig({ modelVersion: '2.1' }) });
  const read = async () => deps.queryClient.fetchQuery(createContent(deps).queries.models(list));
  const here = await read();
  expect(here.map(({ id }) => id)).toEqual(ids);
  deps.site.setState({ locale: 'en_US' });
  const there = await read();
  expect(there.map(({ id }) => id)).toEqual(here.map(({ id }) => id));
  expect(there.map(({ title }) => title)).not.toEqual(here.map(({ title }) => title));
  const asked = { site_id: 1001, model_version: '2.1' };
  expect(deps.ports.http.bodies(callPath(call))).toEqual([
    { ...asked, language: 'zh_CN' },
    { ...asked, language: 'en_US' },
  ]);
});

test.each([
  ['blocks', calls.modelSetting],
  ['sponsors', calls.modelSponsor],
  ['loginNotes', calls.modelLogin],
] as const)('[SITE-13x] the list of %s is put in order, unknown entries left out', async (list, call) => {
  const deps = testDeps({ config: testConfig({ modelVersion: '2.1' }) });
  const { queries } = createContent(deps);
  deps.ports.http.malformed(call, {
    list: [
      { id: 2, title: { zh_CN: '二', en_US: 'two' }, content: '<p>2</p>', sort: 2 },
      'nonsense',
      { kind: 'chart', points: [1, 2] },
      { id: 1, title: 'one', content: '', sort: 1, url: 'https://a.test' },
    ],
  });
  expect(await deps.queryClient.fetchQuery(queries.models(list))).toEqual([
    { id: '1', title: 'one', html: '', text: '', url: 'https://a.test', image: '' },
    { id: '2', title: '二', html: '<p>2</p>', text: '2', url: '', image: '' },
  ]);
});

test('[ERR-09] a page that is not found is an error with status, path and a message that names it', () => {
  const error = createNotFound('/x');
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ status: 404, data: { path: '/x' } });
  expect(error.message).toContain('/x');
  expect(error.name).toBe('NotFound');
});

test('[ERR-04x] a list of the template that fails is reported nowhere, one that nothing waits for is given up', async () => {
  const deps = testDeps();
  expect(await readOutcome(deps, createContent(deps).queries.models('blocks'), '/api/web/model_setting')).toEqual(
    quiet,
  );
});

test('[HOME-30x] content is kept by language and tried twice; lists of the template for five minutes, by site as well', () => {
  const { queries } = createContent(testDeps());
  const forever = { staleTime: Number.POSITIVE_INFINITY, retry: 1 };
  expect(queries.page('about')).toMatchObject({ queryKey: ['content', 'page', 'zh_CN', 'about'], ...forever });
  expect(queries.pages()).toMatchObject({ queryKey: ['content', 'pages', 'zh_CN'], ...forever });
  expect(queries.faq()).toMatchObject({ queryKey: ['content', 'faq', 'zh_CN'], ...forever });
  expect(queries.seo()).toMatchObject({ queryKey: ['content', 'seo', 'zh_CN'], ...forever });
  expect(queries.models('blocks')).toMatchObject({
    queryKey: ['content', 'models', 1001, 'zh_CN', 'blocks'],
    staleTime: 300_000,
  });
});

test('[HOME-30x] a site without content has no list of pages', async () => {
  const deps = testDeps();
  expect(await deps.queryClient.fetchQuery(createContent(deps).queries.pages())).toEqual([]);
});

test('[SITE-13x] an entry without an id is known by its place, one with either words is shown', async () => {
  const deps = testDeps();
  const { queries } = createContent(deps);
  const list = [
    { title: 'only a title', sort: 2 },
    { content: 'only content', sort: 1 },
    { title: '', content: '', sort: 0 },
  ];
  deps.ports.http.ok(calls.modelSponsor, { list });
  expect(await deps.queryClient.fetchQuery(queries.models('sponsors'))).toMatchObject([
    { id: 'sponsors-1', title: '', html: 'only content' },
    { id: 'sponsors-2', title: 'only a title', html: '' },
  ]);
});

const item = { id: '1', title: 'new', content: '', sort: 0, url: '', image: '' };

test.each([
  ['blocks', calls.modelSetting],
  ['sponsors', calls.modelSponsor],
  ['loginNotes', calls.modelLogin],
] as const)(
  '[RT-07] [RT-08x] a new list of %s takes the place of the old one, also of one under way',
  async (list, call) => {
    const deps = testDeps();
    const content = createContent(deps);
    const { queryKey, ...options } = content.queries.models(list);
    const detach = content.attach();
    const release = deps.ports.http.hold(callPath(call));
    const asked = deps.queryClient.fetchQuery({ queryKey, ...options }).catch(() => undefined);
    await expect.poll(() => deps.ports.http.sent(callPath(call)).length).toBe(1);
    deps.events.emit('template-changed', { list, items: [item] });
    await settle();
    release(success(call, { list: [{ ...item, title: 'old' }] }));
    await asked;
    const titles = () => deps.queryClient.getQueryData(queryKey)?.map(({ title }) => title);
    expect(titles()).toEqual(['new']);
    detach();
    deps.events.emit('template-changed', { list, items: [] });
    await settle();
    expect(titles()).toEqual(['new']);
  },
);

test('[RT-07] a list that changed leaves the others that are under way alone', async () => {
  const deps = testDeps();
  const content = createContent(deps);
  content.attach();
  deps.ports.http.hold('/api/web/model_login');
  const asked = deps.queryClient.fetchQuery(content.queries.models('loginNotes'));
  asked.catch(() => undefined);
  await expect.poll(() => deps.ports.http.requests.length).toBe(1);
  deps.events.emit('template-changed', { list: 'blocks', items: [item] });
  await settle();
  expect(deps.ports.http.requests[0]?.signal.aborted).toBe(false);
});

test('[ERR-09] the error of a page that is not found is named for logs', () => {
  expect(createNotFound('/x').name).toBe('NotFound');
});
