import { navigationTarget } from '@housefront/core/adapters';
import { RichText } from '@housefront/ui/primitives/RichText';
import { UiProvider } from '@housefront/ui/primitives/UiProvider';
import { testRoot } from '@housefront/ui/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { htmlAttacks } from './htmlAttacks.ts';

const harmful =
  /^(?:script|style|iframe|frame|frameset|object|embed|link|meta|base|form|input|video|audio|template|math|map|svg)$/;
const harmfulName = /^on|^(?:id|name|style|srcset|ping|srcdoc|action|formaction|background)$/i;

/** Parts of a text that could still run, load or mislead. */
const harmOf = (root: Element): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const found = harmful.test(element.localName) ? [`<${element.localName}>`] : [];
    for (const { name, value } of element.attributes) {
      if (harmfulName.test(name)) found.push(name);
      if (name === 'href' && !/^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)/.test(value)) found.push(`href ${value}`);
      if (name === 'src' && !/^(?:\/(?!\/)|data:image\/(?!svg))/.test(value)) found.push(`src ${value}`);
    }
    return found;
  });

test('[HOME-31x] none of the attacks in a text of the platform runs, loads or leads anywhere', async () => {
  const attacked = vi.fn();
  vi.stubGlobal('attacked', attacked);
  const { place, render } = testRoot();
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const guardHref = (href: string) => navigationTarget(href, { external: true })?.href ?? null;
  render(
    <UiProvider guardHref={guardHref}>
      {htmlAttacks.map((html) => (
        <section key={html} data-attack={html}>
          <RichText html={html} />
        </section>
      ))}
      <section data-attack="none">
        <RichText html="<p>the end</p>" />
      </section>
    </UiProvider>,
  );
  await vi.waitFor(() => expect(place.querySelector('[data-attack="none"] p')?.textContent).toBe('the end'), 10_000);
  const texts = [...place.querySelectorAll<HTMLElement>('[data-attack]')];
  expect(texts).toHaveLength(htmlAttacks.length + 1);
  const harm = texts.flatMap((text) => harmOf(text).map((found) => `${found} of ${text.dataset['attack'] ?? ''}`));
  expect(harm).toEqual([]);
  for (const link of place.querySelectorAll('a')) link.addEventListener('click', (event) => event.preventDefault());
  for (const element of place.querySelectorAll<HTMLElement>('[data-attack] *')) element.click();
  expect(attacked).not.toHaveBeenCalled();
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(asked.filter((name) => name.includes('attack.invalid'))).toEqual([]);
});

test('[HOME-31x] nothing is left of a text that is read as a frameset, and its page is shown', async () => {
  const { place, render } = testRoot();
  render(
    <UiProvider>
      <RichText html="<frameset onload=attacked()><frame src=/x></frameset>" />
      <RichText html="<p>beside it</p>" />
    </UiProvider>,
  );
  await vi.waitFor(() => expect(place.textContent).toBe('beside it'), 10_000);
  expect(place.querySelector('frameset, frame')).toBeNull();
});
