import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { UiProvider } from '../UiProvider/index.ts';
import { RichText } from './index.ts';

const text = () => document.querySelector<HTMLElement>('[class*="RichText"]');
const shown = () => vi.waitFor(() => expect(text()?.childNodes.length).toBeGreaterThan(0), 10_000);

test('[HOME-31x] keeps what texts are made of', async () => {
  mount(
    <RichText
      html={`<h1>Rules</h1><p style="text-align:center;color:red">Play <b>well</b></p><ul><li>One</li></ul>
        <table><tr><th>Game</th><td align="right">1</td></tr></table><img src="/a.png" width="20" height="10px" alt="A">`}
    />,
  );
  await expect.element(page.getByRole('heading', { level: 2, name: 'Rules' })).toBeVisible();
  expect(text()?.querySelector('p')?.outerHTML).toBe('<p data-align="center">Play <b>well</b></p>');
  expect(text()?.querySelector('td')?.dataset['align']).toBe('end');
  expect(text()?.querySelector('table')?.parentElement?.tabIndex).toBe(0);
  const picture = text()?.querySelector('img');
  expect([picture?.getAttribute('src'), picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual([
    '/a.png',
    '20',
    null,
  ]);
});

test('[HOME-31x] a picture comes from this site or from an allowed host, and from nowhere else', async () => {
  mount(
    <RichText
      html={
        '<p>x</p>' +
        [
          'https://img.test/a.png',
          'https://spy.test/a.png',
          '//img.test/b.png',
          'http://img.test/c.png',
          'data:image/png;base64,AAAA',
          'data:image/svg+xml,<svg/>',
          '/d.png',
        ]
          .map((src) => `<img src="${src}">`)
          .join('')
      }
    />,
    { imageHosts: ['img.test'] },
  );
  await shown();
  expect([...(text()?.querySelectorAll('img') ?? [])].map((picture) => picture.getAttribute('src'))).toEqual([
    'https://img.test/a.png',
    'https://img.test/b.png',
    'data:image/png;base64,AAAA',
    '/d.png',
  ]);
});

test('[HOME-31x] links to this site are followed inside it, others open apart, unsafe ones are words', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const guardHref = (href: string) => (href.includes('refused') ? null : href);
  mount(
    <RichText html='<a href="https://refused.test/">No</a><a href="faq/deposit"><b>Help</b></a><a href="https://example.com/x">Out</a><a href="javascript:alert(1)">Bad</a>' />,
    { navigate, guardHref },
  );
  await page.getByText('Help').click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/faq/deposit', expect.anything());
  const out = page.getByRole('link', { name: 'Out' });
  await expect.element(out).toHaveAttribute('target', '_blank');
  await expect.element(out).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect([...(text()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    null,
    '/faq/deposit',
    'https://example.com/x',
    null,
  ]);
});

test('[HOME-31x] what the server wrote stays until the browser has read the text itself', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(
    <UiProvider renderHtml={() => '<p>Server</p>'}>
      <RichText html="<p>Own</p><script>1</script>" />
    </UiProvider>,
  );
  expect(place.textContent).toBe('Server');
  const problems: unknown[] = [];
  const root = hydrateRoot(
    place,
    <UiProvider>
      <RichText html="<p>Own</p><script>1</script>" />
    </UiProvider>,
    { onRecoverableError: (error) => problems.push(error) },
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await vi.waitFor(() => expect(place.textContent).toBe('Own'), 10_000);
  expect([problems, place.querySelector('script')]).toEqual([[], null]);
});

test('[HOME-31x] another text takes the place of the one before', async () => {
  const { rerender } = mount(<RichText html="<p>One</p>" />);
  await expect.element(page.getByText('One')).toBeVisible();
  rerender(<RichText html="<p>Two</p>" />);
  await expect.element(page.getByText('Two')).toBeVisible();
  expect(text()?.textContent).toBe('Two');
});
