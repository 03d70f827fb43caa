import { expect, test } from 'vitest';
import { testConfig, testDeps } from '../../testing/index.ts';
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

test.each([
  ['blocks', '/api/web/model_setting'],
  ['sponsors', '/api/web/model_sponsor'],
  ['loginNotes', '/api/web/model_login'],
] as const)(
  '[SITE-13x] the list of %s is asked with the version of the template, put in order, unknown entries left out',
  async (list, path) => {
    const deps = testDeps({ config: testConfig({ modelVersion: '2.1' }) });
    const { queries } = createContent(deps);
    deps.ports.http.ok(path, {
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
    expect(deps.ports.http.bodies(path)).toEqual([{ site_id: 1001, language: 'zh_CN', model_version: '2.1' }]);
  },
);

test('[ERR-09] a page that is not found is an error with status, path and a message that names it', () => {
  const error = createNotFound('/x');
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ status: 404, data: { path: '/x' } });
  expect(error.message).toContain('/x');
  expect(error.name).toBe('NotFound');
});
