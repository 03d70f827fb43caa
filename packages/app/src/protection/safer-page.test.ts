import type { SiteDefinition } from '../kernel/defineSite.ts';
import { expect, test } from 'vitest';
import { bodyOf, linksOf, renderedPage, renderOverSandbox, searchedAddresses } from '../testing/renderedPage.ts';

renderOverSandbox();

const text = (id: string) => ({ id, title: `Title ${id}`, description: '', html: `<p>Words of ${id}</p>` });
/** Content with a page of the same id, and another one. */
const content: SiteDefinition['content'] = () =>
  Promise.resolve({
    default: {
      page: (id: string) => Promise.resolve(['about', 'safer-gambling'].includes(id) ? text(id) : null),
      pages: () => Promise.resolve([text('about'), text('safer-gambling')]),
      faq: () => Promise.resolve([]),
      seo: () => Promise.resolve(null),
    },
  });
const protection: SiteDefinition['protection'] = {
  profile: 'se',
  licence: {
    sentence: 'Licensed by the Commission.',
    account: '12345',
    register: 'https://register.example.com/12345',
    authority: 'Supervised by the Office.',
    warning: 'Play can do harm.',
  },
  marks: [1, 2, 3].map((n) => ({ file: `mark-${n}.svg`, title: `Mark ${n}`, url: `https://marks.example.com/${n}` })),
  links: [
    {
      kind: 'helpline',
      title: 'Helpline',
      url: 'https://help.example.com',
      phone: '0800 000 000',
      note: 'Day and night',
    },
    { kind: 'contact', title: 'Care team', url: 'https://care.example.com', note: 'Monday to Friday, 9 to 17' },
    { kind: 'assessment', title: 'Self-test', url: 'https://test.example.com' },
    { kind: 'register', title: 'Register', url: 'https://exclusion.example.com' },
    { kind: 'software', title: 'Blocker', url: 'https://blocking.example.com' },
  ],
};
const path = '/main/safer-gambling';

test.each(['desktop', 'mobile'] as const)(
  '[RG-04] [RG-45] the page of tools is in the document of a %s, and search engines may index it',
  async (mode) => {
    const page = await renderedPage({ protection, content }, { path, mode, locale: 'en_US' });
    expect([page.status, page.cacheable]).toEqual([200, true]);
    expect(page.html).not.toContain('noindex');
    expect(page.html).toContain('<title>Safer gambling');
    const body = bodyOf(page);
    for (const words of [
      'Limits',
      'Self-exclusion',
      'Day and night',
      '0800 000 000',
      'Monday to Friday, 9 to 17',
      'Self-test',
    ])
      expect(body).toContain(words);
    expect(linksOf(page)).toEqual(
      expect.arrayContaining([
        '/user/Limits',
        '/user/Breaks',
        '/user/Activity',
        'tel:0800000000',
        'https://help.example.com',
        'https://care.example.com',
        'https://test.example.com',
        'https://exclusion.example.com',
        'https://blocking.example.com',
      ]),
    );
    // The profile has no marketing choices, and the site's own page of this id is not shown.
    expect(linksOf(page)).not.toContain('/user/Choices');
    expect(body).not.toContain('Words of safer-gambling');
  },
);

test('[RG-04] [RG-11] where members choose the interval of the reality check, the page leads there', async () => {
  const british: SiteDefinition['protection'] = { ...protection, profile: 'gb', marks: [] };
  const page = await renderedPage(
    { protection: british, halls: { hidden: [8] }, content },
    { path, mode: 'mobile', locale: 'en_US' },
  );
  expect(linksOf(page)).toContain('/user/RealityCheck');
});

test.each([
  ['gb', ['Limits', 'RealityCheck', 'Breaks', 'Breaks', 'Activity', 'Choices'], false],
  ['de', ['Limits', 'Activity'], true],
  ['se', ['Limits', 'Breaks', 'Activity'], false],
] as const)(
  '[RG-04] the page of %s has each of its tools, and the panic button where there is one',
  async (profile, sections, panic) => {
    const site: SiteDefinition['protection'] = {
      ...protection,
      profile,
      marks: profile === 'se' ? protection.marks : [],
      ...(profile === 'de' && { host: 'www.example.de' }),
    };
    const halls: SiteDefinition['halls'] = { hidden: [8] };
    const page = await renderedPage({ protection: site, content, halls }, { path, mode: 'mobile', locale: 'en_US' });
    const [, main = ''] = /<main(.*)<\/main>/s.exec(bodyOf(page)) ?? [];
    const tools = [...main.matchAll(/href="\/user\/(\w+)"/g)].map(([, section]) => section);
    expect(tools).toEqual(sections);
    expect(main.includes('Panic button')).toBe(panic);
  },
);

test('[RG-04] it is listed once for search engines, beside the pages of the content', async () => {
  const listed = (await searchedAddresses({ protection, content })).filter((address) => address.startsWith('/main/'));
  expect(listed).toEqual([path, '/main/about']);
});

test('[RG-04] a site without a profile has no such page, unless its content has one', async () => {
  const { page, ...rest } = (await content()).default;
  const other: SiteDefinition['content'] = () =>
    Promise.resolve({
      default: { ...rest, page: (id, locale) => (id === 'about' ? page(id, locale) : Promise.resolve(null)) },
    });
  expect((await renderedPage({ content: other }, { path, locale: 'en_US' })).status).toBe(404);
  const own = await renderedPage({ content }, { path, locale: 'en_US' });
  expect([own.status, bodyOf(own).includes('Words of safer-gambling')]).toEqual([200, true]);
});

test.each(['/', '/gameHall/3', '/slotgame?gt_id=3&gp_id=GPJD&house=', '/register', '/discount'])(
  '[RG-01] [RG-04] the document of %s has licence, register and the way to the tools in both modes',
  async (address) => {
    for (const mode of ['desktop', 'mobile'] as const) {
      const page = await renderedPage({ protection }, { path: address, mode, locale: 'en_US' });
      const body = bodyOf(page);
      for (const sentence of ['Licensed by the Commission.', 'Supervised by the Office.', 'Play can do harm.'])
        expect(body).toContain(sentence);
      expect(body).toContain('Licence number 12345 in the public register');
      expect(body).toContain('aria-label="Players must be 18 or older"');
      expect(linksOf(page)).toEqual(
        expect.arrayContaining([
          path,
          '/user/Limits',
          'https://register.example.com/12345',
          'https://help.example.com',
        ]),
      );
      // The strip of marks.
      expect(linksOf(page)).toEqual(expect.arrayContaining([1, 2, 3].map((n) => `https://marks.example.com/${n}`)));
    }
  },
);

test('[RG-01] [RG-05] the mark of a profile with a seal is in the footer, and nowhere on top', async () => {
  const mt = { ...protection, profile: 'mt', marks: protection.marks?.slice(0, 1) ?? [] };
  const body = bodyOf(await renderedPage({ protection: mt }, { locale: 'en_US' }));
  expect(body.match(/https:\/\/marks\.example\.com\/1/g)).toHaveLength(1);
  expect(body.indexOf('https://marks.example.com/1')).toBeGreaterThan(body.indexOf('Licensed by the Commission.'));
  expect(body).not.toContain('Official marks');
});
