import { idle } from '@housefront/ui/testing';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { surviveCache } from './page-cache.ts';

const { prototype } = MessagePort;
const post = Object.getOwnPropertyDescriptor(prototype, 'postMessage')?.value as (message: unknown) => void;

afterEach(() => {
  prototype.postMessage = post;
});

const comeBack = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('[BRW-03] a page that comes back from the page cache goes on, also where messages on their way are lost', async () => {
  let lost = false;
  prototype.postMessage = function postUnlessLost(this: MessagePort, message: unknown) {
    if (!lost) post.call(this, message);
  };
  surviveCache();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render('before');
  await expect.poll(() => place.textContent).toBe('before');
  lost = true;
  root.render('after');
  await idle();
  lost = false;
  comeBack(false);
  await idle();
  await expect.poll(() => place.textContent).toBe('before');
  comeBack(true);
  await expect.poll(() => place.textContent).toBe('after');
  root.unmount();
  place.remove();
});

test('[BRW-03] [CAT-12] a page that comes back from the page cache is where it was, also where it was put to its top', async () => {
  surviveCache();
  const tall = document.body.appendChild(document.createElement('div'));
  tall.style.height = '4000px';
  scrollTo(0, 480);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  scrollTo(0, 0);
  comeBack(false);
  await expect.poll(() => scrollY).toBe(0);
  comeBack(true);
  await expect.poll(() => scrollY).toBe(480);
  tall.remove();
});
