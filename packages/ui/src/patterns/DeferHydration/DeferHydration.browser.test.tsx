import { createContext, use, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { idle } from '../../testing/testRoot.ts';
import { DeferHydration, holdHydration, setDeferOffscreen } from './index.ts';

const rendered = vi.fn<(name: string) => void>();
const pressed = vi.fn<(name: string) => void>();

function Shelf({ name }: { readonly name: string }) {
  rendered(name);
  return (
    <button type="button" onClick={() => pressed(name)}>
      {name}
    </button>
  );
}

function Page({ name }: { readonly name: string }) {
  return (
    <>
      <h1>{name}</h1>
      <DeferHydration>
        <Shelf name={name} />
      </DeferHydration>
    </>
  );
}

let place: HTMLElement;
const shelf = () => place.querySelector('button');

/** A page from the server, hydrated while its subtrees are held; ends when its first screen is hydrated. */
async function open(): Promise<{ readonly root: Root; readonly errors: unknown[]; readonly release: () => void }> {
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Page name="Slots" />);
  rendered.mockClear();
  const release = holdHydration();
  const errors: unknown[] = [];
  const root = hydrateRoot(place, <Page name="Slots" />, { onRecoverableError: (error) => errors.push(error) });
  onTestFinished(() => {
    release();
    root.unmount();
    place.remove();
  });
  await idle();
  return { root, errors, release };
}

beforeEach(() => {
  pressed.mockClear();
});

test('a part is left as the server sent it until the first interaction', async () => {
  const { errors } = await open();
  expect(rendered).not.toHaveBeenCalled();
  const before = shelf();
  window.dispatchEvent(new Event('scroll'));
  await expect.poll(() => rendered.mock.calls).toEqual([['Slots']]);
  expect([shelf() === before, errors]).toEqual([true, []]);
});

test('a carousel that advances and a dialog that takes the focus do not open a part', async () => {
  await open();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.innerHTML =
    '<div role="dialog" aria-label="News"><button type="button">Close</button></div><div><p>Row</p></div>';
  onTestFinished(() => dialog.remove());
  dialog.querySelector('button')?.focus();
  dialog.querySelector('p')?.parentElement?.dispatchEvent(new Event('scroll'));
  await idle();
  expect(rendered).not.toHaveBeenCalled();
  dialog.querySelector('button')?.click();
  await expect.poll(() => rendered.mock.calls).toEqual([['Slots']]);
});

test('the press that opens a part is carried out by it, once', async () => {
  const { errors } = await open();
  const before = shelf();
  before?.click();
  expect(pressed.mock.calls).toEqual([['Slots']]);
  expect([shelf() === before, errors]).toEqual([true, []]);
});

test('what changes meanwhile waits, and is shown once the part is hydrated', async () => {
  const { root, errors, release } = await open();
  root.render(<Page name="Live" />);
  await expect.poll(() => place.querySelector('h1')?.textContent).toBe('Live');
  await idle();
  expect([rendered.mock.calls, shelf()?.textContent]).toEqual([[], 'Slots']);
  const before = shelf();
  release();
  await expect.poll(() => shelf()?.textContent).toBe('Live');
  expect([shelf() === before, errors]).toEqual([true, []]);
});

test('[LOOK-17] a part that React gives up, as a context above it changes, is shown and not held', async () => {
  const Name = createContext('');
  const renamed: { to?: (name: string) => void } = {};
  const Named = () => <Shelf name={use(Name)} />;
  const part = (
    <DeferHydration>
      <Named />
    </DeferHydration>
  );
  function Around() {
    const [name, setName] = useState('Slots');
    useEffect(() => {
      renamed.to = setName;
    }, []);
    return <Name value={name}>{part}</Name>;
  }
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Around />);
  const release = holdHydration();
  const root = hydrateRoot(place, <Around />);
  onTestFinished(() => {
    release();
    root.unmount();
    place.remove();
  });
  await idle();
  renamed.to?.('Live');
  await expect.poll(() => shelf()?.textContent).toBe('Live');
});

test('a part that is mounted in the browser is not held', async () => {
  const release = holdHydration();
  onTestFinished(release);
  mount(<DeferHydration>Here</DeferHydration>);
  await expect.poll(() => document.body.textContent).toContain('Here');
});

/** A page of which one part is in view and one further down, as it is painted first; ends after that frame. */
async function paintFirst(): Promise<string> {
  setDeferOffscreen(true);
  onTestFinished(() => setDeferOffscreen(false));
  // On a busy machine frames may pass before the page is there.
  const committed = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.body.textContent.includes('End')) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  mount(
    <>
      <DeferHydration>
        <div style={{ height: '100lvh' }}>Near</div>
      </DeferHydration>
      <ul role="list">
        <DeferHydration within="list">
          <li>Far</li>
        </DeferHydration>
      </ul>
      <p>End</p>
    </>,
  );
  await committed;
  // Observers report in this frame, before it is painted.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { port1, port2 } = new MessageChannel();
  const painted = new Promise<string>((resolve) => {
    port1.addEventListener('message', () => resolve(document.body.textContent), { once: true });
  });
  port1.start();
  port2.postMessage(null);
  return painted;
}

test('a part out of view follows the first paint of its page, one in view does not', async () => {
  expect(await paintFirst()).toContain('NearEnd');
  const list = document.querySelector('ul');
  // Later content keeps its final position: out of view.
  await expect.poll(() => list?.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
  await expect.poll(() => [list?.children[0]?.tagName, list?.children[0]?.ariaHidden]).toEqual(['LI', 'true']);
  await expect.poll(() => document.body.textContent).toContain('NearFarEnd');
  expect(list?.childElementCount).toBe(1);
});
